// The types of the table, as Kardnarök fills them: its own view, events and questions.

import type { Game } from '../../contract/kardnarok'
import type * as table from '../../lib/contract'

export type { Ask, Event, Events } from '../../contract/kardnarok'
export type View = Game['view']
export type GameProps = table.GameProps<Game>
export type SceneProps = table.SceneProps<Game>
export type GameModule = table.GameModule<Game>
export type Choices = table.Choices<Game>
