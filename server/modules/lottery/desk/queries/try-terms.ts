import { iso, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { MerchantCode, Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { PastDraw, PastTicket } from '../replay.ts'
import { readPrice } from '../../price-json.ts'
import { WAGER_STATUS, BOOK } from '../../../wagers/index.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

/**
 * So many draws with tickets of the brand are gone through again, of the last so many of the game.
 */
const DRAWS = 30

const AMONG = 2_000

/** So many tickets at most, of the latest draws first. */
const TICKETS = 20_000

/** And selections of so many letters together: one ticket may hold thousands of numbers. */
const LETTERS = 1_000_000

export async function pastOf(
  db: Db,
  brand: Brand,
  game: LotteryGame,
  types: readonly string[],
  now: Instant,
  letters = LETTERS,
): Promise<PastDraw[]> {
  const mine = sql`t.merchant_id = ${brand.merchantCode} and t.book = ${sql.lit(BOOK.REAL)} and t.currency = ${brand.currency.code}
    and t.bet_type = any (${[...types]}::text[])`
  const { rows: draws } = await sql<{ no: number; result: unknown; facts: PastDraw['facts'] }>`
    select d.no, r.result, r.facts from (select * from lottery.draw where game = ${game.code} and draw_at <= ${iso(now)} order by draw_at desc limit ${AMONG}) d
    join lottery.result r on r.draw_no = d.no and r.version = d.result_version
    where d.state = ${sql.lit(DRAW_STATE.DRAWN)} and exists (select from lottery.ticket t where t.draw_no = d.no and ${mine})
    order by d.draw_at desc limit ${DRAWS}`.execute(db)
  const { rows } = await sql<Omit<PastTicket, 'price'> & { no: number; price: string }>`
    select * from (select x.*, sum(length(x.selection)) over (order by x.place) as letters from (
      select row_number() over (order by t.draw_no desc, t.accepted_at, t.id) as place, t.draw_no as no, t.owner_id as owner, t.bet_type as "betType", t.selection::text as selection, t.unit, t.multiple, t.stake,
      t.price::text as price
    from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = any (${draws.map(({ no }) => no)}::integer[]) and ${mine} and w.status <> ${sql.lit(WAGER_STATUS.CANCELLED)}
    order by t.draw_no desc, t.accepted_at, t.id limit ${TICKETS}) x) y where letters <= ${letters} order by place`.execute(
    db,
  )
  const byDraw = Map.groupBy(rows, (row) => row.no)
  return draws.map(({ no, result, facts }) => ({
    result,
    facts,
    tickets: (byDraw.get(no) ?? []).map((row) => ({ ...row, price: readPrice(row.price) })),
  }))
}

/** What is staked on a game's open draws. */
export async function openExposure(
  db: Db,
  {
    code,
    merchantCode,
    currencyCode,
    types,
  }: { code: string; merchantCode: MerchantCode; currencyCode: string; types: readonly string[] },
  now: Instant,
): Promise<{ no: number; type: string; key: string; units: bigint; payout: bigint }[]> {
  const { rows } = await sql<{ no: number; type: string; key: string; units: bigint; payout: bigint }>`
    select x.draw_no as no, x.bet_type as type, x.key, x.units, x.payout
    from lottery.draw d join lottery.exposure x on x.draw_no = d.no
    where d.state = ${sql.lit(DRAW_STATE.OPEN)} and d.lock_at > ${iso(now)} and d.game = ${code} and x.merchant_id = ${merchantCode}
      and x.currency = ${currencyCode} and x.bet_type = any (${[...types]}::text[]) and (x.units > 0 or x.payout > 0)`.execute(
    db,
  )
  return rows
}
