import { termsCode, type BetType, type Picked, type Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { acceptTicket, type TicketAnswer } from '@senluna/games/lottery/rules/tickets/accept-ticket.ts'
import { tierAt, type Bid, type OddsTier } from '@senluna/games/lottery/rules/money/exposure.ts'
import { worstOf } from '@senluna/games/lottery/rules/money/worst.ts'
import { at } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { BrandStep, ExposureStep } from '../money/place.ts'
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

/** A row of exposure that an order may touch. */
export interface WantedRow {
  merchant: MerchantCode
  currency: string
  draw: number
  betType: string
  key: string
}

/** The rows that a ticket touches: its numbers and sets, and the whole of its bet type. */
export const rowsOf = (draw: number, type: BetType, keys: readonly string[] | undefined) =>
  [WHOLE, ...(keys ?? [])].map((key) => ({ draw, betType: termsCode(type), key }))

const nameOf = (merchant: MerchantCode, currency: string) => `${merchant} ${currency}`

/** The exposure of several orders, by brand and currency. */
export class ExposureBooks {
  readonly #books = new Map<string, { merchant: MerchantCode; currency: string; book: ExposureBook }>()

  private constructor() {}

  /** Reads how the rows stand that some orders will touch. */
  static async read(query: Query, wanted: readonly WantedRow[]): Promise<ExposureBooks> {
    const distinct = [...new Map(wanted.map((row) => [Object.values(row).join(' '), row])).values()]
    const rows = await query<{ item: number; units: bigint; payout: bigint }>(
      'select item, units, payout from lottery.exposure_of($1, $2, $3, $4, $5)',
      [
        distinct.map(({ draw }) => draw),
        distinct.map(({ merchant }) => merchant),
        distinct.map(({ currency }) => currency),
        distinct.map(({ betType }) => betType),
        distinct.map(({ key }) => key),
      ],
    )
    const books = new ExposureBooks()
    for (const { item, units, payout } of rows) {
      const { merchant, currency, draw, betType, key } = at(distinct, item - 1)
      books.of(merchant, currency).stands(draw, betType, key, { units, payout })
    }
    return books
  }

  of(merchant: MerchantCode, currency: string): ExposureBook {
    const name = nameOf(merchant, currency)
    const known = this.#books.get(name) ?? { merchant, currency, book: new ExposureBook() }
    this.#books.set(name, known)
    return known.book
  }

  /** What is to be added, in the order in which rows are locked. */
  steps(): BrandStep[] {
    return [...this.#books.values()]
      .flatMap(({ merchant, currency, book }) => book.steps().map((step) => ({ ...step, merchant, currency })))
      .sort(
        (a, b) =>
          a.draw - b.draw ||
          order(a.betType, b.betType) ||
          order(a.key, b.key) ||
          order(a.merchant, b.merchant) ||
          order(a.currency, b.currency),
      )
  }
}

/**
 * What orders add to the exposure of their draws, ticket by ticket: each is asked for with what was
 * read and with what the tickets before it have taken. What is asked for then holds only while the
 * rows stand as far as it matters; `steps` say how far.
 */
export class ExposureBook {
  readonly #rows = new Map<string, Row>()
  #undo: Map<Row, ExposureStep> | undefined

  /** Takes down how a row stands. */
  stands(draw: number, betType: string, key: string, stands: { units: bigint; payout: bigint }): void {
    this.#row(draw, betType, key, stands)
  }

  /** Takes several tickets or, when `work` throws, none of them. */
  all<Result>(work: (accept: ExposureBook['accept']) => Result): Result {
    const undo = new Map<Row, ExposureStep>()
    this.#undo = undo
    try {
      return work((...given) => this.accept(...given))
    } catch (error) {
      for (const [row, step] of undo) row.step = step
      throw error
    } finally {
      this.#undo = undefined
    }
  }

  /**
   * Whether a ticket is taken as things stand; if it is, it counts for those after it.
   * `playerTaken`: what the player's others may bring.
   */
  accept(
    ticket: { draw: number; type: BetType; picked: Picked; price: Price },
    bid: Bid,
    terms: Terms,
    playerTaken: Amount,
  ): TicketAnswer {
    const { draw, type } = ticket
    const rowOf = (key: string) => this.#row(draw, termsCode(type), key)
    const whole = rowOf(WHOLE)
    const answer = acceptTicket(
      ticket,
      bid,
      terms.limits,
      (key) => ({ blocked: terms.blocked.has(key), taken: amount(takenOf(rowOf(key))) }),
      {
        perDraw: terms.perDrawPayout,
        drawTaken: amount(whole.paysOut + whole.step.payout),
        perPlayer: terms.perPlayerPayout,
        playerTaken,
      },
    )
    if (answer.status === 'REJECTED') return answer
    for (const { picked, unit } of answer.parts)
      for (const key of picked.keys ?? []) {
        const row = rowOf(key)
        this.#changes(row)
        narrow(row, terms.limits.tiers)
        row.step.cap = terms.limits.perDrawMaxUnit
        row.step.units += unit
      }
    this.#changes(whole)
    whole.step.payoutCap = terms.perDrawPayout
    whole.step.payout += answer.worst
    return answer
  }

  /** What is to be added. */
  steps(): ExposureStep[] {
    return [...this.#rows.values()].map(({ step }) => step).filter(({ units, payout }) => units > 0n || payout > 0n)
  }

  #changes(row: Row): void {
    if (this.#undo && !this.#undo.has(row)) this.#undo.set(row, { ...row.step })
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
  const betType = termsCode(type)
  return [
    ...(picked.keys ?? []).map((key) => ({ betType, key, units: unit as bigint, payout: 0n })),
    { betType, key: WHOLE, units: 0n, payout: worstOf(type, price, unit, picked) as bigint },
  ].sort((a, b) => order(a.key, b.key))
}

const takenOf = ({ stands, step }: Row) => stands + step.units

/**
 * The odds were chosen by how much was taken: as long as the row stays within the same tier, they
 * hold.
 */
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
