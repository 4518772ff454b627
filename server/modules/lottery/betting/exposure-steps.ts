import type { BetType, Picked, Price } from '@senluna/games/lottery/rules/bet-type.ts'
import {
  acceptTicket,
  tierAt,
  worstOf,
  type Bid,
  type OddsTier,
  type TicketAnswer,
} from '@senluna/games/lottery/rules/exposure.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { ExposureStep } from '../money/place.ts'
import type { Terms } from '../terms/terms.ts'

/** No cap and no tier binds beyond this. */
const ENDLESS = 1n << 62n

/** The key under which a bet type's possible payout is summed. */
const WHOLE = ''

interface Row {
  /** As the database has it. */
  stands: bigint
  paysOut: bigint
  step: ExposureStep
}

/**
 * What an order adds to the exposure of its draws, ticket by ticket: each is asked for with what was read and with what the tickets
 * before it have taken. What is asked for then holds only while the rows stand as far as it matters; `steps` say how far.
 */
export class ExposureBook {
  readonly #rows = new Map<string, Row>()

  private constructor() {}

  /** Reads how the rows stand that an order will touch. */
  static async read(
    query: Query,
    brand: { merchant: string; currency: string },
    draws: readonly number[],
    betTypes: readonly string[],
    /** Numbers and sets of the order's tickets; those of others aren't read. */
    keys: readonly string[],
  ): Promise<ExposureBook> {
    const rows = await query<{ draw_no: number; bet_type: string; key: string; units: bigint; payout: bigint }>(
      `select draw_no, bet_type, key, units, payout from lottery.exposure
       where draw_no = any ($1) and merchant_id = $2 and currency = $3 and bet_type = any ($4) and key = any ($5)`,
      [[...new Set(draws)], brand.merchant, brand.currency, [...new Set(betTypes)], [WHOLE, ...new Set(keys)]],
    )
    const book = new ExposureBook()
    for (const row of rows) book.#row(row.draw_no, row.bet_type, row.key, { units: row.units, payout: row.payout })
    return book
  }

  /** Whether a ticket is taken as things stand; if it is, it counts for those after it. `playerTaken`: what the player's others may bring. */
  accept(
    ticket: { draw: number; type: BetType; picked: Picked; price: Price },
    bid: Bid,
    terms: Terms,
    playerTaken: Amount,
  ): TicketAnswer {
    const { draw, type, picked } = ticket
    const of = (key: string) => this.#row(draw, type.code, key)
    const whole = of(WHOLE)
    const answer = acceptTicket(
      ticket,
      bid,
      terms.limits,
      (key) => ({ blocked: terms.blocked.has(key), taken: amount(takenOf(of(key))) }),
      {
        perDraw: terms.perDrawPayout,
        drawTaken: amount(whole.paysOut + whole.step.payout),
        perPlayer: terms.perPlayerPayout,
        playerTaken,
      },
    )
    if (answer.status === 'REJECTED') return answer
    for (const key of picked.keys ?? []) {
      const row = of(key)
      narrow(row, terms.limits.tiers)
      row.step.cap = terms.limits.perDrawMaxUnit
      row.step.units += answer.unit
    }
    whole.step.payoutCap = terms.perDrawPayout
    whole.step.payout += answer.worst
    return answer
  }

  /** What is to be added, in the order in which rows are locked. */
  steps(): ExposureStep[] {
    return [...this.#rows.values()]
      .map(({ step }) => step)
      .filter(({ units, payout }) => units > 0n || payout > 0n)
      .sort((a, b) => a.draw - b.draw || order(a.betType, b.betType) || order(a.key, b.key))
  }

  #row(draw: number, betType: string, key: string, stands?: { units: bigint; payout: bigint }): Row {
    const name = `${draw} ${betType} ${key}`
    const known = this.#rows.get(name)
    if (known) return known
    const row: Row = {
      stands: stands?.units ?? 0n,
      paysOut: stands?.payout ?? 0n,
      step: { draw, betType, key, units: 0n, payout: 0n, low: 0n, high: ENDLESS, cap: ENDLESS, payoutCap: ENDLESS },
    }
    this.#rows.set(name, row)
    return row
  }
}

/** What an accepted ticket took of the exposure: what a cancellation gives back. */
export function takenBy(
  type: BetType,
  picked: Picked,
  price: Price,
  unit: Amount,
): Pick<ExposureStep, 'betType' | 'key' | 'units' | 'payout'>[] {
  const betType = type.code
  return [
    ...(picked.keys ?? []).map((key) => ({ betType, key, units: unit as bigint, payout: 0n })),
    { betType, key: WHOLE, units: 0n, payout: worstOf(type, price, unit, picked) as bigint },
  ].sort((a, b) => order(a.key, b.key))
}

const takenOf = ({ stands, step }: Row) => stands + step.units

/** The odds were chosen by how much was taken: as long as the row stays within the same tier, they hold. */
function narrow(row: Row, tiers: readonly OddsTier[]): void {
  const taken = takenOf(row)
  const tier = tierAt(tiers, amount(taken))
  const next = tiers
    .map(({ fromUnit }) => fromUnit as bigint)
    .filter((from) => from > taken)
    .sort((a, b) => (a < b ? -1 : 1))[0]
  const low = (tier?.fromUnit ?? 0n) - row.step.units
  const high = next === undefined ? ENDLESS : next - row.step.units
  if (low > row.step.low) row.step.low = low
  if (high < row.step.high) row.step.high = high
}

/** As the database compares texts in an index of the C collation: byte by byte. */
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
