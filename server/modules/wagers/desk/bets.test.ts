import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { BetSums, DeskBet, DeskBetDetails } from '@senluna/contract/desk/members/bets.ts'
import { amount } from '@senluna/kit/money.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newSomebody, openHouse, sit, spun, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { bet } from '../operations/bet.ts'
import { win } from '../operations/win.ts'

let house: House
let risk: Person
let support: Person
let player: Somebody
beforeAll(async () => {
  house = await openHouse()
  risk = await newPerson(house, ['RISK'])
  support = await newPerson(house, ['SUPPORT'])
  player = await newSomebody(house)
})
afterAll(() => house.close())

type List = { list: DeskBet[]; next?: string }
const list = (query = '', as = risk) => askDesk<List>(house, as, 'GET', `/bo/v1/bets${query}`)
const numbers = async (query: string, as = risk) => (await list(query, as)).value!.list.map((bet) => bet.betNo)
const whole = (memberId: string, betNo: string, as = risk) =>
  askDesk<DeskBetDetails>(house, as, 'GET', `/bo/v1/members/${memberId}/bets/${betNo}`)
const query = () => queryOf(house.parts.database.db)

/** A bet at somebody else's game, open until it is won. */
async function atVendor(who: Somebody, units: bigint) {
  const [round, key] = [randomUUID(), randomUUID()]
  house.advance(1_000)
  const operation = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: house.parts.clock.now(),
  }
  const game = {
    mode: 'REAL' as const,
    product: 'LIVE' as const,
    game: 'other-game',
    merchant: merchantCode('senluna'),
  }
  await bet(query(), { ...operation, ...game, key, amount: amount(units) }, house.parts.clock.now())
  const wins = (paid: bigint) =>
    win(query(), { ...operation, key: randomUUID(), amount: amount(paid) }, house.parts.clock.now())
  return { round, key, wins }
}

test('every member’s wagers stand in one list, newest first, by key; play money only where it is asked for', async () => {
  const seat = await sit(house, player)
  const first = await spun(house, seat)
  const trial = await newSomebody(house, 4)
  const played = await spun(house, await sit(house, trial))
  const other = await newSomebody(house)
  const { key, round, wins } = await atVendor(other, 30n)
  assert.deepEqual(await numbers('?pageSize=2'), [key, first.round.id])
  const page = await list('?pageSize=1')
  assert.equal(page.value!.list[0]!.userName, other.member.userName)
  assert.deepEqual(await numbers(`?pageSize=1&after=${page.value!.next}`), [first.round.id])
  assert.deepEqual(await numbers('?mode=TRIAL'), [played.round.id])

  assert.deepEqual(await numbers(`?account=${player.member.userName.toUpperCase()}`), [first.round.id])
  assert.deepEqual(await numbers('?account=nobody'), [])
  assert.deepEqual(await numbers('?vendor=OTHER'), [key])
  assert.deepEqual(await numbers('?product=LIVE'), [key])
  assert.deepEqual(await numbers('?game=sen-vang'), [first.round.id])
  assert.deepEqual(await numbers('?game=no-such-game'), [])
  assert.deepEqual(await numbers('?status=OPEN'), [key])
  assert.deepEqual(await numbers(`?number=${round.toUpperCase()}`), [key], 'by the round it belongs to')
  assert.deepEqual(await numbers(`?number=${first.round.id}`), [first.round.id], 'by its own number')
  assert.deepEqual(await numbers(`?number=${first.round.id}&account=${other.member.userName}`), [])
  assert.deepEqual(await numbers('?from=2020-01-01&to=2020-01-02'), [])

  await wins(70n)
  const sums = await askDesk<BetSums>(house, risk, 'GET', '/bo/v1/bets/sums?vendor=OTHER')
  const { money, ...figures } = sums.value!
  assert.deepEqual(figures, {
    count: 1,
    stake: '30',
    validBet: '30',
    payout: '70',
    ggr: '-40',
    open: 0,
    openStake: '0',
    more: false,
  })
  assert.equal(money.code, 'XVD')
})

