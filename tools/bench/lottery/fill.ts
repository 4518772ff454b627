import type pg from 'pg'
import { merchantCode } from '@senluna/kit/brand.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { priceAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import { priceText } from '@senluna/server/modules/lottery/price-json.ts'

// Rows for measuring, made set by set by the database's owner: they stand as the product's own
// functions would have left them (the books come out even), but nobody placed them one by one.

export const GAME = 'VN_FAST_N_60'
export const MERCHANT = merchantCode('test')
export const CURRENCY = 'AAA'
const TYPE = 'LO2'
const STAKED = 1_000n

const game = GAMES.get(GAME)
const type = game && structureOf(game).betTypes.get(TYPE)
const full = game?.prices[TYPE]
if (!game || !type || !full) throw new Error(`the game ${GAME} doesn't offer ${TYPE}`)

/** The endings of this draw are 00 to 09. */
const RESULT = JSON.stringify({
  db: ['00000'],
  g1: ['00001'],
  g2: ['00002', '00003'],
  g3: ['00004', '00005', '00006', '00007', '00008', '00009'],
  g4: ['0000', '0001', '0002', '0003'],
  g5: ['0004', '0005', '0006', '0007', '0008', '0009'],
  g6: ['000', '001', '002'],
  g7: ['03', '04', '05', '06'],
})

/**
 * Who stands at level `l` above a player `owner_id`: the higher, the fewer there are. All of them
 * have wallets.
 */
const ancestor = (players: number) =>
  `('00000000-0000-7000-9000-' || lpad(to_hex(1 + abs(hashtext(owner_id::text)) % greatest(1, ${Math.min(10_000, players)} / (10 ^ l)::integer)), 12, '0'))::uuid`

/**
 * Under a chain the bettor has one level: odds of the highest level return all that the cap allows,
 * and leave nothing to those above.
 */
const CHAIN_LEVEL = 1
const PRICES = { alone: priceText(full), chained: priceText(priceAt(full, CHAIN_LEVEL)) }

/** The wallets of so many players, each with money; ids run on in time as they do. */
export async function makePlayers(owner: pg.Client, players: number): Promise<void> {
  await owner.query(
    `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals)
     values ($1, 0, 'cash', true, 'T', 2) on conflict do nothing`,
    [CURRENCY],
  )
  await owner.query(
    `with given as (
      insert into ledger.account (owner_id, account_no, currency, balance, floor, version, opened_at)
      select ('00000000-0000-7000-9000-' || lpad(to_hex(p), 12, '0'))::uuid, 1, $2, 1000000000, 0, 1, now()
      from generate_series(1, $1::integer) p returning owner_id),
    house as materialized (select ledger.house_account_of($3, 'EXP:BONUS', $2, 0::smallint, now()) as no),
    posted as (
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
      select owner_id, gen_random_uuid(), 1000000000, 1000000000, 1, now(), now(), 1, house.no, 400, 3, 1 from given, house)
    select house.no from house`,
    [players, CURRENCY, MERCHANT],
  )
  await owner.query(
    `update ledger.account set balance = balance - 1000000000::bigint * $1, version = version + $1
     where owner_id = ledger.house() and account_no = ledger.house_account_of($2, 'EXP:BONUS', $3, 0::smallint, now())`,
    [players, MERCHANT, CURRENCY],
  )
}

/**
 * A draw that is sealed and has its result, with so many tickets of as many players as have
 * wallets, in turns as they would come; each is an order of its own. They come in no order of their
 * ids: neighbours in the table are strangers. Answers its number. `winners`: one ticket of so many
 * wins; `chain`: so many stand above each player and earn on its bets.
 */
export async function makeDraw(
  owner: pg.Client,
  numero: string,
  tickets: number,
  players: number,
  winners: number,
  chain = 0,
): Promise<number> {
  const { rows } = await owner.query<{ no: number; house: number }>(
    `with made as (
      insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, state, result_version, drawn_at)
      values ($1, $2, 'VN_N', 'SELF', now() - interval '1 hour', now() - interval '10 minutes', now() - interval '9 minutes', 2, 1, now())
      returning no)
    select no, ledger.house_account_of($3, 'GAME:VNLOTT', $4, 5000::smallint, now()) as house from made`,
    [GAME, numero, MERCHANT, CURRENCY],
  )
  const { no, house } = rows[0]!
  await owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, $2, 'bench', now())`,
    [no, RESULT],
  )
  const stake = STAKED * BigInt(type!.units)
  await owner.query(
    `create temporary table item as
      select a.owner_id, gen_random_uuid() as ticket, gen_random_uuid() as placed, n / $2 + 1 as nth, a.balance - $3::bigint * (n / $2 + 1) as balance,
        a.version + n / $2 + 1 as version, now() - interval '50 minutes' + interval '30 minutes' * n / $1 as at,
        lpad((case when abs(hashint4(n)::bigint) % $4 = 0 then n % 10 else 10 + n % 90 end)::text, 2, '0') as number
      from generate_series(0, $1::integer - 1) n
      join ledger.account a on a.account_no = 1 and a.owner_id = ('00000000-0000-7000-9000-' || lpad(to_hex(n::bigint * 7919 % $2 + 1), 12, '0'))::uuid
      order by n`,
    [tickets, players, stake.toString(), winners],
  )
  await owner.query(
    `insert into lottery.orders (owner_id, id, no, merchant_id, account_no, currency, book, stake, tickets, placed_at)
     select owner_id, placed, 'L' || left(placed::text, 18), $1, 1, $2, 0, $3, 1, at from item`,
    [MERCHANT, CURRENCY, stake.toString()],
  )
  await owner.query(
    `insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines,
       unit, multiple, stake, price, rules, rates, accepted_at)
     select owner_id, ticket, $1, placed, 1, $2, 1, $3, 0, $4, jsonb_build_array(number), 1, $5, 1, $6, $7, 'bench',
       case when $8 = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_array(owner_id, ${CHAIN_LEVEL * 1_000})) || (select jsonb_agg(jsonb_build_array(
         ${ancestor(players)}, ${CHAIN_LEVEL * 1_000} + 500 * l)) from generate_series(1, $8::integer) l) end, at from item`,
    [
      no,
      MERCHANT,
      CURRENCY,
      TYPE,
      STAKED.toString(),
      stake.toString(),
      chain === 0 ? PRICES.alone : PRICES.chained,
      chain,
    ],
  )
  await owner.query(
    `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, status, book,
       currency, product, vendor, game_id)
     select owner_id, ticket, placed, $1::bigint, 0, 0, balance + $1::bigint, balance, at, 0, 0, $2, 'VNLOTT', $3, $4 from item`,
    [stake.toString(), CURRENCY, game!.vendorCode, GAME],
  )
  await owner.query(
    `insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
     select owner_id, placed, -$1::bigint, balance, version, at, at, 1, $2, 200, 9, 1 from item`,
    [stake.toString(), house],
  )
  await owner.query(
    `update ledger.account a set balance = l.balance, version = l.version
     from (select distinct on (owner_id) owner_id, balance, version from item order by owner_id, nth desc) l
     where a.owner_id = l.owner_id and a.account_no = 1`,
  )
  await owner.query(
    'update ledger.account set balance = balance + $1::bigint * $2, version = version + $2 where owner_id = ledger.house() and account_no = $3',
    [stake.toString(), tickets, house],
  )
  await owner.query('drop table item')
  await owner.query('vacuum analyze')
  return no
}
