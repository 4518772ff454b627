import type { Odds } from '@senluna/kit/money.ts'
import type { Fraction } from '../money/fraction.ts'
import type { Drawn, Result } from '../draws/result.ts'

/**
 * Why a selection or a bet is refused; the codes of the wire. Source: docs/lottery.md, "Refusals".
 */
export type SelectionRefusal =
  | 'LOT_E_COUNT'
  | 'LOT_E_NUMBER_FORMAT'
  | 'LOT_E_DUPLICATE'
  | 'LOT_E_SELECTION'
  | 'LOT_E_LINES'
  | 'LOT_E_TYPE'

/** How many a list may hold; `most` is left out where nothing but the lines bound it. */
export interface Count {
  readonly least: number
  readonly most?: number
}

/** A selection that can't be bet. `at` names the place in it, when there is one. */
export class SelectionRefused extends Error {
  readonly code: SelectionRefusal
  readonly at: string | undefined
  /** How many there may be, of a LOT_E_COUNT that goes by a number. */
  readonly count: Count | undefined
  constructor(code: SelectionRefusal, at?: string, count?: Count) {
    super(at === undefined ? code : `${code} at ${at}`)
    this.code = code
    this.at = at
    this.count = count
  }
}

/** Anything JSON can say: how a selection comes in and is kept. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Odds by tier of the bet type. */
export type OddsByTier = Readonly<Record<string, Odds>>

/**
 * What a bet type pays for one unit of a line: gross, the stake is in it.
 *
 * ODDS: thousandths by tier; `level` is the rebate level they were chosen at, where it lies below
 * the account's. SERIES: the prize level of the classic games, paid as series ÷ (2000 × chance of
 * the line). PRIZES: money for one line of `per`, by tier.
 */
export type Price =
  | { readonly by: 'ODDS'; readonly milli: OddsByTier; readonly level?: number | undefined }
  | { readonly by: 'SERIES'; readonly series: number; readonly maxSeries: number }
  | { readonly by: 'PRIZES'; readonly per: number; readonly prizes: Readonly<Record<string, bigint>> }

/**
 * Lines of one selection that win alike: `count` lines, each `hits` times, at the price of `tier`.
 */
export interface Win {
  readonly tier: string
  readonly hits: number
  readonly count: number
  /**
   * The line as a receipt names it (`79`, `79-00`), for types whose lines have names; one line
   * then.
   */
  readonly line?: string
}

/**
 * What a selection came to: its winning lines, and how many lines are pushed (their stake comes
 * back).
 */
export interface Outcome {
  readonly wins: readonly Win[]
  readonly pushes: number
}

/**
 * What the valid bet compares: all tickets of a member in one draw and group together. `wins` are
 * those outcomes of the group's `space` equally likely ones on which this selection wins.
 */
export interface Compared {
  readonly group: string
  readonly space: number
  /** How many outcomes have to be tried to know which win; absent where none has to be. */
  readonly tries?: number
  wins(): readonly number[]
  /** What the selection comes to on each of the outcomes; absent where they can't be tried. */
  outcomes?(): Iterable<Outcome>
}

/** A selection that can be bet. */
export interface Picked<R extends Result = Result> {
  /** How many elementary bets it comes to. */
  readonly lines: number
  /** The selection in its one canonical form, as it is kept on the ticket. */
  readonly selection: Json
  /**
   * What exposure is counted under: the number or set of each line. Absent for sets that were
   * expanded, which count in the draw's total only.
   */
  readonly keys?: readonly string[]
  /**
   * The selection of some of its lines, by their places in `keys`. Absent where a selection
   * doesn't distinguish its lines.
   */
  only?(which: readonly number[]): Json
  /** What the valid bet compares it by; absent where the type stands alone. */
  readonly compared?: Compared
  /**
   * Which kind each line is, for prices and returns that differ from pick to pick; `kinds` of the
   * type. Absent where there is one.
   */
  readonly kinds?: Readonly<Record<string, number>>
  outcome(drawn: Drawn<R>): Outcome
}

/**
 * One bet type of one draw structure.
 *
 * Its rule is pure: `pick` reads a selection, `outcome` of what was picked reads a result. `kinds`
 * are the exact chances of one line: for each kind of line, how often it hits each tier in the
 * mean. The return of a line is Σ mean × price of the tier ÷ `units`.
 */
export interface BetType<R extends Result = Result> {
  readonly code: string
  /**
   * The type whose price, limits, closed numbers and exposure it shares, line by line: it has none
   * of its own. Absent where it stands alone.
   */
  readonly base?: string
  /** How many units one line costs, because it is compared with so many numbers. */
  readonly units: number
  readonly pricing: Price['by']
  /** Kinds of lines; `''` where all are alike. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Fraction>>>>
  /** The chance that a line of a kind is pushed; absent where none can be. */
  readonly pushed?: Readonly<Record<string, Fraction>>
  /** The most one line can hit, and what is counted with at acceptance. */
  readonly most: number
  readonly realistic?: number
  /**
   * The most hits all lines of a selection can have together in one draw, where that is less than
   * their sum.
   */
  readonly together?: number
  /** Reads a selection. Throws SelectionRefused. */
  pick(selection: unknown): Picked<R>
}

/** Under which code a type's price, limits and exposure are kept. */
export const termsCode = ({ code, base }: Pick<BetType, 'code' | 'base'>): string => base ?? code
