import { readFileSync } from 'node:fs'

/** A worked case: what goes in and what must come out. */
interface Case<Input, Expected> {
  id: string
  input: Input
  expected: Expected
}

interface Seeded {
  serverSeed: string
  clientSeed: string
  nonce: number
}

interface Times {
  multiplierX10000: number
}

type BoardCase = Case<Seeded & { mines: number }, { mineCells: number[]; pickOrder: number[] }>
type MinesTimesCase = Case<{ tiles: number; mines: number; safePicks: number; edgeBp: number }, Times>
type CardsCase = Case<Seeded & { count: number }, { ranks: number[] }>
type GuessCase = Case<{ edgeBp: number; steps: { card: number; guess: 'GE' | 'LE' | 'GT' | 'LT' | 'EQ' }[] }, Times>
type TowerCase = Case<{ columns: number; badPerRow: number; rowsCleared: number; edgeBp: number }, Times>

/** Worked cases of the games of several moves, for tests. Read from the file beside this one. */
interface Vectors {
  mines: (BoardCase | MinesTimesCase)[]
  hilo: (CardsCase | GuessCase)[]
  tower: TowerCase[]
}

const { vectors }: { vectors: Vectors } = JSON.parse(readFileSync(new URL('./runs.json', import.meta.url), 'utf8'))

export const minesBoards = vectors.mines.filter((item): item is BoardCase => 'serverSeed' in item.input)
export const minesTimes = vectors.mines.filter((item): item is MinesTimesCase => 'safePicks' in item.input)
export const hiloCards = vectors.hilo.filter((item): item is CardsCase => 'serverSeed' in item.input)
export const hiloTimes = vectors.hilo.filter((item): item is GuessCase => 'steps' in item.input)
export const towerTimes = vectors.tower
