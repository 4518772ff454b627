import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Bid } from '@senluna/games/lottery/rules/exposure.ts'
import { STRUCTURES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { worstOf } from '@senluna/games/lottery/rules/exposure.ts'
import { mayPlay } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY, WALLET } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newId } from '../../../platform/ids.ts'
import { refuseLocked } from '../../members/index.ts'
import { refusedStake, type GuardStatus } from '../../protection/index.ts'
import type { Lottery } from '../lottery.ts'
import { place, type PlaceAnswer } from '../money/place.ts'
import { readPrice } from '../price-json.ts'
import { refuseResting } from '../reading/menus.ts'
import { RULES } from '../rules-version.ts'
import { storedTerms } from '../terms/terms.ts'
import { ExposureBook } from './exposure-steps.ts'
import { readOrder, type OrderedTicket } from './read-order.ts'

type Order = BodyOf<typeof contract.placeOrder>

/** Who places an order, and when it came in: the one moment its lock is measured by. */
export interface Placing {
  caller: Caller
  brand: Brand
  key: string
  traceId: string
  now: Instant
}

/** So often an order is worked out anew when somebody else was faster on the same numbers. */
const TRIES = 5
/** More numbers than this in one order would hold up everybody else's on the same draws. */
const MOST_NUMBERS = 20_000

const GUARDED: ReadonlySet<string> = new Set([
  'excluded',
  'over_loss_limit',
  'check_due',
  'session_limit',
  'over_stake_limit',
] satisfies GuardStatus[])
const isGuarded = (status: string): status is GuardStatus => GUARDED.has(status)

/**
 * Places an order in the transaction of its key: reads it, asks the exposure, takes the money. All of its tickets or none.
 * Answers the order's number and the balance. Refusals: those of `placeOrder` in the contract.
 */
export async function placeOrder(
  lottery: Lottery,
  tx: Tx,
  order: Order,
  placing: Placing,
): Promise<{ orderNo: string; balance: Amount }> {
  const { caller, brand, now } = placing
  if (!mayPlay(caller.type)) throw new Refusal('AUTH_FORBIDDEN')
  await refuseLocked(tx, caller.memberId, 'BET')
  const games = await lottery.games.refreshBy(tx)
  const codes = [...new Set(order.tickets.map(({ gameCode }) => gameCode))]
  const stored = new Map(
    await Promise.all(codes.map(async (code) => [code, await storedTerms(tx, brand.merchantCode, code)] as const)),
  )
  const tickets = readOrder(order, games, stored, now)
  const total = tickets.reduce((sum, { stake }) => sum + stake, 0n)
  if (total !== BigInt(order.clientTotal))
    throw new Refusal('LOT_E_STAKE_MISMATCH', { value: { total: total.toString() } })
  await refuseResting(tx, brand, [...new Set(tickets.map(({ game }) => game))])
  if (tickets.reduce((sum, { picked }) => sum + (picked.keys?.length ?? 1), 0) > MOST_NUMBERS)
    throw new Refusal('LOT_E_LINES')
  const trial = caller.type === 4
  if (trial && tickets.some(({ game }) => game.source !== 'SELF')) throw new Refusal('GAME_DISABLED')
  const currency = trial ? TRIAL_CURRENCY : brand.currency.code
  const draws = await drawsOf(tx, tickets)
  const player = await playerTaken(tx, caller.memberId, [...draws.values()], lottery)
  const orderNo = numberOf(now)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const priced = await priceAll(tx, order, { tickets, draws, player, merchant: brand.merchantCode, currency })
    const answer = await place(
      queryOf(tx),
      {
        owner: caller.memberId,
        wallet: WALLET.MAIN,
        key: placing.key,
        no: orderNo,
        merchant: brand.merchantCode,
        currency,
        mode: trial ? 'TRIAL' : 'REAL',
        chaseStop: order.chase?.stopOnWin,
        lane: laneOf(caller.memberId),
        tickets: priced.tickets.map((one) => ({ ...one, id: newId<'wager'>(now) })),
        exposure: priced.steps,
        traceId: placing.traceId,
        at: now,
      },
      lottery.clock.now(),
    )
    if (answer.status === 'placed') return { orderNo, balance: answer.balance }
    if (answer.status !== 'exposure_moved') throw await refused(tx, answer, placing, amount(total))
  }
  throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
}

async function refused(
  tx: Tx,
  answer: Exclude<PlaceAnswer, { status: 'placed' }>,
  { caller, brand, now }: Placing,
  stake: Amount,
): Promise<Error> {
  if (answer.status === 'draw_closed') return new Refusal('LOT_E_CLOSED', { value: { ticket: answer.at } })
  if (isGuarded(answer.status)) return refusedStake(tx, { memberId: caller.memberId, brand, stake }, answer.status, now)
  if (answer.status === 'insufficient') return new Refusal('WAL_INSUFFICIENT')
  if (answer.status === 'frozen') return new Refusal('AUTH_EXCLUDED')
  // Its reply isn't kept any more, but its order is: nothing is placed twice.
  if (answer.status === 'key_conflict' || answer.status === 'replayed') return new Refusal('SYS_KEY_REUSED')
  return new Error(`an order came to ${answer.status}`)
}

