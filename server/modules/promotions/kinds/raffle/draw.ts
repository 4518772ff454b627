import type * as contract from '@senluna/contract/member/rewards/raffles.ts'
import { givesAnything } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { BodyOf, QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { money } from '@senluna/kit/currency.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { rafflePick, ticketsOf, weightOf } from '@senluna/kit/promotions/raffle.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { pageOf } from '../../../../platform/page.ts'
import { areGoodsLeft, holdToAward } from '../../../points/index.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { chargeBudget, returnBudget } from '../../participation/budget-store.ts'
import { extraShown, keptExtra, worthIn, type ExtraData } from '../../participation/extra.ts'
import { insertParticipation } from '../../participation/participation-store.ts'
import { payReward } from '../../participation/pay-reward.ts'
import { isOn, refuseAway, requiredOf } from '../../participation/take.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import { meantPromotion, refuseLevel } from '../../segments/audience-store.ts'
import type { RulesOf } from '../kind.ts'
import {
  doneSince,
  drawnOn,
  drawsSoFar,
  holdTurn,
  insertDraw,
  listDraws,
  takePrize,
  type DrawRow,
} from './raffle-store.ts'
import { drawnOf, raffleCommitment, raffleSeed } from './raffle-seed.ts'

type Rules = RulesOf<'RAFFLE'>

/** Who draws or looks, of which raffle, under which key of the house. */
export interface Drawer {
  brand: Brand
  memberId: Id<'member'>
  promotionId: string
  key: Uint8Array
  language: string
  now: Instant
}

const PAGE = 20
/** Where a client sends no seed of its own. */
const NO_SEED = 'none'

/**
 * Draws once: the ticket, the number, the prize with its stock, the money and its turnover in one
 * transaction; draws of one member go one after the other.
 *
 * Refuses SYS_NOT_FOUND, RG_COOLING_OFF, PROMO_CLOSED, PROMO_NO_TICKET, and PROMO_CHANGED where the
 * terms or the hash are others than the caller was shown.
 */
export async function drawRaffle(
  tx: Tx,
  drawer: Drawer,
  seen: BodyOf<typeof contract.claimRaffle>,
): Promise<ReplyOf<typeof contract.claimRaffle>> {
  const { brand, memberId, promotionId, key, language, now } = drawer
  const { merchantCode, currency } = brand
  const row = await raffleOf(tx, drawer)
  await refuseAway(tx, memberId, now)
  await refuseLevel(tx, row, memberId)
  if (!isOn(row, now)) throw new Refusal('PROMO_CLOSED')
  const day = businessDate(now, brand.timeZone)
  const nonce = await holdTurn(tx, { memberId, promotionId, merchantCode })
  const name = { promotionId, memberId, nonce }
  const commitment = raffleCommitment(key, name)
  const isChanged =
    (seen.version !== undefined && seen.version !== row.version) ||
    (seen.commitment !== undefined && seen.commitment !== commitment)
  if (isChanged) throw new Refusal('PROMO_CHANGED')
  if (seen.ticketId !== undefined && seen.ticketId !== day) throw new Refusal('PROMO_NO_TICKET')
  const { earned, used } = await ticketsFor(tx, drawer, row.rules)
  if (used >= earned) throw new Refusal('PROMO_NO_TICKET')
  // Before it is drawn: no prize is refused for being one that the budget can't pay.
  const extras = new Map<string, ExtraData>()
  for (const prize of row.rules.prizes) extras.set(prize.id, await keptExtra(tx, merchantCode, prize.extra))
  const costOfPrize = ({ id, amount: worth }: { id: string; amount: string }) => BigInt(worth) + worthIn(extras.get(id))
  const largest = amount(row.rules.prizes.map(costOfPrize).reduce((most, cost) => (cost > most ? cost : most), 0n))
  if ((await chargeBudget(tx, { merchantCode, promotionId }, [largest])) === 0) throw new Refusal('PROMO_OUT')

  const clientSeed = seen.clientSeed ?? NO_SEED
  const seed = raffleSeed(key, name)
  const drawn = drawnOf(seed, clientSeed, nonce, row.rules)
  const last = row.rules.prizes.at(-1)!.id
  const { picked } = rafflePick(row.rules.prizes, drawn, last)
  const wanted = row.rules.prizes.find(({ id }) => id === picked)!
  const { goods } = wanted.extra ?? {}
  if (goods !== undefined) await holdToAward(tx, brand, memberId, now)
  const has =
    (goods === undefined || (await areGoodsLeft(tx, merchantCode, goods, now))) &&
    (wanted.stock === null || (await takePrize(tx, { merchantCode, promotionId, id: picked, stock: wanted.stock })))
  const prize = has ? wanted : row.rules.prizes.at(-1)!
  const made: DrawRow = {
    id: newId<'participation'>(now),
    merchant_id: merchantCode,
    promotion_id: promotionId,
    member_id: memberId,
    day,
    place: used + 1,
    nonce,
    commitment,
    server_seed: seed.toString('hex'),
    client_seed: clientSeed,
    prizes: row.rules.prizes.map(({ id, amount: worth, weight }) => ({
      id,
      amount: worth,
      weight,
      ...extras.get(id),
    })),
    drawn,
    picked,
    prize: prize.id,
    amount: amount(BigInt(prize.amount)),
    currency: currency.code,
    terms_version: row.version,
    created_at: new Date(now),
  }
  await insertDraw(tx, made, now)
  await returnBudget(tx, { merchantCode, promotionId }, largest - costOfPrize(prize))
  const required = requiredOf(made.amount, row.rules.turnoverX100)
  if (givesAnything(prize)) {
    const participation = {
      id: made.id,
      merchantCode,
      promotionId,
      memberId,
      cycle: `${day} ${made.place}`,
      termsVersion: row.version,
      currency: currency.code,
      amount: made.amount,
      required,
      kind: KIND.RED_ENVELOPE,
      data: { prize: prize.id, nonce, ...extras.get(prize.id) },
    }
    assert(await insertParticipation(tx, participation, now), 'a place among draws is drawn once, under its turn')
    await payReward(tx, brand, participation, now)
  }
  return {
    ...shownDraw(brand, made, row.rules.turnoverX100, language),
    ticketsLeft: earned - used - 1,
    turnoverRequired: required.toString(),
  }
}

/** A member's tickets, the hash of their next draw and a page of draws. Refuses as drawing does. */
export async function raffleFor(
  db: Db,
  drawer: Drawer,
  { after, pageSize: size = PAGE }: QueryOf<typeof contract.raffle>,
): Promise<ReplyOf<typeof contract.raffle>> {
  if (after !== undefined && !isUuid<'participation'>(after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { brand, memberId, promotionId, key, language, now } = drawer
  const row = await raffleOf(db, drawer)
  if ((await outOfPlay(db, [memberId], now)).size > 0) throw new Refusal('SYS_NOT_FOUND')
  const { earned, used } = await ticketsFor(db, drawer, row.rules)
  const nonce = await drawsSoFar(db, memberId, promotionId)
  const { merchantCode, currency } = brand
  const rows = await listDraws(db, { merchantCode, memberId, promotionId, after: after ?? null, most: size + 1 })
  return {
    ticketId: businessDate(now, brand.timeZone),
    ticketsLeft: Math.max(0, earned - used),
    drawn: used,
    commitment: raffleCommitment(key, { promotionId, memberId, nonce }),
    nonce,
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    ...pageOf(
      rows,
      size,
      ({ id }) => id,
      (draw) => shownDraw(brand, draw, row.rules.turnoverX100, language),
    ),
  }
}

async function raffleOf(db: Db | Tx, drawer: Drawer): Promise<PromotionRow & { rules: Rules }> {
  const row = await meantPromotion(db, drawer.brand, drawer)
  if (row?.rules.kind !== 'RAFFLE') throw new Refusal('SYS_NOT_FOUND')
  return { ...row, rules: row.rules }
}

async function ticketsFor(
  db: Db | Tx,
  { brand, memberId, promotionId, now }: Drawer,
  { free, perDeposit, perBet, most }: Rules,
): Promise<{ earned: number; used: number }> {
  const day = businessDate(now, brand.timeZone)
  const done = await doneSince(db, memberId, startOfDay(day, brand.timeZone))
  const earned = ticketsOf(done, { free, perDeposit: BigInt(perDeposit), perBet: BigInt(perBet), most })
  return { earned, used: await drawnOn(db, memberId, promotionId, day) }
}

/** What a prize is: money to be wagered or not, points, goods, or nothing. */
function kindOf({ amount: units }: DrawRow, { extra }: ReturnType<typeof extraShown>, turnoverX100: number) {
  if (units > 0n) return turnoverX100 === 0 ? 'CASH' : 'BONUS'
  return extra?.goods === undefined ? (extra ? 'POINTS' : 'NONE') : 'GOODS'
}

const shownDraw = ({ currency }: Brand, row: DrawRow, turnoverX100: number, language: string): contract.RaffleDraw => {
  const won = extraShown(
    row.prizes.find(({ id }) => id === row.prize),
    language,
  )
  return {
    drawId: row.id,
    prize: {
      id: row.prize,
      name: row.amount === 0n ? (won.extra?.goods ?? '') : money(row.amount, currency),
      kind: kindOf(row, won, turnoverX100),
      ...(row.amount === 0n ? {} : { amount: row.amount.toString() }),
      ...won,
    },
    at: row.created_at.toISOString(),
    proof: {
      commitment: row.commitment,
      serverSeed: row.server_seed,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      drawn: row.drawn,
      of: weightOf(row.prizes),
      picked: row.picked,
      weights: row.prizes.map(({ id, weight }) => ({ id, weight })),
    },
  }
}
