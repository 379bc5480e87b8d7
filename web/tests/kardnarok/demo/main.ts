// Shows the positions of positions.json in a plain table: ?at=initiative/basic-4&lang=pt&theme=dark&part=player panel
import '../../../src/styles/tokens.css'
import '../../../src/styles/carvings.css'
import '../../../src/styles/fonts.css'
import '../../../src/styles/base.css'
import '../../../src/styles/table.css'
import '../../../src/styles/side_panel.css'
import '../../../src/styles/things.css'
import '../../../src/styles/places.css'
import '../../../src/styles/widths.css'
import '../../../src/styles/small.css'
import '../../../src/styles/fields.css'
import '../../../src/styles/pages.css'
import { mount } from 'svelte'
import Demo from './Demo.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
mount(Demo, { target: document.getElementById('app')!, props: { at: query.get('at') ?? '', lang: query.get('lang') ?? 'en', part: query.get('part') ?? '' } })
