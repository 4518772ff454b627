import { randomBytes } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { refusedStake } from '../../protection/index.ts'
import { isGuarded } from '../../wagers/index.ts'
import type { Lottery } from '../lottery.ts'
import { freeTicketOf, placeFree } from '../free/place-free.ts'
import { placeMany, type BrandStep, type PlaceAnswer, type PlacedOrder } from '../money/place.ts'
import { ExposureBooks, rowsOf } from './exposure-steps.ts'
import { judgeOrder, priceOrder, wantedOf, type JudgedOrder, type Order, type Placing } from './judge-order.ts'
import { checkLine } from './line-limits.ts'
import { factsOf, type Kept, type OrderFacts } from './order-facts.ts'
import { LiabilityCache } from './liability/liability-cache.ts'

/** An order as it was asked for. */
export interface AskedOrder {
  order: Order
  placing: Placing
  /** Of the call, so that its key isn't taken for another one. */
  fingerprint: Buffer
}

/** What became of an order: placed now, placed before under the same key, or why not. */
export type OrderOutcome =
  | { status: 'placed'; placed: PlacedOrder; judged: JudgedOrder; balance: Amount }
  | { status: 'kept'; orderNo: string; balance: Amount }
  | { status: 'failed'; error: unknown }

/** So often orders are worked out anew when somebody else was faster on the same numbers. */
const TRIES = 5

/** Answers after which an order is priced anew. */
const ANEW: ReadonlySet<string> = new Set(['again', 'exposure_moved', 'player_moved'] satisfies PlaceAnswer['status'][])

interface Ready {
  place: number
  asked: AskedOrder
  judged: JudgedOrder
}

/** What batches of one process share. */
export interface BatchContext {
  /** Whose house accounts are used. */
  lane: number
  liabilities: LiabilityCache
}

/**
 * Places orders, at most one a player, each whole or not at all and whatever becomes of the others.
 * One statement reads what they are judged by, one the exposure, one takes all of those that
 * nothing speaks against, in a transaction of its own.
 */
export async function placeBatch(
  lottery: Lottery,
  asked: readonly AskedOrder[],
  { lane, liabilities }: BatchContext,
): Promise<OrderOutcome[]> {
  const query = queryOf(lottery.db)
  await lottery.games.refresh()
  const factsFor = (some: readonly AskedOrder[]) =>
    factsOf(
      query,
      lottery.games,
      some.map(({ order, placing }) => wantedOf(lottery, order, placing)),
      liabilities,
    )
  let facts = await factsFor(asked)
  const outcomes: (OrderOutcome | undefined)[] = asked.map((order) => keptOf(order, facts))
  const fail = (place: number, error: unknown) => void (outcomes[place] = { status: 'failed', error })
  let waiting: Ready[] = []
  for (const [place, order] of asked.entries()) {
    if (outcomes[place]) continue
    try {
      waiting.push({ place, asked: order, judged: judgeOrder(lottery, order.order, order.placing, facts) })
    } catch (error) {
      fail(place, error)
    }
  }
  for (let moved = 0; waiting.length > 0 && moved < TRIES;) {
    const books = await ExposureBooks.read(query, waiting.flatMap(wantedRows))
    const priced: ({ ready: Ready } & Priced)[] = []
    const anew: Ready[] = []
    for (const order of waiting) {
      try {
        priced.push({ ready: order, ...pricedOf(order, books, facts) })
      } catch (error) {
        if (isCapped(error) && facts.isRemembered(order.asked.placing.caller.memberId)) anew.push(order)
        else fail(order.place, error)
      }
    }
    for (const order of anew) for (const draw of drawsOf(order)) liabilities.forget(draw)
    const orders = priced.map(({ placed }) => placed)
    const answers = orders.length > 0 ? await send(lottery, asked, orders, books.steps(), lane) : []
    waiting = anew
    for (const [index, { ready: order, placed, taken }] of priced.entries()) {
      const answer = at(answers, index)
      if (answer.status === 'placed') {
        outcomes[order.place] = { status: 'placed', placed, judged: order.judged, balance: answer.balance }
        for (const draw of drawsOf(order)) liabilities.keep(draw, liabilityOf(draw.no, placed, taken))
      } else if (ANEW.has(answer.status)) waiting.push(order)
      else if (answer.status === 'replayed' || answer.status === 'key_conflict')
        outcomes[order.place] = await answeredBefore(lottery, order.asked)
      else fail(order.place, await refused(lottery, answer, order, placed))
    }
    // The others' turn comes at once; a row that has moved is read anew, but not for ever.
    const isMoved = answers.some(({ status }) => status === 'player_moved')
    if (isMoved || anew.length > 0 || answers[0]?.status === 'exposure_moved') moved += 1
    if (isMoved || anew.length > 0) facts = await factsFor(waiting.map(({ asked: order }) => order))
  }
  for (const { place } of waiting) fail(place, new Refusal('SYS_BUSY', { retryAfterSec: 1 }))
  return outcomes.map((outcome) => outcome ?? { status: 'failed', error: new Error('an order came to nothing') })
}

/** Takes orders together; one whose stake the house pays comes by itself. */
async function send(
  lottery: Lottery,
  [first]: readonly AskedOrder[],
  orders: readonly PlacedOrder[],
  exposure: readonly BrandStep[],
  lane: number,
): Promise<PlaceAnswer[]> {
  const now = lottery.clock.now()
  const { free } = first?.order ?? {}
  if (!first || free === undefined) return placeMany(queryOf(lottery.db), orders, exposure, lane, now)
  const { brand } = first.placing
  return [await placeFree(lottery.db, { brand, grantId: free }, at(orders, 0), exposure, lane, now)]
}

