// The types of the table, as Lords of Ragnarok fills them: its own view, events and questions.

import type { Game } from '../../contract/lords_of_ragnarok'
import type * as table from '../../lib/contract'

export type { Ask, Event, Events } from '../../contract/lords_of_ragnarok'
export type { Published } from '../../contract/lords_of_ragnarok_view'
export type GameProps = table.GameProps<Game>
export type SceneProps = table.SceneProps<Game>
export type GameModule = table.GameModule<Game>
export type Choices = table.Choices<Game>
