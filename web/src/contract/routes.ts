// Written by tools/contract.py from the server's structs and routes: change those, and run it again.

import type { Abandon, Advised, AdvisedAnswers, Agree, Agreed, Answer, Archive, Arrange, Ask, Card, Closes, Closing, Continue, Decision, Duration, Event, Face, GameCount, GameWords, Guest, House, Import, Invitation, Json, Keys, Leave, Link, Listed, ListedTable, Me, Message, Mine, Mute, Muted, MyTable, NewTable, NewWebhook, Opened, Password, Plan, Preferences, Rating, Ready, Replace, Replay, Result, RewindRequest, RewindVote, Say, Seated, Secret, SetUp, StandIn, StandingOrder, Swap, Table, Take, Text, ToldTurn, Try, Undo, Update, Vote, Why, Words } from './server'

/** What each route takes and answers: `Routes['GET']['/tables']['answer']`. */
export interface Routes {
  GET: {
    '/admin/tables': { params: { limit?: number; offset?: number; }; body: undefined; answer: Table[] }
    '/codes/{code}': { params: { code: string; }; body: undefined; answer: Table }
    '/games/{game}/words/{lang}': { params: { game: string; lang: string; content?: string; }; body: undefined; answer: GameWords }
    '/house': { params: { }; body: undefined; answer: House }
    '/me': { params: { }; body: undefined; answer: Me }
    '/statistics': { params: { }; body: undefined; answer: GameCount[] }
    '/statistics/cards': { params: { game: string; seats?: number | null; content?: string; limit?: number; offset?: number; }; body: undefined; answer: Card[] }
    '/statistics/durations': { params: { }; body: undefined; answer: Duration[] }
    '/statistics/me': { params: { }; body: undefined; answer: Mine }
    '/statistics/me/results': { params: { limit?: number; offset?: number; }; body: undefined; answer: Result[] }
    '/statistics/ratings': { params: { game: string; seats: number; limit?: number; offset?: number; }; body: undefined; answer: Rating[] }
    '/statistics/results': { params: { game?: string | null; seats?: number | null; limit?: number; offset?: number; }; body: undefined; answer: Result[] }
    '/tables': { params: { limit?: number; offset?: number; running?: boolean; }; body: undefined; answer: ListedTable[] }
    '/tables/mine': { params: { news?: boolean; }; body: undefined; answer: MyTable[] }
    '/tables/{table_id}': { params: { table_id: string; }; body: undefined; answer: Table }
    '/tables/{table_id}/advice': { params: { table_id: string; seat: number; }; body: undefined; answer: Advised }
    '/tables/{table_id}/advice/answers': { params: { table_id: string; seat: number; }; body: undefined; answer: AdvisedAnswers }
    '/tables/{table_id}/asks': { params: { table_id: string; seat?: number | null; }; body: undefined; answer: Ask[] }
    '/tables/{table_id}/chat': { params: { table_id: string; seat?: number | null; since?: number; }; body: undefined; answer: Message[] }
    '/tables/{table_id}/chat/mutes': { params: { table_id: string; seat?: number | null; }; body: undefined; answer: Muted }
    '/tables/{table_id}/closes': { params: { table_id: string; seat: number; option: string; }; body: undefined; answer: Closes }
    '/tables/{table_id}/closing': { params: { table_id: string; seat: number; }; body: undefined; answer: Closing }
    '/tables/{table_id}/decisions': { params: { table_id: string; seat?: number | null; }; body: undefined; answer: Decision[] }
    '/tables/{table_id}/events': { params: { table_id: string; seat?: number | null; since?: number; }; body: undefined; answer: Event[] }
    '/tables/{table_id}/export': { params: { table_id: string; }; body: undefined; answer: { [key: string]: Json } }
    '/tables/{table_id}/invitation': { params: { table_id: string; }; body: undefined; answer: Invitation }
    '/tables/{table_id}/replay': { params: { table_id: string; after?: number; seat?: number | null; since?: number; }; body: undefined; answer: Replay }
    '/tables/{table_id}/replay/text': { params: { table_id: string; after?: number; seat?: number | null; }; body: undefined; answer: Text }
    '/tables/{table_id}/rewind': { params: { table_id: string; }; body: undefined; answer: RewindRequest }
    '/tables/{table_id}/save': { params: { table_id: string; }; body: undefined; answer: { [key: string]: Json } }
    '/tables/{table_id}/seats/mine': { params: { table_id: string; }; body: undefined; answer: number[] }
    '/tables/{table_id}/seats/{seat}/preferences': { params: { table_id: string; seat: number; }; body: undefined; answer: Preferences }
    '/tables/{table_id}/text': { params: { table_id: string; seat?: number | null; }; body: undefined; answer: Text }
    '/tables/{table_id}/turns': { params: { table_id: string; seat?: number | null; since?: number; }; body: undefined; answer: ToldTurn[] }
    '/tables/{table_id}/update': { params: { table_id: string; seat?: number | null; since?: number; patches?: boolean; }; body: undefined; answer: Update }
    '/tables/{table_id}/view': { params: { table_id: string; seat?: number | null; }; body: undefined; answer: { [key: string]: Json } }
    '/tables/{table_id}/why-not': { params: { table_id: string; seat: number; option: string; }; body: undefined; answer: Why }
    '/words/{lang}': { params: { lang: string; }; body: undefined; answer: Words }
  }
  POST: {
    '/me/enter': { params: { }; body: Password; answer: boolean }
    '/tables': { params: { }; body: NewTable; answer: Opened }
    '/tables/import': { params: { }; body: Import; answer: Opened }
    '/tables/{table_id}/agree': { params: { table_id: string; seat: number; }; body: Agree; answer: Agreed }
    '/tables/{table_id}/answer': { params: { table_id: string; seat: number; since?: number; }; body: Answer; answer: Update }
    '/tables/{table_id}/chat': { params: { table_id: string; seat?: number | null; since?: number; }; body: Say; answer: Message[] }
    '/tables/{table_id}/continue': { params: { table_id: string; }; body: Continue; answer: Opened }
    '/tables/{table_id}/invitation': { params: { table_id: string; }; body: undefined; answer: Invitation }
    '/tables/{table_id}/rewind': { params: { table_id: string; seat: number; }; body: RewindVote; answer: RewindRequest }
    '/tables/{table_id}/seats': { params: { table_id: string; }; body: undefined; answer: Table }
    '/tables/{table_id}/seats/{seat}/abandon': { params: { table_id: string; seat: number; }; body: Abandon; answer: Table }
    '/tables/{table_id}/seats/{seat}/leave': { params: { table_id: string; seat: number; }; body: Leave; answer: Table }
    '/tables/{table_id}/seats/{seat}/link': { params: { table_id: string; seat: number; }; body: undefined; answer: Link }
    '/tables/{table_id}/seats/{seat}/plan': { params: { table_id: string; seat: number; }; body: Try; answer: Plan }
    '/tables/{table_id}/seats/{seat}/plan/text': { params: { table_id: string; seat: number; }; body: Try; answer: Text }
    '/tables/{table_id}/seats/{seat}/replace': { params: { table_id: string; seat: number; }; body: Replace; answer: Table }
    '/tables/{table_id}/seats/{seat}/resign': { params: { table_id: string; seat: number; }; body: undefined; answer: Table }
    '/tables/{table_id}/seats/{seat}/swap': { params: { table_id: string; seat: number; }; body: Swap; answer: Table }
    '/tables/{table_id}/seats/{seat}/take': { params: { table_id: string; seat: number; }; body: Take; answer: Seated }
    '/tables/{table_id}/start': { params: { table_id: string; }; body: undefined; answer: Table }
    '/tables/{table_id}/undo': { params: { table_id: string; seat: number; since?: number; }; body: Undo; answer: Update }
    '/tables/{table_id}/undo/vote': { params: { table_id: string; seat: number; since?: number; }; body: Vote; answer: Update }
    '/tables/{table_id}/window/hold': { params: { table_id: string; seat: number; since?: number; }; body: undefined; answer: Update }
  }
  PUT: {
    '/admin/tables/{table_id}/silence': { params: { table_id: string; }; body: Mute; answer: Muted }
    '/me': { params: { }; body: Guest; answer: Me }
    '/statistics/me': { params: { }; body: Listed; answer: Mine }
    '/tables/{table_id}/archive': { params: { table_id: string; }; body: Archive; answer: Archive }
    '/tables/{table_id}/chat/mutes': { params: { table_id: string; seat?: number | null; }; body: Mute; answer: Muted }
    '/tables/{table_id}/chat/silence': { params: { table_id: string; }; body: Mute; answer: Muted }
    '/tables/{table_id}/host': { params: { table_id: string; }; body: Keys; answer: Table }
    '/tables/{table_id}/seats/{seat}/arrange': { params: { table_id: string; seat: number; }; body: Arrange; answer: Table }
    '/tables/{table_id}/seats/{seat}/bot': { params: { table_id: string; seat: number; }; body: StandIn; answer: Table }
    '/tables/{table_id}/seats/{seat}/name': { params: { table_id: string; seat: number; }; body: Guest; answer: Table }
    '/tables/{table_id}/seats/{seat}/portrait': { params: { table_id: string; seat: number; }; body: Face; answer: Table }
    '/tables/{table_id}/seats/{seat}/preferences': { params: { table_id: string; seat: number; }; body: Preferences; answer: Preferences }
    '/tables/{table_id}/seats/{seat}/ready': { params: { table_id: string; seat: number; }; body: Ready; answer: Table }
    '/tables/{table_id}/seats/{seat}/webhook': { params: { table_id: string; seat: number; }; body: NewWebhook; answer: Secret }
    '/tables/{table_id}/setup': { params: { table_id: string; }; body: SetUp; answer: Table }
    '/tables/{table_id}/webhook': { params: { table_id: string; }; body: NewWebhook; answer: Secret }
    '/tables/{table_id}/window/order': { params: { table_id: string; seat: number; since?: number; }; body: StandingOrder; answer: Update }
  }
  DELETE: {
    '/admin/tables/{table_id}': { params: { table_id: string; }; body: undefined; answer: boolean }
    '/admin/tables/{table_id}/seats/{seat}': { params: { table_id: string; seat: number; }; body: undefined; answer: Table }
    '/me': { params: { }; body: undefined; answer: boolean }
    '/tables/{table_id}/invited': { params: { table_id: string; }; body: undefined; answer: boolean }
    '/tables/{table_id}/seats/{seat}': { params: { table_id: string; seat: number; }; body: undefined; answer: Table }
    '/tables/{table_id}/seats/{seat}/bot': { params: { table_id: string; seat: number; }; body: undefined; answer: Table }
    '/tables/{table_id}/seats/{seat}/person': { params: { table_id: string; seat: number; }; body: undefined; answer: Table }
    '/tables/{table_id}/seats/{seat}/webhook': { params: { table_id: string; seat: number; }; body: undefined; answer: null }
    '/tables/{table_id}/webhook': { params: { table_id: string; }; body: undefined; answer: null }
  }
  SOCKET: {
    '/tables/{table_id}/live': { params: { table_id: string; seat?: number | null; since?: number; heard?: number; patches?: boolean; }; body: undefined; answer: null }
  }
}
