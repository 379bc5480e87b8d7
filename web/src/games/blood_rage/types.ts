// The types of the table, as Blood Rage fills them: its own view, events and questions.

import type { Game } from '../../contract/blood_rage'
import type * as table from '../../lib/contract'

export type { Ask, Event, Events } from '../../contract/blood_rage'
export type View = Game['view']
export type GameProps = table.GameProps<Game>
export type SceneProps = table.SceneProps<Game>
export type GameModule = table.GameModule<Game>
export type Choices = table.Choices<Game>