const wantedRows = ({ asked: { placing }, judged: { tickets, currency } }: Ready) =>
  tickets.flatMap(({ draw, type, picked }) =>
    rowsOf(draw.no, type, picked.keys).map((row) => ({ merchant: placing.brand.merchantCode, currency, ...row })),
  )

/** An order as it is sent, and what its player's tickets may bring with it. */
interface Priced {
  placed: PlacedOrder
  taken: ReadonlyMap<number, bigint>
}

function pricedOf({ asked, judged }: Ready, books: ExposureBooks, facts: OrderFacts): Priced {
  const { order, placing, fingerprint } = asked
  const { caller, brand, now } = placing
  const line = facts.line(caller.memberId)
  if (line) checkLine(line, judged.tickets, order.tickets.length)
  const book = books.of(brand.merchantCode, judged.currency)
  const priced = priceOrder(book, order, judged, now, {
    takenOf: (draw) => facts.taken(caller.memberId, draw),
    // Nobody above its player earns by a ticket that the house paid.
    chainOf: (product) =>
      judged.isTrial || order.free !== undefined ? undefined : facts.chain(caller.memberId, product),
  })
  const { taken } = priced
  const tickets = order.free === undefined ? priced.tickets : [{ ...freeTicketOf(priced.tickets), rebatePpm: rate(0) }]
  const placed: PlacedOrder = {
    owner: caller.memberId,
    wallet: WALLET.MAIN,
    key: placing.key,
    no: numberOf(now),
    merchant: brand.merchantCode,
    currency: judged.currency,
    mode: judged.isTrial ? 'TRIAL' : 'REAL',
    chaseStop: order.chase?.stopOnWin,
    seed: order.seed,
    tickets,
    known: [...new Set(judged.tickets.map(({ draw }) => draw.no))].map((draw) => ({
      draw,
      tickets: facts.count(caller.memberId, draw),
    })),
    fingerprint,
    traceId: placing.traceId,
    at: now,
  }
  return { placed, taken }
}

const isCapped = (error: unknown) => error instanceof Refusal && error.code === 'LOT_E_LIMIT_PAYOUT'

/** The draws of an order, each once. */
const drawsOf = ({ asked: { placing }, judged: { tickets } }: Ready) =>
  [...new Map(tickets.map((ticket) => [ticket.draw.no, ticket])).values()].map(({ draw: { no }, game, slot }) => ({
    no,
    owner: placing.caller.memberId,
    game: game.code,
    drawNumber: slot.drawNumber,
  }))

/** What is known of a player's draw when an order has been placed. */
const liabilityOf = (draw: number, { tickets, known }: PlacedOrder, taken: ReadonlyMap<number, bigint>) => ({
  tickets:
    (known?.find((counted) => counted.draw === draw)?.tickets ?? 0) +
    tickets.filter((ticket) => ticket.draw === draw).length,
  worst: taken.get(draw) ?? 0n,
})

function keptOf({ placing, fingerprint }: AskedOrder, facts: OrderFacts): OrderOutcome | undefined {
  const kept = facts.kept(placing.caller.memberId, placing.key)
  return kept && outcomeOf(kept, fingerprint)
}

function outcomeOf({ fingerprint, reply }: Kept, own: Buffer): OrderOutcome {
  if (fingerprint !== own.toString('hex') || !reply) return { status: 'failed', error: new Refusal('SYS_KEY_REUSED') }
  return { status: 'kept', orderNo: reply.orderNo, balance: amount(BigInt(reply.balance)) }
}

/** Another process has placed it a moment ago, or the key has paid for something else. */
async function answeredBefore(lottery: Lottery, asked: AskedOrder): Promise<OrderOutcome> {
  const facts = await factsOf(
    queryOf(lottery.db),
    lottery.games,
    [{ ...wantedOf(lottery, asked.order, asked.placing), draws: [] }],
    new LiabilityCache(),
  )
  // Its reply isn't kept any more, but its order is: nothing is placed twice.
  return keptOf(asked, facts) ?? { status: 'failed', error: new Refusal('SYS_KEY_REUSED') }
}

async function refused(
  lottery: Lottery,
  answer: Exclude<PlaceAnswer, { status: 'placed' }>,
  { asked: { order, placing }, judged }: Ready,
  placed: PlacedOrder,
): Promise<Error> {
  const { caller, brand, now } = placing
  if (answer.status === 'draw_closed') {
    const { draw: closed } = at(placed.tickets, answer.at)
    const ticket = judged.tickets.findIndex(({ draw }) => draw.no === closed) % order.tickets.length
    return new Refusal('LOT_E_CLOSED', { value: { ticket } })
  }
  if (isGuarded(answer.status))
    return refusedStake(lottery.db, { memberId: caller.memberId, brand, stake: judged.total }, answer.status, now)
  if (answer.status === 'insufficient') return new Refusal('WAL_INSUFFICIENT')
  if (answer.status === 'frozen') return new Refusal('AUTH_EXCLUDED')
  return new Error(`an order came to ${answer.status}`)
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number people can read out: the day and ten letters. */
function numberOf(now: Instant): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  return `L${day}${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
