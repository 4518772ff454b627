import { id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Rank } from '@senluna/contract/site/content.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, later, MINUTE } from '@senluna/kit/time.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import {
  ask,
  askAs,
  GAME,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'
import { changeSetting } from '../settings/index.ts'
import { adjust, bet, cancelRound, rollback, win } from '../wagers/index.ts'
import { maskedName as masked } from '../members/index.ts'
import { ranksOf } from './rank-store.ts'
import { delayOf } from './record-wins.ts'
import { cleanWins } from './rank-store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()

/** A bet of a vendor's game that pays so much in all; the figures are the board's smallest unit. */
async function played(who: Somebody, stake: bigint, payout: bigint, merchant = 'senluna') {
  const [round, wager, paid] = [randomUUID(), randomUUID(), randomUUID()]
  const order = (key: string) => ({
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key,
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  })
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode(merchant) } as const
  const query = queryOf(db())
  assert.equal((await bet(query, { ...order(wager), ...game, amount: amount(stake) }, now())).status, 'posted')
  assert.equal((await win(query, { ...order(paid), amount: amount(payout) }, now())).status, 'posted')
  await relayed(house.parts)
  return { wager, paid, order, query }
}
const ranks = async (query = '', headers: Record<string, string> = {}) =>
  (await ask<{ list: Rank[]; least: string }>(house, 'GET', `/wps/relay/GCSGAME_getRankList?${query}`, { headers }))
    .value!
const boardFor = async (who: Somebody, query = '') =>
  (await ranks(query)).list.filter((row) => row.account === masked(who.member.userName)).map((row) => row.amount)
/** Names end in the tenth of their number: it distinguishes the members of a test. */
const afterAWhile = () => house.advance(11 * MINUTE)

test('a name shows its first two letters and its last one, a short one less', () => {
  for (const [name, seen] of [
    ['abcdef9', 'ab***9'],
    ['abcd9', 'ab***9'],
    ['abcd', 'a***'],
  ] as const)
    assert.equal(masked(name), seen)
})

test('how long a win waits is one to ten minutes, the same every time, and nobody can say without the secret', () => {
  const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const ids = Array.from({ length: 400 }, () => id<'wager'>(randomUUID()))
  const delays = ids.map((id) => delayOf(secret, id))
  assert.deepEqual(
    delays,
    ids.map((id) => delayOf(secret, id)),
  )
  assert.ok(delays.every((delay) => delay >= MINUTE && delay <= 10 * MINUTE))
  assert.ok(Math.max(...delays) - Math.min(...delays) > 8 * MINUTE, 'over the whole time')
  assert.notDeepEqual(
    delays,
    ids.map((id) => delayOf(other, id)),
  )
})

test('a large win comes onto the board after a while, with what was won; a small one never does', async () => {
  const who = await newSomebody(house)
  await played(who, 100_000n, 700_000n)
  await played(who, 100_000n, 599_999n)
  await played(who, 100_000n, 600_000n)
  assert.deepEqual(await boardFor(who), [], 'not at once')
  afterAWhile()
  assert.deepEqual((await boardFor(who)).toSorted(), ['500000', '600000'])
  assert.deepEqual(await boardFor(who, 'kind=BIGGEST'), ['600000', '500000'])
  const { list, least } = await ranks('kind=BIGGEST&limitNum=1')
  const { at, icon, ...row } = list[0]!
  assert.deepEqual(
    [row, least],
    [
      {
        account: masked(who.member.userName),
        game: 'Other Game',
        gameId: 'other-game',
        vassalage: 'OTHER',
        gameType: 'RNG',
        amount: '600000',
        multiplierX100: 700,
      },
      '500000',
    ],
  )
  assert.ok(Date.parse(at) <= now() && icon.startsWith('/art/g/other-game'))
  assert.deepEqual(await boardFor(who, 'gameCategory=LIVE'), [])
  assert.equal((await boardFor(who, 'gameCategory=RNG')).length, 2)
  assert.deepEqual((await ranks('', { host: 'reference.localhost' })).list, [], "another brand's board")
  for (const query of ['limitNum=51', 'limitNum=0', 'kind=OLDEST', 'gameCategory=rng'])
    assert.equal((await ask(house, 'GET', `/wps/relay/GCSGAME_getRankList?${query}`)).errorCode, 'VAL_FIELD', query)
})

test('a win that is taken back, corrected or cancelled is so on the board', async () => {
  const who = await newSomebody(house)
  const back = await played(who, 100_000n, 900_000n)
  const less = await played(who, 100_000n, 1_000_000n)
  const gone = await played(who, 100_000n, 1_100_000n)
  afterAWhile()
  assert.deepEqual(await boardFor(who, 'kind=BIGGEST'), ['1000000', '900000', '800000'])
  const key = (call: typeof back) => call.order(randomUUID())
  await rollback(back.query, { ...key(back), undoes: back.paid, reason: 'test' }, now())
  await adjust(less.query, { ...key(less), amount: amount(-200_000n), reason: 'test' }, now())
  await cancelRound(gone.query, { ...key(gone), reason: 'test' }, now())
  await relayed(house.parts)
  assert.deepEqual(await boardFor(who), ['700000'])
  await adjust(less.query, { ...key(less), amount: amount(-500_000n), reason: 'test' }, now())
  await relayed(house.parts)
  assert.deepEqual(await boardFor(who), [])
})

