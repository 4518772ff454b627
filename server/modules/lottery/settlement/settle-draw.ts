import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { at } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { followFree } from '../free/follow.ts'
import { freeTicketsOfDraw } from '../free/free-store.ts'
import { settle, settleAgain, settleFresh, SETTLED, type SettledDraw, type SettledTicket } from '../money/settle.ts'
import { Settling, voided } from './outcomes.ts'
import { byOwner, freshTicketsOf, ticketsOf, type StandingTicket } from './queries/read-tickets.ts'
import { drawToSettle, resultOf, finishDraw, type DrawRow } from './draw-store.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/** Tickets settled in one transaction, at first and at most. */
const FIRST_PIECE = 250
const MOST_PIECE = 2_000
const LEAST_PIECE = 150
/**
 * How long a piece should take: its wallets are held so long. On a busy machine it comes to fewer
 * tickets.
 */
const PIECE_MS = 90
/** So many pieces are under way at once. Each works on house accounts of its own. */
export const PIECES_AT_ONCE = 2

/** One piece that is being settled: the last of its owners, and how many tickets it came to. */
interface Piece {
  last: string
  settled: Promise<number>
}

interface Owners {
  from: string | null
  to: string
}

export interface Settlements {
  db: Db
  /** Runs one statement as a transaction of its own, on any connection. */
  query: Query
  gameOf(code: string): LotteryGame | undefined
  /** The most one player of a brand gets of one draw. */
  mostPayout(merchant: MerchantCode, game: string): Promise<Amount>
  /** Posting lanes of this settler, one for each piece under way. */
  lanes: readonly number[]
  now(): Instant
  /**
   * What belongs to a settlement once all tickets are settled: chases that end with a win. Asked
   * again it does the rest.
   */
  settled(no: number): Promise<void>
  /** Whether this process ends: it stops after a piece, and the next process goes on. */
  isStopping?(): boolean
}

/**
 * Settles a draw whose result stands or that is void: all of its tickets, each once, however often
 * this runs and wherever it was stopped. One process at a time works on a draw (the caller holds
 * its lock). After a correction each ticket is settled anew.
 *
 * Answers how many tickets it changed.
 */
export async function settleDraw(parts: Settlements, no: number): Promise<number> {
  const draw = await drawToSettle(parts.query, no)
  if (!draw || (draw.state !== DRAW_STATE.DRAWN && draw.state !== DRAW_STATE.VOID) || draw.settled_at) return 0
  const free = await freeTicketsOfDraw(parts.query, no)
  const { settling, voidFrom } = draw.state === DRAW_STATE.DRAWN ? await settlingOf(parts, draw, free) : {}
  const version = settling ? draw.result_version : 0
  const game = parts.gameOf(draw.game)
  const settled: SettledDraw = {
    no,
    version,
    game: { gameId: draw.game, product: game?.product, vendor: game?.vendorCode },
  }
  // After a correction or a late void every ticket is looked at, however far a settlement had come:
  // what is right already stays.
  const isAgain = draw.settled_version > 0
  let changed = 0
  const from = isAgain ? null : draw.settled_to
  const caps = new Map<string, Promise<Amount>>()
  const underWay: Piece[] = []
  let size = FIRST_PIECE
  /**
   * Everybody up to this owner is settled: where the next one goes on when this process dies now.
   */
  let upTo: string | null = null
  const oldest = async () => {
    const piece = underWay.shift()
    if (!piece) return
    changed += await piece.settled
    upTo = piece.last
  }
  const settleOpen = async (
    open: readonly SettledTicket[],
    { lane, upTo: before, isAgain, owners }: { lane: number; upTo: string | null; isAgain: boolean; owners: Owners },
  ): Promise<number> => {
    if (open.length === 0) return 0
    if (open.some(({ ticket }) => free.has(ticket))) return settleWithFree(parts, settled, open, { free, before, lane })
    if (isAgain) return settle(parts.query, settled, open, before, lane, parts.now())
    const fresh = await settleFresh(parts.query, settled, open, before, lane, parts.now())
    if (fresh !== undefined) return fresh
    // One of them isn't open, or can't be paid: all are looked at as they stand.
    let many = 0
    for await (const piece of ticketsOf(parts.query, no, { ...owners, size: MOST_PIECE, voidFrom })) {
      const outcomes = await outcomesOf(parts, draw, piece, settling, caps)
      const standing = outcomes.filter((_, index) => at(piece, index).status === WAGER_STATUS.OPEN)
      if (standing.length > 0) many += await settle(parts.query, settled, standing, before, lane, parts.now())
    }
    return many
  }
  try {
    let pieces = 0
    let after = from
    const read = isAgain ? ticketsOf : freshTicketsOf
    for await (const piece of read(parts.query, no, { from, size: () => size, voidFrom })) {
      if (parts.isStopping?.()) return changed
      const outcomes = await outcomesOf(parts, draw, piece, settling, caps)
      const open = outcomes.filter((_, index) => at(piece, index).status === WAGER_STATUS.OPEN)
      while (underWay.length >= PIECES_AT_ONCE) await oldest()
      // Pieces under way at the same time don't share a row: not a player's, not the house's.
      const lane = at(parts.lanes, pieces++ % parts.lanes.length)
      const began = performance.now()
      const last = at(piece, piece.length - 1).owner
      const how = { lane, upTo, isAgain, owners: { from: after, to: last } }
      const timed = settleOpen(open, how).then((many) => {
        if (open.length > 0) size = sizeAfter(open.length, performance.now() - began)
        return many
      })
      // Awaited in its turn; should another piece fail before, it is no surprise either.
      timed.catch(() => undefined)
      underWay.push({ last, settled: timed })
      after = last
      // What a correction or a later void changes; most tickets stay as they are.
      if (isAgain)
        for (const [index, outcome] of outcomes.entries())
          if (mayChange(at(piece, index), outcome) && (await again(parts, settled, outcome, free))) changed++
    }
    while (underWay.length > 0) await oldest()
  } finally {
    // The caller gives its lock up: nothing of ours may still be at work.
    await Promise.allSettled(underWay.map(({ settled }) => settled))
  }
  await parts.settled(no)
  await finish(parts, draw, version)
  return changed
}