test('one wager has its round: what it was worked out from, or its steps', async () => {
  const seat = await sit(house, player)
  const { round } = await spun(house, seat)
  const ours = (await whole(player.member.id, round.id)).value!
  assert.equal(ours.fair?.commitment, round.commitment)
  assert.deepEqual(ours.fair?.draws, round.draws)
  assert.equal(ours.fair?.revealed, false, 'a seed in use is not told')
  assert.equal(BigInt(ours.balanceAfter) - BigInt(ours.balanceBefore), BigInt(ours.payout) - BigInt(ours.stake))
  const { key, wins } = await atVendor(player, 10n)
  await wins(25n)
  const theirs = (await whole(player.member.id, key)).value!
  assert.deepEqual(
    theirs.steps.map(({ kind, moved }) => [kind, moved]),
    [
      ['BET', '-10'],
      ['WIN', '25'],
    ],
  )
  const { rows } = await sql<{ object_id: string }>`select object_id from audit.entry where action = 'bets.read'
    and actor_id = ${risk.id} order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map((entry) => entry.object_id),
    [round.id, key],
  )
})

test('another brand sees none of it, another member’s number is not there, and the right is asked for', async () => {
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const [known] = await numbers(`?account=${player.member.userName}`)
  assert.deepEqual(await numbers('', abroad), [])
  assert.deepEqual(await numbers(`?number=${known}`, abroad), [])
  assert.equal((await whole(player.member.id, known!, abroad)).errorCode, 'SYS_NOT_FOUND')
  const stranger = await newSomebody(house)
  assert.equal((await whole(stranger.member.id, known!)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await whole(player.member.id, 'x')).errorCode, 'SYS_NOT_FOUND')
  const content = await newPerson(house, ['CONTENT'])
  assert.equal((await list('', content)).errorCode, 'AUTH_FORBIDDEN')
  for (const bad of ['?after=x', '?status=WINNING', '?number=12345', '?from=2026-02-30', '?mode=ALL', '?account=%00'])
    assert.equal((await list(bad)).errorCode, 'VAL_FIELD', bad)
})

test('the list is taken along by those who may', async () => {
  const taken = await askDesk<{ csv: string; rows: number }>(
    house,
    risk,
    'POST',
    `/bo/v1/bets/export?account=${player.member.userName}`,
  )
  assert.equal(taken.value!.rows, (await numbers(`?account=${player.member.userName}`)).length)
  assert.ok(taken.value!.csv.includes(player.member.userName))
  assert.equal((await askDesk(house, support, 'POST', '/bo/v1/bets/export')).errorCode, 'AUTH_FORBIDDEN')
})

test('what is rare is found over pages of which each looks at 2,000 wagers by the index of time', async () => {
  const { log } = house.parts
  const owner = openDatabase(house.url, { max: 1, log, as: 'owner', name: 'many wagers' })
  const many = await newSomebody(house)
  const { key } = await atVendor(player, 11n)
  const at = new Date(house.parts.clock.now())
  const fill = (from: number, to: number) =>
    sql`insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at,
        settled_at, status, book, currency, product, vendor, game_id)
      select ${many.member.id}, u.id, u.id, 1, 0, 1, 100, 99, ${at}::timestamptz + u.n * interval '1 ms', ${at}, 2, 0, 'XVD', 'RNG',
        'SENLUNA', 'sen-vang' from (select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) n) u`.execute(
      owner.db,
    )
  await fill(1, 2_500)
  const first = await list('?vendor=OTHER&pageSize=5')
  assert.deepEqual(first.value!.list, [])
  const next = await list(`?vendor=OTHER&pageSize=5&after=${first.value!.next}`)
  assert.equal(next.value!.list[0]!.betNo, key)
  // Ten times as many, all of them older: a page costs what it looks at, not what there is.
  await fill(-30_000, 0)
  await sql`analyze wagers.wager`.execute(owner.db)
  const plan = await sql<{ 'QUERY PLAN': string }>`explain select * from wagers.wager
    order by placed_at desc, id desc limit 2000`.execute(owner.db)
  await owner.close()
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  assert.match(text, /Index Scan[^\n]*placed_at/)
  assert.match(text, /Incremental Sort/)
})