test('who opted out, is on a break, excluded or closed is never seen, and again once that is over', async () => {
  const who = await newSomebody(house)
  await played(who, 100_000n, 800_000n)
  afterAWhile()
  const seen = async () => (await boardFor(who)).length
  assert.equal(await seen(), 1)
  await askAs(house, who, 'PUT', '/wps/v2/preferences', { winnerBoard: false })
  assert.equal(await seen(), 0)
  await askAs(house, who, 'PUT', '/wps/v2/preferences', { winnerBoard: true })
  assert.equal(await seen(), 1)
  const guard = (until: Date | null, excluded: boolean) =>
    sql`insert into protection.guard (owner_id, merchant_id, cooling_until, excluded) values (${who.member.id}, 'senluna', ${until}, ${excluded})
      on conflict (owner_id) do update set cooling_until = excluded.cooling_until, excluded = excluded.excluded`.execute(
      db(),
    )
  await guard(new Date(now() + HOUR), false)
  assert.equal(await seen(), 0)
  await guard(new Date(now() - HOUR), false)
  assert.equal(await seen(), 1)
  await guard(null, true)
  assert.equal(await seen(), 0)
  await guard(null, false)
  await sql`update members.member set state = 1 where id = ${who.member.id}`.execute(db())
  assert.equal(await seen(), 0)
})

test('the brand says from where on a win is large, also for those that are there', async () => {
  const who = await newSomebody(house)
  const least = (value: string) => changeSetting(db(), merchantCode('senluna'), 'winnerBoard', { least: value }, now())
  const settled = async () => {
    house.advance(2_000)
    await ranks()
    house.advance(2_000)
  }
  await least('10000')
  await settled()
  await played(who, 1_000n, 21_000n)
  afterAWhile()
  assert.deepEqual(await boardFor(who), ['20000'])
  await least('30000')
  await settled()
  assert.deepEqual([await boardFor(who), (await ranks()).least], [[], '30000'])
  await least('500000')
  await settled()
  await assert.rejects(least('-1'), /digits/)
})

test('a spin of our own game counts by its winnings; free play never does', async () => {
  await changeSetting(db(), merchantCode('senluna'), 'winnerBoard', { least: '1' }, now())
  house.advance(2_000)
  await ranks()
  house.advance(2_000)
  const [real, trial] = [await sit(house, await newSomebody(house)), await sit(house, await newSomebody(house, 4))]
  const won: bigint[] = []
  for (let nth = 0; nth < 40 && won.length < 2; nth++) {
    const played = await spun(house, real)
    await spun(house, trial)
    const { stake, payout } = played.round
    if (BigInt(payout) > BigInt(stake)) won.push(BigInt(payout) - BigInt(stake))
    house.advance(1_500)
  }
  assert.ok(won.length > 0, 'forty spins without a win')
  await relayed(house.parts)
  afterAWhile()
  const { list } = await ranks()
  const rows = list.filter((row) => row.gameId === GAME)
  const sorted = (values: readonly bigint[]) => values.toSorted((a, b) => Number(a - b))
  assert.deepEqual(sorted(rows.map((row) => BigInt(row.amount))), sorted(won))
  assert.ok(rows.every((row) => row.account === masked(real.member.userName)))
})

test('a day later a win is off the board, and then gone', async () => {
  const who = await newSomebody(house)
  await played(who, 100_000n, 800_000n)
  house.advance(DAY - HOUR)
  assert.equal((await boardFor(who)).length, 1)
  house.advance(HOUR + 11 * MINUTE)
  assert.deepEqual(await boardFor(who), [])
  await cleanWins(db(), now())
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from winners.win`.execute(db())
  assert.equal(rows[0]!.count, 0n)
})

test('both orders read an index from its front, however many wins there are', async () => {
  const who = await newSomebody(house)
  await sql`insert into winners.win (owner_id, wager_id, merchant_id, game_id, vendor, stake, winnings, shown_at)
    select ${who.member.id}, gen_random_uuid(), 'senluna', 'other-game', 'OTHER', 1000, 500000 + n, ${new Date(now() - HOUR)}::timestamptz - n * interval '1 second'
    from generate_series(1, 50000) n`.execute(db())
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query('analyze winners.win')
  await owner.end()
  const winners = house.parts.winners
  for (const kind of ['LATEST', 'BIGGEST'] as const) {
    const { list } = await ranksOf(winners, merchantCode('senluna'), 'VI', { kind }, now())
    assert.equal(list.length, 50)
    const order = kind === 'LATEST' ? sql`shown_at desc, wager_id desc` : sql`winnings desc, wager_id desc`
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from winners.win where merchant_id = 'senluna'
      and shown_at <= ${new Date(now())} and shown_at > ${new Date(later(now(), -DAY))} and winnings >= 500000 order by ${order} limit 100`.execute(
      db(),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.match(plan, kind === 'LATEST' ? /Index Scan using win_latest/ : /Index Scan using win_biggest/)
    assert.doesNotMatch(plan, /Sort|Seq Scan/)
  }
})
