import type { CorrectionEffect } from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { provinceCode } from '@senluna/games/lottery/rules/catalogue/pairs.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import { ResultRefused } from '@senluna/games/lottery/rules/draws/result.ts'
import { at } from '@senluna/kit/assert.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { isHouseRight, type Right } from '@senluna/kit/staff.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { moneyShown } from './money-shown.ts'
import type { Lottery } from '../lottery.ts'
import { SETTLED } from '../money/settle.ts'
import { Settling } from '../settlement/outcomes.ts'
import { byOwner, ticketsOf, type StandingTicket } from '../settlement/queries/read-tickets.ts'
import { mostPayoutOf } from '../terms/terms.ts'
import { drawnPairsOf, drawOf, openPairsOf, paidOf } from './queries/correction.ts'

/**
 * So many tickets of a draw are looked at before a correction: enough to see what it means, and no
 * longer than a moment.
 */
const LOOKED_AT = 200_000
const PIECE = 2_000
const CANCELLED = 7

/** What a brand's tickets would come to. */
export interface Sums {
  tickets: number
  changed: number
  more: Amount
  less: Amount
  /** Those that would be void, and the stakes that would return with them. */
  voidTickets: number
  voidStake: Amount
}

export const NOTHING: Sums = {
  tickets: 0,
  changed: 0,
  more: amount(0n),
  less: amount(0n),
  voidTickets: 0,
  voidStake: amount(0n),
}

/** What something would mean, brand by brand. */
export interface Effects {
  sums: ReadonlyMap<MerchantCode, Sums>
  /** There are more tickets than were looked at. */
  isPartly: boolean
}

/** Another result, as the form sent it. */
interface GivenResult {
  result: unknown
  bonus?: number | undefined
  publishedAt?: string | undefined
}

/** Whose tickets are looked at: a brand's own, or every brand's by whoever stands above them. */
interface Looking {
  brand: Brand
  all: boolean
}

/**
 * Whether somebody has a right above the brands: they decide for all, so they see what it means for
 * all.
 */
export const isAbove = ({ rights }: { rights: readonly Right[] }): boolean => rights.some(isHouseRight)

/**
 * What another result would change for the brand's tickets: how many come to something else, what
 * is paid besides and what is taken back, pairs with the station too; with `all` the same of every
 * brand that has tickets on the draw. Refuses SYS_NOT_FOUND, LOT_E_RESULT_FORMAT.
 */
export async function correctionEffect(
  lottery: Lottery,
  { brand, all }: Looking,
  no: number,
  given: GivenResult,
): Promise<CorrectionEffect> {
  const { brands } = lottery
  const { sums, isPartly } = await effectsOf(lottery, all ? undefined : brand.merchantCode, no, given)
  const summaryOf = ({ tickets, changed, more, less }: Sums, merchant: Brand) => ({
    money: moneyShown(merchant),
    tickets,
    changed,
    more: more.toString(),
    less: less.toString(),
  })
  return {
    ...summaryOf(sums.get(brand.merchantCode) ?? NOTHING, brand),
    partly: isPartly,
    ...(all
      ? {
          brands: brands.flatMap((other) => {
            const sum = sums.get(other.merchantCode)
            return sum && sum.tickets > 0 ? [{ merchantCode: other.merchantCode, ...summaryOf(sum, other) }] : []
          }),
        }
      : {}),
  }
}

/**
 * What another result would mean for the tickets of a brand, or of every brand. Refuses
 * SYS_NOT_FOUND, LOT_E_RESULT_FORMAT.
 */
export async function effectsOf(
  lottery: Lottery,
  seen: MerchantCode | undefined,
  no: number,
  given: GivenResult,
): Promise<Effects> {
  return sumsOf(lottery, seen, await changedDraws(lottery, no, given))
}

/** What it would mean that a draw is void, and the pairs that follow it. Refuses SYS_NOT_FOUND. */
export async function voidEffects(lottery: Lottery, no: number): Promise<Effects> {
  const { db, games } = lottery
  const row = await drawOf(db, no)
  const draws = [...(row ? [{ no, game: row.game }] : []), ...(await openPairsOf(db, no))]
  const changed = draws.flatMap(({ no: draw, game: code }): ChangedDraw[] => {
    const game = games.find(code)
    return game ? [{ no: draw, game, settling: undefined, voidFrom: ALL_OF_THEM }] : []
  })
  if (changed.length === 0) throw new Refusal('SYS_NOT_FOUND')
  return sumsOf(lottery, undefined, changed)
}

/** Every ticket was accepted after it. */
const ALL_OF_THEM = '-infinity'

