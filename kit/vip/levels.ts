import type { VipLevel } from '../brand.ts'
import { amount, type Amount } from '../money.ts'

/** What leads up a ladder. Money in the smallest unit. */
export type Rung = Pick<VipLevel, 'validBet' | 'deposit' | 'keep' | 'upgrade'>

/** Where somebody stands, with the figures that lead on from there. */
export interface VipStanding {
  level: number
  /** The highest level they ever stood on: up to it the way is a way back. */
  peak: number
  /** Over all time. */
  validBet: Amount
  deposit: Amount
  /** Valid bets since they fell, less what steps back have used up. */
  regained: Amount
}

/** A way up: where it ends, which levels it passed, and what the steps back used up. */
export interface VipRise {
  level: number
  passed: readonly number[]
  used: Amount
}

/** Whether the figures of all time lead to a level; never to one by invitation. */
export const isReached = (
  rung: Rung | undefined,
  { validBet, deposit }: Pick<VipStanding, 'validBet' | 'deposit'>,
): boolean =>
  rung !== undefined &&
  rung.validBet !== null &&
  rung.deposit !== null &&
  validBet >= rung.validBet &&
  deposit >= rung.deposit

/**
 * How far up somebody gets: to the highest level whose both figures are met. Back to a level they
 * fell from they also play its monthly figure since the fall; each step uses that up. Source:
 * docs/vip.md; vector VIP-EVALUATE-01.
 */
export function riseOf(ladder: readonly Rung[], standing: VipStanding): VipRise {
  const passed: number[] = []
  let used = 0n
  for (let level = standing.level + 1; isReached(ladder[level], standing); level++) {
    const price = level <= standing.peak ? ladder[level]!.keep : 0n
    if (standing.regained < used + price) break
    used += price
    passed.push(level)
  }
  return { level: passed.at(-1) ?? standing.level, passed, used: amount(used) }
}

/**
 * Where a month leaves somebody: one level lower when its valid bets are below what keeps theirs,
 * unless a rise protects it. Source: docs/vip.md; vectors VIP-EVALUATE-02, 03.
 */
export const keptLevel = (
  ladder: readonly Rung[],
  { level, monthBet, isProtected }: { level: number; monthBet: Amount; isProtected: boolean },
): number => (level > 0 && !isProtected && monthBet < (ladder[level]?.keep ?? 0n) ? level - 1 : level)

/** The levels among those passed whose gift is still to be given: each is given once in a life. */
export const newGifts = (
  ladder: readonly Rung[],
  passed: readonly number[],
  given: readonly number[],
): { level: number; amount: Amount }[] =>
  passed
    .filter((level) => !given.includes(level))
    .map((level) => ({ level, amount: amount(ladder[level]?.upgrade ?? 0n) }))
    .filter((gift) => gift.amount > 0n)

/** The first figure of a ladder that is below the level before; undefined when none is. */
export function fallsIn(
  ladder: readonly Pick<VipLevel, 'validBet' | 'deposit' | 'keep' | 'withdrawPerDay'>[],
): 'validBet' | 'deposit' | 'keep' | 'withdrawPerDay' | undefined {
  const FIELDS = ['validBet', 'deposit', 'keep', 'withdrawPerDay'] as const
  return FIELDS.find((field) => {
    const figures = ladder.map((level) => level[field]).filter((figure) => figure !== null)
    return figures.some((figure, place) => figure < 0n || (place > 0 && figure < figures[place - 1]!))
  })
}
