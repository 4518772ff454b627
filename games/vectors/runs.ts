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
type TotalCase = Case<{ cards: string[] }, { total: number; soft: boolean; bust: boolean; natural: boolean }>
type DealerCase = Case<
  { up: string; hole: string; nextCards: string[]; hitSoft17: boolean },
  { hand: string[]; total: number; bust: boolean }
>
type SettleCase = Case<
  {
    hands: { cards: string[]; bet: number; split?: boolean; doubled?: boolean; surrender?: boolean }[]
    dealer: string[]
    insurance: number
  },
  { returnedPerHand: number[]; insuranceReturned: number }
>

/** Worked cases of the games of several moves, for tests. Read from the file beside this one. */
interface Vectors {
  mines: (BoardCase | MinesTimesCase)[]
  hilo: (CardsCase | GuessCase)[]
  tower: TowerCase[]
  blackjack: (TotalCase | DealerCase | SettleCase)[]
}

const { vectors }: { vectors: Vectors } = JSON.parse(readFileSync(new URL('./runs.json', import.meta.url), 'utf8'))

export const minesBoards = vectors.mines.filter((item): item is BoardCase => 'serverSeed' in item.input)
export const minesTimes = vectors.mines.filter((item): item is MinesTimesCase => 'safePicks' in item.input)
export const hiloCards = vectors.hilo.filter((item): item is CardsCase => 'serverSeed' in item.input)
export const hiloTimes = vectors.hilo.filter((item): item is GuessCase => 'steps' in item.input)
export const towerTimes = vectors.tower

export const blackjackTotals = vectors.blackjack.filter((item): item is TotalCase => 'cards' in item.input)
export const blackjackDealers = vectors.blackjack.filter((item): item is DealerCase => 'up' in item.input)
export const blackjackSettles = vectors.blackjack.filter((item): item is SettleCase => 'hands' in item.input)
