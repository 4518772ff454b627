import type { RoundBet } from '@senluna/contract/events/wagers.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { earnPoints, weightedBet } from '@senluna/kit/points/earn.ts'
import type { PointTerms } from '@senluna/kit/points/terms.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { settledWagers, type SettledWager } from '../../wagers/index.ts'
import { addToDay } from '../day-store.ts'
import { holdPoints, keepRemainders, type Holder } from '../member-store.ts'
import { givePoints, openPoints, takePointsBack, type PointMove } from '../moves.ts'
import { multiplierAt, openTermsOf, type LevelsOf } from '../points.ts'
import { countedWagers, countRounds, keepCounted, type CountedWager } from './wager-store.ts'

/** A wager of real money that was settled, or settled anew. */
export interface Played extends Holder {
  wagerId: Id<'wager'>
  /** Of a whole round what it counts for; else it is read. */
  round?: RoundBet | undefined
}

/** What play is counted with. */
export interface Counting {
  tx: Tx
  now: Instant
  brands: readonly Brand[]
  levelsOf: LevelsOf
}

/**
 * Counts settled wagers toward points. Each is counted as it stands now, so counting it again
 * changes nothing; one that was corrected takes back what it no longer counts for.
 */
export async function countPlay(counting: Counting, wagers: readonly Played[]): Promise<void> {
  for (const [merchantCode, played] of Map.groupBy(wagers, (wager) => wager.merchantCode)) {
    const brand = counting.brands.find((other) => other.merchantCode === merchantCode)
    if (!brand) continue
    const terms = await openTermsOf(counting.tx, brand)
    if (terms) await countOfBrand(counting, brand, terms, played)
  }
}

async function countOfBrand(
  { tx, now, levelsOf }: Counting,
  brand: Brand,
  terms: PointTerms,
  wagers: readonly Played[],
): Promise<void> {
  const { merchantCode } = brand
  const holders = [...new Set(wagers.map(({ memberId }) => memberId))].map((memberId) => ({ memberId, merchantCode }))
  const { remainders, fresh } = await holdPoints(tx, holders)
  const levels = await levelsOf(
    tx,
    holders.map(({ memberId }) => memberId),
  )
  const multipliers = new Map(holders.map(({ memberId }) => [memberId, multiplierAt(brand, levels.get(memberId) ?? 0)]))
  const rounds = wagers.flatMap(({ memberId, wagerId, round }) => (round ? [{ memberId, wagerId, ...round }] : []))
  const weights = { products: terms.weightsPct, multipliers }
  // First: a round that was corrected at once is known by what it counted for.
  const sums = new Map(rounds.length > 0 ? await countRounds(tx, rounds, weights) : [])
  const settled = await settledWagers(
    tx,
    wagers.filter(({ round }) => !round),
  )
  const known = new Map((await countedWagers(tx, settled)).map((wager) => [wager.wagerId, wager]))
  const changed: CountedWager[] = []
  for (const wager of settled) {
    const before = known.get(wager.wagerId)
    const after = countOne(wager, before, terms, multipliers.get(wager.memberId) ?? 100)
    const difference = after.counted - (before?.counted ?? 0n)
    if (difference === 0n) continue
    changed.push(after)
    sums.set(wager.memberId, (sums.get(wager.memberId) ?? 0n) + difference)
  }
  await keepCounted(tx, changed)
  const moves: PointMove[] = []
  const left = new Map<Id<'member'>, bigint>()
  for (const [memberId, weighted] of sums) {
    const earned = earnPoints(remainders.get(memberId) ?? 0n, weighted, terms.unit)
    left.set(memberId, earned.remainder)
    const kind = earned.points > 0n ? KIND.POINTS_EARNED : KIND.POINTS_TAKEN_BACK
    const key = newId<'posting'>(now)
    if (earned.points !== 0n)
      moves.push({ memberId, merchantCode: brand.merchantCode, points: earned.points, kind, key })
  }
  await keepRemainders(tx, left)
  for (const memberId of fresh) await openPoints(tx, memberId, now)
  await post(tx, brand, moves, now)
}

/** What a wager counts for now, by the weights that it counted by first. */
function countOne(
  { memberId, wagerId, product, validBet }: SettledWager,
  before: CountedWager | undefined,
  terms: PointTerms,
  multiplier: number,
): CountedWager {
  const { weightPct, multiplierPct } = before ?? { weightPct: terms.weightsPct[product], multiplierPct: multiplier }
  return { memberId, wagerId, weightPct, multiplierPct, counted: weightedBet(validBet, weightPct, multiplierPct) }
}

async function post(tx: Tx, brand: Brand, moves: readonly PointMove[], now: Instant): Promise<void> {
  const day = businessDate(now, brand.timeZone)
  const given = await givePoints(
    tx,
    moves.filter(({ points }) => points > 0n),
    now,
  )
  const taken: PointMove[] = []
  for (const { points, ...move } of moves.filter((other) => other.points < 0n)) {
    const back = { ...move, points: -points }
    if (await takePointsBack(tx, back, now)) taken.push(back)
  }
  await addToDay(tx, day, [
    ...given.map(({ points, ...move }) => ({ ...move, earned: points })),
    ...taken.map(({ points, ...move }) => ({ ...move, taken_back: points })),
  ])
}
