import { sql } from 'kysely'
import type { TermsTrial } from '@senluna/contract/lottery/desk/terms.ts'
import type * as contract from '@senluna/contract/lottery/desk/terms.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { readPrice } from '../price-json.ts'
import { termsOf, type StoredTerms, type Terms } from '../terms/terms.ts'
import { namedType } from './change-terms.ts'
import { checkTerms, ladderOf, mostReturn, stripped } from './check-terms.ts'
import { moneyShown } from './money-shown.ts'
import { Replay, type PastDraw, type PastTicket } from './replay.ts'
import { keptTerms } from './terms-list.ts'

/**
 * So many draws with tickets of the brand are gone through again, of the last so many of the game.
 */
const DRAWS = 30
const AMONG = 2_000
/** So many tickets at most, of the latest draws first. */
const TICKETS = 20_000

type Of = (betType: string) => Terms | undefined

/**
 * What other terms would have made of the open draws and the last thirty. Refuses SYS_NOT_FOUND,
 * VAL_FIELD.
 */
export async function tryTerms({ db }: Lottery, call: Call<typeof contract.tryTerms>): Promise<TermsTrial> {
  const { brand, now } = call
  const { game, betType } = namedType(call.params)
  const kept = await keptTerms(db, brand.merchantCode, game.code)
  const stored = new Map(kept.map((row) => [row.betType, row.terms]))
  checkTerms(game, betType, call.body.terms, stored)
  const wanted = new Map<string, StoredTerms>([...stored, [betType, stripped(call.body.terms)]])
  const was: Of = (type) => termsOf(game, type, stored)
  const would: Of = (type) => termsOf(game, type, wanted)
  const types = betType === '' ? Object.keys(game.prices) : [betType]
  const past = await pastOf(db, brand, game, types, now)
  const [before, after] = [new Replay(game, was), new Replay(game, would)]
  for (const draw of past) {
    before.run(draw)
    after.run(draw)
  }
  const type = findBetType(game, betType)
  const terms = would(betType)
  return {
    money: moneyShown(brand),
    ...(type && terms ? { returnPpm: mostReturn(type, terms.price), ladder: ladderOf(game, type, terms.price) } : {}),
    open: await openOf(db, brand, game, types, { was, would, now }),
    draws: past.length,
    tickets: past.reduce((sum, { tickets }) => sum + tickets.length, 0),
    asIs: before.sums(),
    asWanted: after.sums(),
    refusals: after.refusals(),
  }
}

/**
 * What is taken on the draws that are open, seen by both terms. What was accepted stays: it only
 * shows where they would stand.
 */
async function openOf(
  db: Db,
  brand: Brand,
  game: LotteryGame,
  types: readonly string[],
  { was, would, now }: { was: Of; would: Of; now: Instant },
): Promise<TermsTrial['open']> {
  const { rows } = await sql<{ no: number; type: string; key: string; units: bigint; payout: bigint }>`
    select x.draw_no as no, x.bet_type as type, x.key, x.units, x.payout
    from lottery.draw d join lottery.exposure x on x.draw_no = d.no
    where d.state = 0 and d.lock_at > ${iso(now)} and d.game = ${game.code} and x.merchant_id = ${brand.merchantCode}
      and x.currency = ${brand.currency.code} and x.bet_type = any (${[...types]}::text[]) and (x.units > 0 or x.payout > 0)`.execute(
    db,
  )
  let [numbers, over, worst, worstThen] = [0, 0, 0n, 0n]
  for (const { type, key, units, payout } of rows) {
    const [old, next] = [was(type), would(type)]
    if (!old || !next) continue
    if (key === '') {
      worst += payout
      worstThen += (payout * bestOf(next)) / bestOf(old)
    } else {
      numbers++
      if (next.closed || next.blocked.has(key) || units > next.limits.perDrawMaxUnit) over++
    }
  }
  return {
    draws: new Set(rows.map(({ no }) => no)).size,
    numbers,
    over,
    worst: worst.toString(),
    worstThen: worstThen.toString(),
  }
}

/** The highest odds of a price; where it isn't made of odds it is what it is. */
const bestOf = ({ price }: Terms): bigint =>
  price.by === 'ODDS' ? BigInt(Math.max(1, ...Object.values(price.milli))) : 1n

async function pastOf(
  db: Db,
  brand: Brand,
  game: LotteryGame,
  types: readonly string[],
  now: Instant,
): Promise<PastDraw[]> {
  const mine = sql`t.merchant_id = ${brand.merchantCode} and t.book = 0 and t.currency = ${brand.currency.code}
    and t.bet_type = any (${[...types]}::text[])`
  const { rows: draws } = await sql<{ no: number; result: unknown; facts: PastDraw['facts'] }>`
    select d.no, r.result, r.facts from (select * from lottery.draw where game = ${game.code} and draw_at <= ${iso(now)} order by draw_at desc limit ${AMONG}) d
    join lottery.result r on r.draw_no = d.no and r.version = d.result_version
    where d.state = 2 and exists (select from lottery.ticket t where t.draw_no = d.no and ${mine})
    order by d.draw_at desc limit ${DRAWS}`.execute(db)
  const { rows } = await sql<Omit<PastTicket, 'price'> & { no: number; price: string }>`
    select t.draw_no as no, t.owner_id as owner, t.bet_type as "betType", t.selection::text as selection, t.unit, t.multiple, t.stake,
      t.price::text as price
    from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = any (${draws.map(({ no }) => no)}::integer[]) and ${mine} and w.status <> 7
    order by t.draw_no desc, t.accepted_at, t.id limit ${TICKETS}`.execute(db)
  return draws.map(({ no, result, facts }) => ({
    result,
    facts,
    tickets: rows.filter((row) => row.no === no).map((row) => ({ ...row, price: readPrice(row.price) })),
  }))
}