/**
 * Settles tickets some of which the house paid: what it gets back of those leaves in the same
 * transaction.
 */
function settleWithFree(
  { db, now: clock }: Settlements,
  draw: SettledDraw,
  open: readonly SettledTicket[],
  { free, before, lane }: { free: ReadonlySet<Id<'ticket'>>; before: string | null; lane: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const now = clock()
    const many = await settle(queryOf(tx), draw, open, before, lane, now)
    for (const { owner, ticket } of open) if (free.has(ticket)) await followFree(tx, { owner, ticket, lane }, now)
    return many
  })
}

/** Settles one ticket anew, with what the house gets back of it. */
function again(
  { db, query, lanes, now: clock }: Settlements,
  draw: SettledDraw,
  outcome: SettledTicket,
  free: ReadonlySet<Id<'ticket'>>,
): Promise<boolean> {
  const now = clock()
  const lane = at(lanes, 0)
  const { owner, ticket } = outcome
  if (!free.has(ticket)) return settleAgain(query, draw, outcome, lane, now)
  return db.transaction().execute(async (tx) => {
    const changed = await settleAgain(queryOf(tx), draw, outcome, lane, now)
    if (changed) await followFree(tx, { owner, ticket, lane }, now)
    return changed
  })
}

/**
 * Whether a settled ticket may come to something else now. One that lost and loses again, and
 * counts for as much, does not.
 */
const mayChange = ({ status, standing }: StandingTicket, outcome: SettledTicket) =>
  status !== WAGER_STATUS.OPEN &&
  status !== WAGER_STATUS.CANCELLED &&
  !(
    status === SETTLED.LOST &&
    outcome.status === SETTLED.LOST &&
    standing.payout === outcome.payout &&
    standing.validBet === outcome.validBet
  )

/** How many tickets the next piece has, by how long the last one took. */
function sizeAfter(tickets: number, ms: number): number {
  const fitting = Math.round((tickets * PIECE_MS) / Math.max(1, ms))
  return Math.max(LEAST_PIECE, Math.min(MOST_PIECE, fitting, tickets * 2))
}

async function outcomesOf(
  parts: Settlements,
  draw: DrawRow,
  piece: readonly StandingTicket[],
  settling: Settling | undefined,
  caps: Map<string, Promise<Amount>>,
) {
  if (!settling) return piece.map(voided)
  const outcomes = []
  const capOf = (merchant: MerchantCode) => {
    const known = caps.get(merchant) ?? parts.mostPayout(merchant, draw.game)
    caps.set(merchant, known)
    return known
  }
  for (const own of byOwner(piece)) {
    const counted = own.filter(({ status, isLate }) => status !== WAGER_STATUS.CANCELLED && !isLate)
    const settled = settling.settle(counted, await capOf(at(own, 0).merchant))
    const byTicket = new Map(settled.map((ticket) => [ticket.ticket, ticket]))
    for (const ticket of own) outcomes.push(byTicket.get(ticket.id) ?? voided(ticket))
  }
  return outcomes
}

async function settlingOf(
  parts: Settlements,
  draw: DrawRow,
  free: ReadonlySet<Id<'ticket'>>,
): Promise<{ settling: Settling; voidFrom?: string | undefined }> {
  const game = parts.gameOf(draw.game)
  if (!game) throw new Error(`draw ${draw.no} is of a game that is none: ${draw.game}`)
  const row = await resultOf(parts.query, draw.no, draw.result_version)
  const structure = structureOf(game)
  const facts = row?.facts ?? {}
  return {
    settling: new Settling(structure, { result: structure.readResult(row?.result), facts }, free),
    voidFrom: facts.voidFrom,
  }
}

/**
 * Marks it settled, unless another result has come meanwhile: then it is settled again by that one.
 */
function finish(parts: Settlements, draw: DrawRow, version: number) {
  const now = parts.now()
  return finishDraw(parts.query, draw.no, version, now)
}
