import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { rankScores, type Ranked, type RankPrize } from '@senluna/kit/promotions/leaderboard.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { attempt, type ErrorLog } from '../../../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { keptExtra } from '../../participation/extra.ts'
import { grantReward } from '../../participation/grant.ts'
import { requiredOf } from '../../participation/take.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import { notifyWaiting } from '../../notify.ts'
import { meantAmong } from '../../segments/audience-store.ts'
import { isIssued, noteIssued } from '../cashback-store.ts'
import { boardPeriod, type BoardPeriod } from './period.ts'
import { boardsOf, holdBoard, isKnown, putScores, scoresOf } from './score-store.ts'

type Rules = RulesOf<'LEADERBOARD'>
type Board = PromotionRow & { rules: Rules }

/**
 * Periods before the running one that are looked at: what a stop of the servers left out is given.
 */
const BACK = 7

/** A period rests so long before its prizes are given: what is corrected meanwhile still counts. */
const REST = HOUR

/** The rules with their amounts as amounts. */
export const boardTerms = ({ minScore, prizes }: Rules): { minScore: bigint; prizes: RankPrize[] } => ({
  minScore: BigInt(minScore),
  prizes: prizes.map(({ from, to, amount: units }) => ({ from, to, amount: BigInt(units) })),
})

/** The places of a period without those who are on a break, or whom it isn't for. */
export async function placesOf(
  db: Db | Tx,
  brand: Brand,
  board: Board,
  { cycle }: BoardPeriod,
  now: Instant,
): Promise<(Ranked & { id: Id<'member'>; userName: string; score: bigint; reachedAt: number })[]> {
  const { id, rules } = board
  const scores = await scoresOf(db, { merchantCode: brand.merchantCode, promotionId: id, cycle })
  const ids = scores.map((score) => score.id)
  const away = ids.length === 0 ? new Set<string>() : await outOfPlay(db, ids, now)
  const meant = await meantAmong(db, brand, board, ids, now)
  const there = scores.filter((score) => !away.has(score.id) && meant.has(score.id))
  const byId = new Map<string, (typeof there)[number]>(there.map((score) => [score.id, score]))
  return rankScores(there, boardTerms(rules)).map((ranked) => ({
    ...byId.get(ranked.id)!,
    ...ranked,
    id: byId.get(ranked.id)!.id,
  }))
}

/**
 * Brings the scores of every running ranking up to date, and gives the prizes of periods that ended
 * an hour ago: each a reward that waits. Doing it again changes nothing. Answers what changed.
 */
export async function settleBoards(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let changed = 0
  for (const brand of brands)
    for (const board of await boardsOf(db, brand.merchantCode)) {
      const named = { brand: brand.merchantCode, promotion: board.id }
      await attempt(log, 'a ranking could not be worked out', named, async () => {
        changed += await db.transaction().execute((tx) => settleOne(tx, brand, board, now))
      })
    }
  return changed
}

async function settleOne(tx: Tx, brand: Brand, board: Board, now: Instant): Promise<number> {
  await holdBoard(tx, brand.merchantCode, board.id)
  let changed = 0
  for (let back = BACK; back >= 0; back--) {
    const period = boardPeriod(board.rules, brand, now, back)
    // A period counts in full: one that began before the promotion, or ends after it, has no
    // ranking.
    if (board.start_at.getTime() > period.begins || (board.end_at && board.end_at.getTime() < period.ends)) continue
    const key = { merchantCode: brand.merchantCode, promotionId: board.id, cycle: period.cycle }
    if (back > 0 && (await isIssued(tx, key.merchantCode, key.promotionId, key.cycle))) continue
    changed += await putScores(tx, key, { ...board.rules, ...period, currency: brand.currency.code }, now)
    if (later(period.ends, REST) <= now && (await isKnown(tx, key, { ...board.rules, ...period })))
      changed += await givePrizes(tx, brand, board, period, now)
  }
  return changed
}

/** The prize of a place; undefined where it has none. */
const prizeOfRank = ({ minScore, prizes }: Rules, { rank, score }: { rank: number; score: bigint }) =>
  score < BigInt(minScore) ? undefined : prizes.find(({ from, to }) => from <= rank && rank <= to)

async function givePrizes(tx: Tx, brand: Brand, board: Board, period: BoardPeriod, now: Instant): Promise<number> {
  const { merchantCode, currency } = brand
  const { id: promotionId, rules } = board
  const claimBefore = later(now, rules.claimHours * HOUR)
  const won = (await placesOf(tx, brand, board, period, now)).flatMap((place) => {
    const extra = prizeOfRank(rules, place)?.extra
    return place.prize > 0n || extra ? [{ ...place, extra }] : []
  })
  let issued = 0
  for (const { id: memberId, rank, score, prize, extra } of won) {
    const units = amount(prize)
    const participation = {
      id: newId<'participation'>(now),
      merchantCode,
      promotionId,
      memberId,
      cycle: period.cycle,
      termsVersion: board.version,
      currency: currency.code,
      amount: units,
      required: requiredOf(units, rules.turnoverX100),
      kind: KIND.LEADERBOARD,
      data: { rank, score: score.toString(), ...(await keptExtra(tx, merchantCode, extra)) },
      claimBefore,
    }
    const granted = await grantReward(tx, participation, now)
    // What is left goes to the places before: nobody gets a smaller prize than the terms say.
    if (granted === 'SPENT') break
    if (granted !== 'GIVEN') continue
    issued++
    await notifyWaiting(tx, 'rewardWaits', { memberId, titles: board.titles, amount: units, claimBefore }, now)
  }
  await noteIssued(tx, { merchantCode, promotionId, cycle: period.cycle, issued }, now)
  return issued
}
