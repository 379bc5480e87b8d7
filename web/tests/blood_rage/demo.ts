// A page to look at positions: /tests/blood_rage/demo.html?position=turn&theme=dark&lang=pt&part=player panel

import '../../src/styles/tokens.css'
import '../../src/styles/carvings.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'
import '../../src/styles/table.css'
import '../../src/styles/side_panel.css'
import '../../src/styles/things.css'
import '../../src/styles/places.css'
import '../../src/styles/widths.css'
import '../../src/styles/small.css'
import '../../src/styles/fields.css'
import '../../src/styles/pages.css'
import { mount } from 'svelte'
import Demo from './Demo.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
document.documentElement.lang = asked.get('lang') ?? 'en'
mount(Demo, {
  target: document.getElementById('app')!,
  props: {
    position: asked.get('position') ?? 'turn',
    lang: asked.get('lang') ?? 'en',
    part: asked.get('part') ?? 'stage',
  },
})
