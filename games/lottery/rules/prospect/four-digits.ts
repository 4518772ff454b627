import { fraction, times } from '../money/fraction.ts'
import type { BetType, Outcome, Picked, Win } from '../tickets/bet-type.ts'
import { binomial, type Fall, type Falls, linesByKind } from './falls.ts'

const SPACE = 10_000

/**
 * Numbers against prizes that are independent of each other, of which some have several numbers:
 * how many numbers of each prize are of the selection. Of picks of several kinds only the best is
 * known: every number drawn is one of them.
 */
export function fallsOfPrizes(type: BetType, picked: Picked): Falls | undefined {
  const kinds = linesByKind(type, picked)
  const [only, ...others] = kinds
  if (!only) return undefined
  if (others.length > 0) return { list: [], tops: kinds.map(([kind]) => everyPrize(type, kind)) }
  const [kind, lines] = only
  const tiers = tiersOf(type, kind)
  const share = fraction(lines * ordersOf(kind), SPACE)
  let list: readonly Fall[] = [{ outcome: { wins: [], pushes: 0 }, chance: fraction(1) }]
  for (const [tier, drawn] of tiers) {
    const ways = Array.from({ length: drawn + 1 }, (_, hits) => binomial(drawn, hits, share))
    list = list.flatMap(({ outcome, chance }) =>
      ways.map((way, hits) => ({
        outcome: { wins: hits > 0 ? [...outcome.wins, winOf(tier, hits)] : outcome.wins, pushes: 0 },
        chance: times(chance, way),
      })),
    )
  }
  return { list, joined: true }
}

/** A kind is called after the orders in which its digits can stand. */
const ordersOf = (kind: string): number => (kind === '' ? 1 : Number(kind))

/** The prizes with how many numbers each has. */
const tiersOf = (type: BetType, kind: string): readonly (readonly [tier: string, drawn: number])[] =>
  Object.entries(type.kinds[kind] ?? {}).map(([tier, { n, d }]) => [
    tier,
    Number((n * BigInt(SPACE)) / (d * BigInt(ordersOf(kind)))),
  ])

const everyPrize = (type: BetType, kind: string): Outcome => ({
  wins: tiersOf(type, kind).map(([tier, drawn]) => winOf(tier, drawn)),
  pushes: 0,
})

const winOf = (tier: string, hits: number): Win => ({ tier, hits, count: 1 })