/** The draws of all tickets by game and numero. One that has not been made yet can't be bet. */
async function drawsOf(tx: Tx, tickets: readonly OrderedTicket[]): Promise<Map<string, number>> {
  const rows = await queryOf(tx)<{ no: number; game: string; numero: string }>(
    `select d.no, d.game, d.numero from unnest($1::text[], $2::text[]) as w(game, numero)
     join lottery.draw d on d.game = w.game and d.numero = w.numero`,
    [tickets.map(({ game }) => game.code), tickets.map(({ slot }) => slot.numero)],
  )
  const draws = new Map(rows.map(({ no, game, numero }) => [`${game} ${numero}`, no]))
  for (const { game, slot } of tickets)
    if (!draws.has(nameOf(game.code, slot.numero))) throw new Refusal('LOT_E_NUMERO_UNKNOWN')
  return draws
}

const nameOf = (game: string, numero: string) => `${game} ${numero}`

interface Pricing {
  tickets: readonly OrderedTicket[]
  draws: ReadonlyMap<string, number>
  player: ReadonlyMap<number, bigint>
  merchant: string
  currency: string
}

/** What each ticket is taken for: its unit and its price, by the exposure as it stands. */
async function priceAll(tx: Tx, order: Order, { tickets, draws, player, merchant, currency }: Pricing) {
  const drawNo = ({ game, slot }: OrderedTicket) => draws.get(nameOf(game.code, slot.numero)) ?? 0
  const book = await ExposureBook.read(
    queryOf(tx),
    { merchant, currency },
    tickets.map(drawNo),
    tickets.map(({ type }) => type.code),
    tickets.flatMap(({ picked }) => picked.keys ?? []),
  )
  const taken = new Map(player)
  const priced = tickets.map((ticket, index) => {
    const draw = drawNo(ticket)
    const { game, type, picked } = ticket
    const bid: Bid = {
      unit: ticket.unit,
      ...(ticket.seen ? { seen: ticket.seen } : {}),
      acceptPartial: order.acceptPartial ?? false,
      acceptOddsChange: order.acceptOddsChange ?? false,
    }
    const answer = book.accept(
      { draw, type, picked, price: ticket.price },
      bid,
      ticket.terms,
      amount(taken.get(draw) ?? 0n),
    )
    if (answer.status === 'REJECTED') throw rejected(answer, index % order.tickets.length)
    taken.set(draw, (taken.get(draw) ?? 0n) + answer.worst)
    return {
      draw,
      game: game.code,
      product: game.product,
      vendor: game.vassalage,
      betType: type.code,
      selection: picked.selection,
      lines: picked.lines,
      unit: answer.unit,
      multiple: ticket.multiple,
      stake: amount(answer.unit * BigInt(type.units) * BigInt(picked.lines)),
      price: answer.price,
      rules: RULES,
      rebatePpm: ticket.cash,
      rates: [],
    }
  })
  return { tickets: priced, steps: book.steps() }
}

type Rejected = Extract<ReturnType<ExposureBook['accept']>, { status: 'REJECTED' }>

function rejected(answer: Rejected, ticket: number): Refusal {
  const at = 'key' in answer && answer.key !== undefined ? { at: answer.key } : {}
  const more =
    answer.code === 'LOT_E_LIMIT_EXPOSURE'
      ? { availableUnit: answer.availableUnit.toString() }
      : answer.code === 'LOT_E_ODDS_CHANGED'
        ? { milli: answer.tier.milli }
        : answer.code === 'LOT_E_LIMIT_PAYOUT'
          ? { left: answer.left.toString() }
          : {}
  return new Refusal(answer.code, { value: { ticket, ...at, ...more } })
}

/**
 * Bet types whose lines aren't all alike: of these a ticket's selection says what it may bring. Of the others the number of lines does,
 * and ten thousand numbers of each earlier ticket are neither fetched nor read again with every order.
 */
const OF_SEVERAL_KINDS = [...STRUCTURES.values()].flatMap(({ betTypes }) =>
  [...betTypes.values()].filter(({ kinds }) => Object.keys(kinds).length > 1).map(({ code }) => code),
)

/** What the player's open tickets of these draws may bring at worst. Two orders at once can pass it together: the cap at settlement binds. */
async function playerTaken(
  tx: Tx,
  owner: string,
  draws: readonly number[],
  { games }: Lottery,
): Promise<Map<number, bigint>> {
  const rows = await queryOf(tx)<{
    draw_no: number
    game: string
    bet_type: string
    lines: number
    selection: unknown
    unit: bigint
    price: string
    tickets: number
  }>(
    // Tickets that bring the same are told once: who bets a hundred times on a draw doesn't have them all read with each bet.
    `select t.draw_no, d.game, t.bet_type, t.lines, case when t.bet_type = any ($3) then t.selection end as selection, t.unit,
       t.price::text as price, count(*)::integer as tickets
     from lottery.ticket t join lottery.draw d on d.no = t.draw_no,
     lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) w
     where t.draw_no = any ($1) and t.owner_id = $2 and w.status = 0 group by 1, 2, 3, 4, 5, 6, 7`,
    [draws, owner, OF_SEVERAL_KINDS],
  )
  const taken = new Map<number, bigint>()
  for (const row of rows) {
    const game = games.find(row.game)
    const type = game && structureOf(game).betTypes.get(row.bet_type)
    if (!type) continue
    const picked = row.selection === null ? { lines: row.lines } : type.pick(row.selection)
    const worst = worstOf(type, readPrice(row.price), amount(row.unit), picked)
    taken.set(row.draw_no, (taken.get(row.draw_no) ?? 0n) + worst * BigInt(row.tickets))
  }
  return taken
}

/** House accounts are spread, so that players don't wait for each other's. */
const LANES = 16
const laneOf = (owner: string) => 5_000 + (Number.parseInt(owner.slice(-2), 16) % LANES)

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number people can read out: the day and ten letters. */
function numberOf(now: Instant): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  return `L${day}${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
