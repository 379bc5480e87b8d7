import './styles/tokens.css'
import './styles/carvings.css'
import './styles/fonts.css'
import './styles/shell.css'
import './styles/pages.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