async function sumsOf(
  lottery: Lottery,
  seen: MerchantCode | undefined,
  draws: readonly ChangedDraw[],
): Promise<Effects> {
  const sums = new Map<MerchantCode, Sums>()
  const progress = { looked: 0, isPartly: false }
  for (const changed of draws) await sumUp(lottery, changed, seen, sums, progress)
  return { sums, isPartly: progress.isPartly }
}

/** A draw that would have another result; void as a whole without one. */
interface ChangedDraw {
  no: number
  game: LotteryGame
  settling: Settling | undefined
  voidFrom: string | undefined
}

/** The draw itself and the pairs that follow it. Refuses SYS_NOT_FOUND, LOT_E_RESULT_FORMAT. */
async function changedDraws({ db, games }: Lottery, no: number, given: GivenResult): Promise<ChangedDraw[]> {
  const row = await drawOf(db, no)
  const game = row && games.find(row.game)
  if (!row || !game) throw new Refusal('SYS_NOT_FOUND')
  const structure = structureOf(game)
  const result = read(structure, given.result)
  const facts = { ...row.facts, ...(given.bonus === undefined ? {} : { bonus: given.bonus }) }
  // Out before our lock: what was bet from then on would be void.
  const early =
    given.publishedAt !== undefined && Date.parse(given.publishedAt) < row.lock_at.getTime()
      ? given.publishedAt
      : undefined
  const own = { no, game, settling: new Settling(structure, { result, facts }), voidFrom: early ?? facts.voidFrom }
  const pairs = (await drawnPairsOf(db, no)).flatMap((pair): ChangedDraw[] => {
    const ofPair = games.find(pair.game)
    if (!ofPair) return []
    const both = structureOf(ofPair).readResult({ ...pair.result, [provinceCode(game)]: result })
    const settling = new Settling(structureOf(ofPair), { result: both, facts: pair.facts })
    return [{ no: pair.no, game: ofPair, settling, voidFrom: early ?? pair.facts.voidFrom }]
  })
  return [own, ...pairs]
}

/** Adds to the sums what a draw's tickets would come to, as far as so many are looked at. */
async function sumUp(
  lottery: Lottery,
  { no, game, settling, voidFrom }: ChangedDraw,
  seen: MerchantCode | undefined,
  sums: Map<MerchantCode, Sums>,
  progress: { looked: number; isPartly: boolean },
): Promise<void> {
  const { db } = lottery
  const paid = await paidOf(lottery, no, seen)
  const caps = new Map<string, Promise<Amount>>()
  const capOf = (merchant: MerchantCode) => {
    const known = caps.get(merchant) ?? mostPayoutOf({ db }, merchant, game.code)
    caps.set(merchant, known)
    return known
  }
  for await (const piece of ticketsOf(queryOf(db), no, { from: null, size: PIECE, voidFrom })) {
    if (progress.looked >= LOOKED_AT) {
      progress.isPartly = true
      return
    }
    for (const own of byOwner(piece.filter((ticket) => isCounted(ticket, seen)))) {
      const { merchant } = at(own, 0)
      const sum = sums.get(merchant) ?? { ...NOTHING }
      sums.set(merchant, sum)
      progress.looked += own.length
      sum.tickets += own.length
      const standing = own.filter(({ isLate }) => !isLate)
      for (const [index, { payout }] of (settling?.settle(standing, await capOf(merchant)) ?? []).entries()) {
        const difference = payout - (paid.get(at(standing, index).id) ?? 0n)
        if (difference !== 0n) sum.changed++
        if (difference > 0n) sum.more = amount(sum.more + difference)
        else sum.less = amount(sum.less - difference)
      }
      for (const { id, stake } of own.filter(({ isLate }) => isLate)) {
        sum.changed++
        sum.voidTickets++
        sum.voidStake = amount(sum.voidStake + stake)
        sum.more = amount(sum.more + stake)
        sum.less = amount(sum.less + (paid.get(id) ?? 0n))
      }
    }
  }
}

/**
 * Tickets that were taken back, or are void because a result was out already, stay what they are.
 */
const isCounted = ({ merchant, status }: StandingTicket, seen: string | undefined) =>
  (seen === undefined || merchant === seen) && status !== CANCELLED && status !== SETTLED.VOID

function read(structure: ReturnType<typeof structureOf>, given: unknown) {
  try {
    return structure.readResult(given)
  } catch (error) {
    if (error instanceof ResultRefused) throw new Refusal('LOT_E_RESULT_FORMAT', { value: { at: error.at } })
    throw error
  }
}
