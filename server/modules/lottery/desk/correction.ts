import type { CorrectionEffect } from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
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
import { drawOf, paidOf } from './queries/correction.ts'

/**
 * So many tickets of a draw are looked at before a correction: enough to see what it means, and no
 * longer than a moment.
 */
const LOOKED_AT = 200_000
const PIECE = 2_000
const CANCELLED = 7

/** What a brand's tickets would come to. */
interface Sums {
  tickets: number
  changed: number
  more: Amount
  less: Amount
}

const NOTHING: Sums = { tickets: 0, changed: 0, more: amount(0n), less: amount(0n) }

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
 * is paid besides and what is taken back; with `all` the same of every brand that has tickets on
 * the draw. Refuses SYS_NOT_FOUND, LOT_E_RESULT_FORMAT.
 */
export async function correctionEffect(
  lottery: Lottery,
  { brand, all }: Looking,
  no: number,
  given: { result: unknown; bonus?: number | undefined; publishedAt?: string | undefined },
): Promise<CorrectionEffect> {
  const { db, games, brands } = lottery
  const row = await drawOf(db, no)
  const game = row && games.find(row.game)
  if (!row || !game) throw new Refusal('SYS_NOT_FOUND')
  const structure = structureOf(game)
  const facts = { ...row.facts, ...(given.bonus === undefined ? {} : { bonus: given.bonus }) }
  const settling = new Settling(structure, { result: read(structure, given.result), facts })
  // Out before our lock: what was bet from then on would be void.
  const isEarly = given.publishedAt !== undefined && Date.parse(given.publishedAt) < row.lock_at.getTime()
  const voidFrom = isEarly ? given.publishedAt : facts.voidFrom
  const seen = all ? undefined : brand.merchantCode
  const paid = await paidOf(lottery, no, seen)
  const caps = new Map<string, Promise<Amount>>()
  const capOf = (merchant: MerchantCode) => {
    const known = caps.get(merchant) ?? mostPayoutOf({ db }, merchant, game.code)
    caps.set(merchant, known)
    return known
  }
  const sums = new Map<string, Sums>([[brand.merchantCode, { ...NOTHING }]])
  let looked = 0
  let isPartly = false
  for await (const piece of ticketsOf(queryOf(db), no, { from: null, size: PIECE, voidFrom })) {
    if (looked >= LOOKED_AT) {
      isPartly = true
      break
    }
    for (const own of byOwner(piece.filter((ticket) => isCounted(ticket, seen)))) {
      const { merchant } = at(own, 0)
      const sum = sums.get(merchant) ?? { ...NOTHING }
      sums.set(merchant, sum)
      looked += own.length
      sum.tickets += own.length
      const standing = own.filter(({ isLate }) => !isLate)
      for (const [index, { payout }] of settling.settle(standing, await capOf(merchant)).entries()) {
        const difference = payout - (paid.get(at(standing, index).id) ?? 0n)
        if (difference !== 0n) sum.changed++
        if (difference > 0n) sum.more = amount(sum.more + difference)
        else sum.less = amount(sum.less - difference)
      }
      for (const { id, stake } of own.filter(({ isLate }) => isLate)) {
        sum.changed++
        sum.more = amount(sum.more + stake)
        sum.less = amount(sum.less + (paid.get(id) ?? 0n))
      }
    }
  }
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
