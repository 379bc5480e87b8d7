// The types of the table, as A Feast for Odin fills them: its own view, events and questions.

import type { Game } from '../../contract/feast_for_odin'
import type * as table from '../../lib/contract'

export type { Ask, Event, Events } from '../../contract/feast_for_odin'
export type View = Game['view']
export type GameProps = table.GameProps<Game>
export type SceneProps = table.SceneProps<Game>
export type Telling = table.Telling<Game>
export type GameModule = table.GameModule<Game>
export type Choices = table.Choices<Game>
