import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR, instant } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { placed } from '../teams/testing/tree.ts'
import { adjust, bet, cancelRound, win, type Operation } from '../wagers/index.ts'
import { buildFacts, mendedDays, verifyDays } from './index.ts'
import { fromMembers, fromSums } from './testing/team-sums.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

const now = () => house.parts.clock.now()
const db = () => house.parts.database.db
const query = () => queryOf(db())
const built = async () => {
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands }, { sweep: true })
}
const toAdd = async () => {
  const { rows } = await sql<{
    day: string
  }>`select day::text from facts.teams_to_add('senluna', ${ZONE}, '-infinity', 'infinity')`.execute(db())
  return rows.map(({ day }) => day)
}

/** A general agent, two agents below it, and a player below each of the three. */
async function team() {
  const [top, left, right] = [await newSomebody(house, 2), await newSomebody(house, 1), await newSomebody(house, 1)]
  const players = [await newSomebody(house), await newSomebody(house), await newSomebody(house)] as const
  const since = now() + 1
  for (const who of [left, right, players[0]]) await placed(house, who, [top], since)
  await placed(house, players[1], [top, left], since)
  await placed(house, players[2], [top, right], since)
  return { top, left, right, players, leaders: [top, left, right].map(({ member }) => member.id as string) }
}

const order = (who: Somebody, round: string): Operation => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key: randomUUID(),
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})
async function places(who: Somebody, units: bigint): Promise<string> {
  const round = randomUUID()
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...order(who, round), ...game, amount: amount(units) }, now())
  return round
}
const pays = (who: Somebody, round: string, units: bigint) =>
  win(query(), { ...order(who, round), amount: amount(units) }, now())
async function deposits(who: Somebody, units: bigint): Promise<void> {
  const merchant = merchantCode('senluna')
  const contra = await houseAccount(query(), { merchant, code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 }, now())
  const legs = [{ kind: KIND.DEPOSIT, amount: amount(units), contra }]
  await post(
    query(),
    [{ owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT, at: now(), legs }],
    now(),
  )
}

async function assertEqual(leaders: readonly string[], why: string): Promise<void> {
  const [sums, members] = [await fromSums(query(), leaders), await fromMembers(query(), leaders, ZONE)]
  assert.ok(Object.keys(members).length > 0)
  const sorted = (found: Record<string, string>) => Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))
  assert.deepEqual(sorted(sums), sorted(members), why)
}

test('sums of teams are those of their members after bets, corrections, moves and late settlement', async () => {
  const { top, left, right, players, leaders } = await team()
  house.advance(HOUR)
  const [own, first, second] = players
  const open = await places(first, 1_000n)
  await pays(own, await places(own, 500n), 900n)
  const gone = await places(second, 700n)
  await pays(second, gone, 0n)
  await pays(left, await places(left, 300n), 0n)
  await deposits(first, 40_000n)
  await built()
  assert.deepEqual(await toAdd(), [])
  await assertEqual(leaders, 'bets')

  const moved = businessDate(now(), ZONE)
  house.advance(DAY)
  // A whole branch moves at midnight, and the job that does it was late.
  await pays(own, await places(own, 10n), 0n)
  await built()
  const midnight = startOfDay(businessDate(now(), ZONE), ZONE)
  await placed(house, left, [top, right], midnight)
  await placed(house, first, [top, right, left], midnight)
  assert.deepEqual(await toAdd(), [businessDate(now(), ZONE)], 'the day before keeps its sums')
  await pays(first, open, 2_500n)
  await built()
  await assertEqual(leaders, 'a move, and a bet that was settled after it')
  const { [`${right.member.id} ${moved} f 0 LIVE OTHER`]: before } = await fromSums(query(), leaders)
  assert.equal(before, undefined, 'what the branch did before stays where it was')

  house.advance(DAY)
  await adjust(query(), { ...order(first, open), amount: amount(-400n), reason: 'test' }, now())
  await cancelRound(query(), { ...order(second, gone), reason: 'test' }, now())
  await built()
  assert.deepEqual(await toAdd(), [])
  await assertEqual(leaders, 'a correction and a bet that never was')

  await sql`update members.member set type = 3, placed_at = ${new Date(now())} where id = ${own.member.id}`.execute(
    db(),
  )
  assert.ok((await toAdd()).includes(moved), 'who is in no report is left out of the past, too')
  await built()
  await assertEqual(leaders, 'somebody who is in no report any more')
})

