import { amount, type Amount } from '../money.ts'
import type { Certificate, Choosing, Draws, HouseGame } from './game.ts'
import { certifyInstant, returnOf, timesStake, type Enumerable, type InstantBeat } from './instant.ts'

/** Where a run stands after its moves. */
export interface Stand {
  /** What a cash-out multiplies the stake by, in ten-thousandths; 0 once the run is lost. */
  timesX10000: number
  /** Whether a cash-out is offered: something was won, and not lost again. */
  cashable: boolean
  /** Whether no move can follow. */
  over: boolean
  /**
   * How much has been staked so far, in ten-thousandths of the ladder's stake; that stake alone
   * where absent. `timesX10000` counts in the same stake.
   */
  stakedX10000?: number
}

/** One ladder's stake. */
const ONCE = 10_000

/**
 * What tells one game of moves from another. Its choices, where they can be gone through, are its
 * plans here: every way to play to the end that brings another return, an opening and when to cash
 * out.
 */
export interface RunRules extends Partial<Enumerable> {
  code: string
  streamCode: string
  stakes: readonly Amount[]
  configuration: unknown
  capMultiple: number
  /** How a run is opened: how many mines lie hidden. */
  opening: Choosing
  /** What is drawn for so many moves, as bytes; the same numbers first, however many moves. */
  drawn(draws: Draws, opening: string, moves: number): readonly number[]
  /**
   * Where the moves lead. Undefined for moves the game doesn't take: after the end, the same twice,
   * or none of its own. Throws RangeError for draws that are not what such a run draws.
   */
  judge(drawn: readonly number[], opening: string, moves: string): Stand | undefined
  /** What the player may know of the draws while the run is open. */
  shown(drawn: readonly number[], opening: string, moves: string): readonly number[]
  /** What came, in figures that need no language. */
  outcome(drawn: readonly number[], opening: string, moves: string): string
  /** What an opening stakes, as `Stand.stakedX10000`; the ladder's stake where absent. */
  stakedAt?(opening: string): number
  /**
   * The move the house makes for a player who stays away too long, again and again until the run is
   * over. Absent where such a run is cashed out.
   */
  idleMove?(drawn: readonly number[], opening: string, moves: string): string
}

/**
 * A game whose round takes several moves of its player, each a character (`a` to `z`, `0` to `9`).
 *
 * While it goes on it is called a run. Once it is over it is a round like any other: its choice is
 * how it was opened and every move (`3-bxk`), so that whoever plays the choice again comes to the
 * same payout. A run without anything won brings its stake back.
 */
export interface RunGame extends HouseGame<InstantBeat>, RunRules {
  choosing: Choosing
  pace: 'other'
}

/** A game of several moves whose plans can be gone through. */
export type PlannedRun = RunGame & Enumerable

/** Whether a game's plans can be gone through; others are certified by a way of their own. */
export const isPlanned = (game: RunGame): game is PlannedRun => game.sharesOf !== undefined

/** What a round's choice says: how it was opened, and the moves. */
export interface RunChoice {
  opening: string
  moves: string
}

/** A run as the choice of its round: `3-bxk`. */
export const writtenRun = ({ opening, moves }: RunChoice): string => `${opening}-${moves}`

/** The opening and moves in a choice; undefined for what has no such form. */
export function runIn(choice: string): RunChoice | undefined {
  const [, opening, moves] = /^([a-z0-9]+)-([a-z0-9]*)$/.exec(choice) ?? []
  return opening === undefined || moves === undefined ? undefined : { opening, moves }
}

/** Whether rounds of a game take several moves. */
export const isRunGame = (game: HouseGame): game is RunGame => 'judge' in game

/** What an opening takes, of one ladder's stake. */
export const openingStake = (rules: Pick<RunRules, 'stakedAt'>, opening: string, unit: Amount): Amount =>
  timesStake(unit, rules.stakedAt?.(opening) ?? ONCE)

/** The ladder's stake of a run by what was staked in all. */
export const unitOf = (staked: Amount, stakedX10000 = ONCE): Amount =>
  amount((staked * BigInt(ONCE)) / BigInt(stakedX10000))

/** What has been staked so far, by the ladder's stake. */
export const stakedBy = ({ stakedX10000 = ONCE }: Stand, unit: Amount): Amount => timesStake(unit, stakedX10000)

/**
 * What a run brings when it ends where it stands, by the ladder's stake; what was staked when
 * nothing was won or lost.
 */
export const payoutOf = (stand: Stand, unit: Amount): Amount =>
  stand.cashable || stand.over ? timesStake(unit, stand.timesX10000) : stakedBy(stand, unit)

/** The game of the rules: it reads, plays and shows whole rounds. */
export function runGame(rules: RunRules & Enumerable): PlannedRun
export function runGame(rules: RunRules): RunGame
export function runGame(rules: RunRules): RunGame {
  const given = (choice: string): RunChoice => {
    const run = runIn(choice)
    if (!run || rules.opening.read(run.opening) !== run.opening)
      throw new RangeError(`no run of ${rules.code}: ${choice}`)
    return run
  }
  const standOf = (drawn: readonly number[], { opening, moves }: RunChoice): Stand => {
    const stand = rules.judge(drawn, opening, moves)
    if (!stand) throw new RangeError(`${rules.code} takes no moves "${moves}"`)
    return stand
  }
  return {
    ...rules,
    pace: 'other',
    choosing: {
      first: writtenRun({ opening: rules.opening.first, moves: '' }),
      read: (text) => {
        const run = runIn(text)
        return run && rules.opening.read(run.opening) === run.opening ? text : undefined
      },
    },
    play(draws, stake, choice) {
      const run = given(choice)
      const drawn = rules.drawn(draws, run.opening, run.moves.length)
      const stand = standOf(drawn, run)
      return { draws: drawn, steps: 1, payout: payoutOf(stand, unitOf(stake, stand.stakedX10000)) }
    },
    beats(drawn, stake, choice) {
      const run = given(choice)
      const stand = standOf(drawn, run)
      // A round tells what all that was staked on it was multiplied by.
      const timesX10000 = Math.floor((stand.timesX10000 * ONCE) / (stand.stakedX10000 ?? ONCE))
      const won = payoutOf(stand, unitOf(stake, stand.stakedX10000))
      return [{ type: 'instant', outcome: rules.outcome(drawn, run.opening, run.moves), timesX10000, won }]
    },
  }
}

/**
 * Its certificate, over every plan; the largest win is the most that any moves may lead to.
 *
 * Where other moves may lead further than any plan, a bound says how often they do at most: no
 * moves return more than the best plan, so that so many times the stake come no more often than
 * that return divided by them.
 */
export function certifyRun(game: PlannedRun, configurationHash: string): Certificate {
  const certificate = certifyInstant(game, configurationHash)
  const largestBaseWin = String(game.capMultiple)
  if (Number(certificate.most?.times) >= game.capMultiple - 1) return { ...certificate, largestBaseWin }
  let [best, bestWays] = [0n, 1n]
  for (const choice of game.choices()) {
    const { returned, ways } = returnOf(game.sharesOf(choice))
    if (returned * bestWays > best * ways) [best, bestWays] = [returned, ways]
  }
  const rounds = (BigInt(game.capMultiple) * bestWays * BigInt(ONCE)) / best
  return { ...certificate, largestBaseWin, most: { times: largestBaseWin, oneIn: String(rounds), bound: true } }
}
