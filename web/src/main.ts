import './styles/tokens.css'
import './styles/carvings.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/table.css'
import './styles/rail.css'
import './styles/things.css'
import './styles/places.css'
import './styles/widths.css'
import './styles/pages.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