test('the center shows the same by sums as by members', async () => {
  const { top, left, players, leaders } = await team()
  house.advance(HOUR)
  for (const [place, who] of [...players, left, top].entries()) {
    await pays(who, await places(who, BigInt(100 + 7 * place)), BigInt(60 * place))
    await deposits(who, 1_000n)
  }
  house.advance(DAY)
  await placed(house, players[1], [top], startOfDay(businessDate(now(), ZONE), ZONE))
  for (const who of [...players, top]) await pays(who, await places(who, 55n), 20n)
  await built()
  await assertEqual(leaders, 'two days')
  Object.assign(top, await newSession(house, top.member))
  const day = businessDate(now(), ZONE)
  const from = businessDate(instant(now() - DAY), ZONE)
  const pages = [
    `overview?from=${from}&to=${day}`,
    `overview?from=${from}&to=${day}&scope=DIRECT`,
    `overview?from=${day}&to=${day}`,
    ...['', '&team=0', '&tab=FUNDS', '&product=LIVE', `&parentId=${left.member.id}`, '&pageSize=1'].map(
      (more) => `pal?from=${from}&to=${day}${more}`,
    ),
    `bets?from=${from}&to=${day}`,
    `bets?from=${from}&to=${day}&product=LIVE&vendorCode=OTHER`,
  ]
  const shown = async () => {
    const values: unknown[] = []
    for (const page of pages) {
      const { value, errorCode } = await askAs(house, top, 'GET', `/wps/agent/${page}`)
      assert.equal(errorCode, undefined, page)
      values.push(value)
    }
    return values
  }
  const bySums = await shown()
  await sql`update facts.teams_added set moves = null where day = ${day}::date`.execute(db())
  assert.deepEqual(await shown(), bySums, 'one day by its members')
  await sql`update facts.teams_added set moves = null`.execute(db())
  assert.deepEqual(await shown(), bySums, 'all days by their members')
})

test('who did something in a month is counted by its list as by its days, also after a correction', async () => {
  const { top, players } = await team()
  const { brands, log } = house.parts
  const first = `${daysFrom(`${businessDate(now(), ZONE).slice(0, 7)}-01`, 32).slice(0, 7)}-01`
  house.advance(startOfDay(first, ZONE) + HOUR - now())
  const rounds: string[] = []
  for (const [place, who] of [...players, top].entries()) {
    for (let day = 0; day <= place % 3; day++) {
      rounds.push(await places(who, BigInt(100 + place)))
      await pays(who, rounds.at(-1)!, BigInt(place % 2 === 0 ? 0 : 100 + place))
      await deposits(who, 5n)
      house.advance(DAY)
      await built()
    }
  }
  await verifyDays({ db: db(), brands, log }, now())
  const made = async () =>
    (
      await query()<{ until: string }>(
        `select to_char(until, 'YYYY-MM-DD') as until from facts.team_months_added where merchant_id = 'senluna' and month = $1::date`,
        [first],
      )
    ).map(({ until }) => until)
  const today = businessDate(now(), ZONE)
  assert.deepEqual(await made(), [today])
  Object.assign(top, await newSession(house, top.member))
  const people = async () => {
    const found: unknown[] = []
    for (const days of [
      `from=${first}&to=${today}`,
      `from=${first}&to=${daysFrom(today, -1)}`,
      `from=${daysFrom(first, 1)}&to=${today}`,
    ])
      for (const scope of ['', '&scope=DIRECT', '&scope=ME']) {
        const { value } = await askAs<{ people: unknown }>(house, top, 'GET', `/wps/agent/overview?${days}${scope}`)
        found.push(value!.people)
      }
    return found
  }
  const byDays = async () => {
    const { rows } = await sql<{ month: string; until: string }>`delete from facts.team_months_added
      where merchant_id = 'senluna' returning month::text, until::text`.execute(db())
    const found = await people()
    for (const { month, until } of rows)
      await sql`insert into facts.team_months_added (merchant_id, month, until) values ('senluna', ${month}::date, ${until}::date)`.execute(
        db(),
      )
    return found
  }
  assert.deepEqual(await people(), await byDays(), 'by the list of the month')
  await sql`update facts.team_months set active = '{}', depositors = '{}' where merchant_id = 'senluna'`.execute(db())
  assert.notDeepEqual(await people(), await byDays(), 'it is the list that is read')
  // A bet of a closed day is no more: its month has no list until the night.
  await cancelRound(query(), { ...order(players[0], rounds[0]!), reason: 'test' }, now())
  await built()
  assert.deepEqual(await made(), [])
  house.advance(DAY)
  await verifyDays({ db: db(), brands, log }, now())
  assert.deepEqual(await made(), [businessDate(now(), ZONE)])
  Object.assign(top, await newSession(house, top.member))
  assert.deepEqual(await people(), await byDays(), 'after a correction')
})

test('the night finds sums that are not those of the members, and makes them anew', async () => {
  const { players, leaders } = await team()
  house.advance(HOUR)
  await pays(players[1], await places(players[1], 800n), 100n)
  await built()
  const day = businessDate(now(), ZONE)
  house.advance(DAY)
  const { brands, log } = house.parts
  const night = () => verifyDays({ db: db(), brands, log }, now())
  await night()
  await sql`update facts.team_days set stake = stake + 1 where leader_id = ${leaders[1]} and day = ${day}::date`.execute(
    db(),
  )
  await sql`delete from facts.checked`.execute(db())
  await sql`insert into facts.checked (merchant_id, day, checked_at, mended) values ('senluna', ${day}::date, now(), 0)`.execute(
    db(),
  )
  await night()
  assert.deepEqual(await mendedDays(db(), merchantCode('senluna')), [{ day, members: 1 }])
  await assertEqual(leaders, 'mended')
})
