// Types of pictures.mjs, which Node runs as it is.
import type { Plugin } from 'vite'

export interface Row {
  back: string
  tint: string
  main: string
  with?: string[]
  pose?: string
  flip?: boolean
  turn?: number
}
export interface Tables {
  as: Record<string, string[]>
  decks: Record<string, Record<string, Row | string>>
}
export const PACKS: string[] // the names of the tables, such as lords_of_ragnarok.followers
export function tablesOf(pack: string): Tables
export function figuresOf(row: Row): string[]
export function packOf(pack: string): { code: string; icons: string[] }
export function authorsOf(names: Iterable<string>): Record<string, string[]>
export function iconNames(): Set<string>
export function pictures(): Plugin
