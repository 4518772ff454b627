import type { Amount } from '@senluna/kit/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { DeskDraw } from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { moneyShown } from '../money-shown.ts'
import type { Lottery } from '../../lottery.ts'
import type { OfficialAlarm } from '../../official/index.ts'
import { nameOfGame } from '../../reading/names.ts'
import { WAGER_STATUS, BOOK } from '../../../wagers/index.ts'
import { type DrawState, DRAW_STATE } from '../../draws/draw-state.ts'

/** So many tickets of a draw are summed in a list; the whole draw sums all of them. */
const SUMMED = 2_000

/** Who reads: what they see of money is their brand's. */
interface DeskReader {
  brand: Brand
  language: string
  now: Instant
}

interface Row {
  no: number
  game: string
  drawNumber: string
  source: DeskDraw['source']
  state: DrawState
  open_at: Date
  lock_at: Date
  draw_at: Date
  result_version: number
  settled_at: Date | null
  void_reason: string | null
  void_note: string | null
  result: unknown
  tickets: number
  stake: Amount
  worst: Amount
}

/**
 * Whether the brand's players have bet on a draw `d`. The limit has each draw looked up by itself:
 * the table has every number of all draws there ever were.
 */
export const hasBets = ({ merchantCode }: Brand): RawBuilder<unknown> => sql`(select true from lottery.exposure x
  where x.draw_no = d.no and x.merchant_id = ${merchantCode} limit 1)`

/** The draws that a condition names, each with the brand's sums. */
export async function drawRows(
  db: Db | Tx,
  { brand }: DeskReader,
  where: RawBuilder<unknown>,
  most: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.no, d.game, d.numero as "drawNumber", d.source, d.state, d.open_at, d.lock_at, d.draw_at, d.result_version, d.settled_at,
      d.void_reason, d.void_note, r.result, t.tickets, t.stake, e.worst
    from (select * from lottery.draw d where ${where} order by d.draw_at desc, d.no desc limit ${most}) d
    left join lottery.result r on r.draw_no = d.no and r.version = d.result_version
    cross join lateral (select count(*)::integer as tickets, coalesce(sum(x.stake), 0)::bigint as stake from (
      select t.stake from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
      where t.draw_no = d.no and t.merchant_id = ${brand.merchantCode} and t.book = ${sql.lit(BOOK.REAL)} and w.status <> ${sql.lit(WAGER_STATUS.CANCELLED)} limit ${SUMMED + 1}) x) t
    cross join lateral (select coalesce(sum(x.payout), 0)::bigint as worst from lottery.exposure x
      where x.draw_no = d.no and x.merchant_id = ${brand.merchantCode} and x.currency = ${brand.currency.code} and x.key = '') e
    order by d.draw_at desc, d.no desc`.execute(db)
  return rows
}

/** A draw as the desk shows it. */
export function deskDrawOf(
  { games }: Lottery,
  row: Row,
  { brand, language, now }: DeskReader,
  alarms: readonly OfficialAlarm[],
): DeskDraw {
  const game = games.find(row.game)
  const state = stateOf(row, now)
  return {
    id: String(row.no),
    gameCode: row.game,
    gameName: game ? nameOfGame(game, language) : row.game,
    drawNumber: row.drawNumber,
    ...(game?.stations && { follows: game.stations.map((station) => nameOfGame(station, language)) }),
    source: row.source,
    state,
    openAt: row.open_at.toISOString(),
    lockAt: row.lock_at.toISOString(),
    drawAt: row.draw_at.toISOString(),
    version: row.result_version,
    ...(row.result ? { result: row.result } : {}),
    ...(row.void_reason ? { voidReason: row.void_reason } : {}),
    ...(row.void_note ? { voidNote: row.void_note } : {}),
    alarms: alarms.filter(({ draw }) => draw === row.no).map(({ kind }) => kind),
    money: moneyShown(brand),
    tickets: Math.min(row.tickets, SUMMED),
    stake: row.stake.toString(),
    more: row.tickets > SUMMED,
    liability: state === 'OPEN' || state === 'LOCKED' || state === 'SETTLING' ? row.worst.toString() : '0',
  }
}

/** How a draw stands, in one word. */
function stateOf({ state, lock_at, settled_at }: Row, now: Instant): DeskDraw['state'] {
  if (state === DRAW_STATE.OPEN) return lock_at.getTime() > now ? 'OPEN' : 'LOCKED'
  if (state === DRAW_STATE.SEALED) return 'LOCKED'
  if (state === DRAW_STATE.DRAWN) return settled_at ? 'SETTLED' : 'SETTLING'
  return state === DRAW_STATE.VOID ? 'VOID' : 'NOT_HELD'
}

/** The number of a draw out of a path. Refuses SYS_NOT_FOUND for what is none. */
export function drawNo(id: string | undefined): number {
  const no = /^[1-9][0-9]{0,8}$/.test(id ?? '') ? Number(id) : 0
  if (no === 0) throw new Refusal('SYS_NOT_FOUND')
  return no
}
