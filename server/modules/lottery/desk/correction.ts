import { sql } from 'kysely'
import type { CorrectionEffect } from '@senluna/contract/lottery-desk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import { ResultRefused, type DrawFacts } from '@senluna/games/lottery/rules/result.ts'
import { at } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { moneyShown } from './money-shown.ts'
import type { Lottery } from '../lottery.ts'
import { Settling } from '../settlement/outcomes.ts'
import { byOwner, ticketsOf, type StandingTicket } from '../settlement/read-tickets.ts'
import { mostPayoutOf } from '../terms/terms.ts'

/** So many tickets of a draw are looked at before a correction: enough to see what it means, and no longer than a moment. */
const LOOKED_AT = 200_000
const PIECE = 2_000
const CANCELLED = 7

/**
 * What another result would change for the brand's tickets: how many come to something else, what is paid besides and what is taken
 * back. The rest of the draw's tickets are other brands'. Refuses SYS_NOT_FOUND, LOT_E_RESULT_FORMAT.
 */
export async function correctionEffect(
  lottery: Lottery,
  brand: Brand,
  no: number,
  given: { result: unknown; bonus?: number | undefined },
): Promise<CorrectionEffect> {
  const { db, games } = lottery
  const { rows } = await sql<{
    game: string
    facts: DrawFacts & { voidFrom?: string }
  }>`select game, facts from lottery.draw where no = ${no}`.execute(db)
  const game = rows[0] && games.find(rows[0].game)
  if (!rows[0] || !game) throw new Refusal('SYS_NOT_FOUND')
  const structure = structureOf(game)
  const facts = { ...rows[0].facts, ...(given.bonus === undefined ? {} : { bonus: given.bonus }) }
  const settling = new Settling(structure, { result: read(structure, given.result), facts })
  const cap = await mostPayoutOf({ db }, brand.merchantCode, game.code)
  const paid = await paidOf(lottery, no, brand.merchantCode)
  let [tickets, changed, more, less] = [0, 0, 0n, 0n]
  let isPartly = false
  for await (const piece of ticketsOf(queryOf(db), no, { from: null, size: PIECE, voidFrom: facts.voidFrom })) {
    if (tickets >= LOOKED_AT) {
      isPartly = true
      break
    }
    for (const own of byOwner(piece.filter((ticket) => isOurs(ticket, brand)))) {
      const outcomes = settling.settle(own, cap)
      tickets += own.length
      for (const [index, { payout }] of outcomes.entries()) {
        const difference = payout - (paid.get(at(own, index).id) ?? 0n)
        if (difference !== 0n) changed++
        if (difference > 0n) more += difference
        else less -= difference
      }
    }
  }
  return {
    money: moneyShown(brand),
    tickets,
    changed,
    more: more.toString(),
    less: less.toString(),
    partly: isPartly,
  }
}

/** Tickets that were taken back, or void because the result was out already, stay what they are. */
const isOurs = ({ merchant, status, isLate }: StandingTicket, { merchantCode }: Brand) =>
  merchant === merchantCode && status !== CANCELLED && !isLate

/** What was paid; tickets that were paid nothing are left out. */
async function paidOf({ db }: Lottery, no: number, merchant: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ id: string; payout: bigint }>`select t.id, w.payout
    from lottery.ticket t join wagers.wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = ${no} and t.merchant_id = ${merchant} and w.payout > 0`.execute(db)
  return new Map(rows.map(({ id, payout }) => [id, payout]))
}

function read(structure: ReturnType<typeof structureOf>, given: unknown) {
  try {
    return structure.readResult(given)
  } catch (error) {
    if (error instanceof ResultRefused) throw new Refusal('LOT_E_RESULT_FORMAT', { value: { at: error.at } })
    throw error
  }
}
