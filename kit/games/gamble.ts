import type { HouseGame } from './game.ts'
import { isInstant } from './instant.ts'
import { amount, type Amount } from '../money.ts'
import { isRunGame } from './run.ts'
import { isTableGame } from './table.ts'

/** The game that a gamble's steps are rounds of. */
export const GAMBLE_GAME = 'double-up'

/** What one step may be won by: a colour doubles what stands, a suit brings it four times. */
export const GAMBLE_CHOICES = ['red', 'black', 'spades', 'hearts', 'diamonds', 'clubs'] as const
export type GambleChoice = (typeof GAMBLE_CHOICES)[number]

/** The choice in a text; undefined for what is none. */
export const gambleChoiceOf = (text: string): GambleChoice | undefined =>
  GAMBLE_CHOICES.find((choice) => choice === text)

/** Times what a won step pays. */
export const gambleTimes = (choice: GambleChoice): 2 | 4 => (choice === 'red' || choice === 'black' ? 2 : 4)

/** So many steps at most, and so many times the first win. */
export const GAMBLE_STEPS = 5
export const GAMBLE_TIMES = 64

/** Whether wins of a game may be gambled: those of slots. */
export const isGambled = (game: HouseGame): boolean => !isInstant(game) && !isRunGame(game) && !isTableGame(game)

/** A win that is gambled, as far as it has come. Money in the smallest unit. */
export interface GambleStand {
  /** How many steps were taken. */
  steps: number
  /** What stands now; a step risks all of it. */
  standing: Amount
  /** What it may come to at most. */
  most: Amount
}

/** The most that a win may come to: so many times itself, and never above the game's own most. */
export function gambleMost(win: Amount, stake: Amount, { capMultiple }: Pick<HouseGame, 'capMultiple'>): Amount {
  const [ofWin, ofGame] = [win * BigInt(GAMBLE_TIMES), stake * BigInt(capMultiple)]
  return amount(ofWin < ofGame ? ofWin : ofGame)
}

/** How many steps are left; none once nothing stands or a colour would lead above the most. */
export const gambleLeft = (stand: GambleStand): number => (mayGamble(stand, 2) ? GAMBLE_STEPS - stand.steps : 0)

/** Whether a step that pays so many times may be taken. */
export const mayGamble = ({ steps, standing, most }: GambleStand, times: 2 | 4): boolean =>
  steps < GAMBLE_STEPS && standing > 0n && standing * BigInt(times) <= most
