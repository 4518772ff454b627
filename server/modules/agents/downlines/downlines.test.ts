import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { memberById } from '../../members/index.ts'
import { ratesOf } from '../../rates/index.ts'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { logIn, PASSWORD } from '../../sessions/testing/account.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { changeSetting } from '../../settings/index.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { giveRates, newBelow } from '../testing/tree.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
beforeEach(() => house.advance(20_000))
afterAll(() => house.close())

const db = () => house.parts.database.db
const site = () => ({ app: house.app, log: house.log, clock: house.parts.clock })
let names = 0
const newName = () => `below${String(++names).padStart(4, '0')}`

type Opened = ReplyOf<typeof contract.openDownline>
const OPEN = '/wps/agent/downlines'
async function open(who: Somebody, more: Record<string, unknown> = {}) {
  house.advance(1_000)
  const body = { username: newName(), type: 0, rates: {}, ...more }
  const jwe = await sealed(site(), newVisitor(), 'POST', OPEN, body)
  return askAs<Opened>(house, who, 'POST', OPEN, { jwe })
}
const general = () =>
  newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000, LOTT: 120_000, ELOTT: 120_000 })
const put = (who: Somebody, id: string, body: Record<string, unknown>) =>
  askAs<ReplyOf<typeof contract.changeRates>>(house, who, 'PUT', `${OPEN}/${id}/rates`, body)
const ratesNow = async (who: Somebody | { id: Opened['id'] }) => {
  const id = 'member' in who ? who.member.id : who.id
  return (await ratesOf(db(), [id])).get(id) ?? {}
}
/** Turns a switch of the brand on while something is done. */
async function switchedOn<Done>(modId: SwitchId, work: () => Promise<Done>): Promise<Done> {
  const set = (switches: Partial<Record<SwitchId, boolean>>) =>
    changeSetting(db(), merchantCode('senluna'), 'switches', switches, house.parts.clock.now())
  await set({ [modId]: true })
  house.advance(20_000)
  try {
    return await work()
  } finally {
    await set({})
    house.advance(20_000)
  }
}

test('an account is opened right below its agent, with rates and a password that is shown once', async () => {
  const agent = await general()
  const { value } = await open(agent, { type: 1, nickname: 'Lan', rates: { RNG: 9_000 }, prizeGroup: 1900 })
  assert.match(value!.oneTimePassword!, /^[a-zA-Z0-9]{12}$/)
  assert.equal(value!.loginUrl, 'http://localhost/login')
  const member = (await memberById(db(), value!.id))!
  assert.deepEqual([member.type, member.firstLogin, member.mustChange], [1, true, true])
  assert.deepEqual(await ratesNow(value!), { RNG: 9_000, LOTT: 100_000, ELOTT: 100_000 })
  const login = await logIn(site() as never, newVisitor(), value!.account, value!.oneTimePassword!)
  assert.deepEqual([login.value!.firstTimeLogin, login.value!.passwordChangeRequired], [true, true])
  const { rows } = await sql<{ path: string[] }>`select path::text[] as path from members.member
    where id = ${value!.id}`.execute(db())
  assert.deepEqual(rows[0]!.path, [agent.member.id])
})

test('what an opening is refused for, and that nothing stays of it', async () => {
  const agent = await general()
  const name = newName()
  for (const [more, refusal] of [
    [{ username: 'ab' }, 'REG_FIELD'],
    [{ username: 'admin' }, 'REG_FIELD'],
    [{ username: name, password: 'short' }, 'REG_FIELD'],
    [{ username: name, password: `${name}X1` }, 'AUTH_PASSWORD_WEAK'],
    [{ username: name, rates: { RNG: 10_100 } }, 'AGT_RATE_RANGE'],
    [{ username: name, rates: { FISH: 100 } }, 'AGT_RATE_RANGE'],
  ] as const)
    assert.equal((await open(agent, more)).errorCode, refusal, JSON.stringify(more))
  assert.equal((await open(agent, { username: name, password: PASSWORD })).value!.oneTimePassword, undefined)
  assert.equal((await open(agent, { username: name.toUpperCase() })).errorCode, 'REG_USERNAME_TAKEN')
  assert.equal((await open(await newSomebody(house, 0))).errorCode, 'AUTH_NOT_AGENT')
  assert.equal((await open(await newSomebody(house, ACCOUNT_TYPE.AFFILIATE))).errorCode, 'AUTH_FORBIDDEN')
})

test('ten levels below a general agent nobody opens another agent', async () => {
  let agent = await general()
  for (let level = 0; level < 10; level++) agent = await newBelow(house, agent)
  assert.equal((await open(agent, { type: 1 })).errorCode, 'AGT_DEPTH')
  assert.ok((await open(agent, { type: 0 })).value)
})

test('fifty accounts a day, however many are opened at once', async () => {
  const agent = await general()
  await open(agent)
  await sql`update agents.opening set opened = 48 where agent_id = ${agent.member.id}`.execute(db())
  const opened = await Promise.all(Array.from({ length: 5 }, () => open(agent)))
  assert.deepEqual(opened.map(({ errorCode }) => errorCode ?? 'opened').toSorted(), [
    'AGT_DAILY_OPEN',
    'AGT_DAILY_OPEN',
    'AGT_DAILY_OPEN',
    'opened',
    'opened',
  ])
  await sql`update agents.opening set day = day - 1 where agent_id = ${agent.member.id}`.execute(db())
  assert.ok((await open(agent)).value, 'the next day counts anew')
})

test('a rate that falls while an account is opened: nobody has more than its upline', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const agent = await general()
    const [{ value, errorCode }] = await Promise.all([
      open(agent, { rates: { RNG: 10_000 } }),
      // The password is hashed first: each turn meets another step of the opening.
      setTimeout(turn * 12).then(() => giveRates(house, agent, { RNG: 3_000 })),
    ])
    if (errorCode) assert.equal(errorCode, 'AGT_RATE_RANGE')
    else assert.deepEqual(await ratesNow(value!), { RNG: 3_000 })
  }
})

test('raised rates hold at once, lowered ones wait for consent', async () => {
  const agent = await general()
  const below = await newBelow(house, agent, ACCOUNT_TYPE.AGENT, { RNG: 6_000, LOTT: 100_000 })
  const deeper = await newBelow(house, below, ACCOUNT_TYPE.MEMBER, { LOTT: 90_000 })
  const asked = await put(agent, below.member.id, { rates: { RNG: 7_000, LOTT: 50_000 } })
  assert.deepEqual(asked.value!.rates, { RNG: 7_000, LOTT: 100_000 })
  assert.deepEqual([asked.value!.waiting?.from, asked.value!.waiting?.to], [{ LOTT: 100_000 }, { LOTT: 50_000 }])
  const own = await askAs<ReplyOf<typeof contract.memberRates>>(house, below, 'GET', '/wps/member/rates')
  const { id } = own.value!.waiting!
  const answer = (who: Somebody, accept: boolean) => askAs(house, who, 'POST', `/wps/member/rates/${id}`, { accept })
  assert.equal((await answer(deeper, true)).errorCode, 'SYS_NOT_FOUND', 'nobody agrees for another')
  const [first, second] = await Promise.all([answer(below, true), answer(below, true)])
  assert.deepEqual([first.errorCode, second.errorCode].filter(Boolean), ['SYS_NOT_FOUND'], 'it is answered once')
  assert.deepEqual([(await ratesNow(below)).LOTT, (await ratesNow(deeper)).LOTT], [50_000, 50_000])
})

test('a request is rejected, withdrawn, or replaced by the next', async () => {
  const agent = await general()
  const below = await newBelow(house, agent, ACCOUNT_TYPE.MEMBER, { RNG: 6_000 })
  const lower = async (RNG: number) => (await put(agent, below.member.id, { rates: { RNG } })).value!.waiting!.id
  const waiting = async () =>
    (await askAs<ReplyOf<typeof contract.rateRequests>>(house, agent, 'GET', '/wps/agent/rate-requests')).value!.list
  const first = await lower(5_000)
  const second = await lower(4_000)
  assert.deepEqual(
    (await waiting()).map(({ id, to }) => [id, to.RNG]),
    [[second, 4_000]],
  )
  const answer = (id: string, accept: boolean) => askAs(house, below, 'POST', `/wps/member/rates/${id}`, { accept })
  assert.equal((await answer(first, true)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await answer(second, false)).success, true)
  const third = await lower(3_000)
  const take = (who: Somebody) => askAs(house, who, 'DELETE', `/wps/agent/rate-requests/${third}`)
  assert.equal((await take(await general())).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await take(agent)).success, true)
  assert.deepEqual(await waiting(), [])
  assert.equal((await ratesNow(below)).RNG, 6_000)
})

test('with the brand’s switch an agent lowers by itself; a preview changes nothing', async () => {
  const agent = await general()
  const below = await newBelow(house, agent, ACCOUNT_TYPE.AGENT, { RNG: 6_000 })
  const deeper = await newBelow(house, below, ACCOUNT_TYPE.MEMBER, { RNG: 6_000 })
  const day = new Date(house.parts.clock.now())
  day.setUTCDate(1)
  day.setUTCDate(-5)
  for (const who of [below, deeper])
    await sql`insert into facts.play (merchant_id, day, member_id, product, game_id, vendor, currency, bets, wins, stake, valid_bet, payout)
      values ('senluna', ${day.toISOString().slice(0, 10)}::date, ${who.member.id}, 'RNG', 'x', 'x', 'XVD', 1, 0, 2000000, 1000000, 0)`.execute(
      db(),
    )
  const shown = (await put(agent, below.member.id, { rates: { RNG: 2_000 }, preview: true })).value!
  assert.deepEqual(shown.effect, {
    lastMonthDelta: '-4000',
    products: [{ product: 'RNG', base: '1000000', delta: '-4000' }],
    fallen: 1,
  })
  assert.equal((await ratesNow(below)).RNG, 6_000)
  await switchedOn('AGENT_LOWER_RATES', () => put(agent, below.member.id, { rates: { RNG: 2_000 } }))
  assert.deepEqual([(await ratesNow(below)).RNG, (await ratesNow(deeper)).RNG], [2_000, 2_000])
})

test('only who stands right below is changed; ids of others are as unknown ones', async () => {
  const [agent, stranger] = [await general(), await general()]
  const below = await newBelow(house, agent, ACCOUNT_TYPE.AGENT, { RNG: 6_000 })
  const deeper = await newBelow(house, below)
  const unknown = crypto.randomUUID()
  for (const [who, id, refusal] of [
    [agent, deeper.member.id, 'AGT_NOT_DIRECT'],
    [agent, agent.member.id, 'AGT_NOT_DIRECT'],
    [stranger, below.member.id, 'AGT_NOT_IN_TEAM'],
    [stranger, unknown, 'AGT_NOT_IN_TEAM'],
    [below, agent.member.id, 'AGT_NOT_IN_TEAM'],
  ] as const) {
    assert.equal((await put(who, id, { rates: { RNG: 1_000 } })).errorCode, refusal)
    assert.equal((await askAs(house, who, 'POST', `${OPEN}/${id}/promote`)).errorCode, refusal)
  }
  for (const id of [below.member.id, unknown])
    assert.equal((await askAs(house, stranger, 'GET', `${OPEN}/${id}`)).errorCode, 'AGT_NOT_IN_TEAM')
  assert.equal((await put(agent, below.member.id, { rates: { RNG: 10_100 } })).errorCode, 'AGT_RATE_RANGE')
})

test('a member is promoted where the brand lets agents do it, and its session goes on as an agent', async () => {
  const agent = await general()
  const member = await newBelow(house, agent, ACCOUNT_TYPE.MEMBER)
  const ask = () => askAs<{ type: number }>(house, agent, 'POST', `${OPEN}/${member.member.id}/promote`)
  assert.equal((await ask()).errorCode, 'AUTH_FORBIDDEN')
  await switchedOn('AGENT_PROMOTE', async () => {
    assert.deepEqual((await ask()).value, { type: 1 })
    assert.deepEqual((await ask()).value, { type: 1 })
  })
  assert.ok((await askAs(house, member, 'GET', OPEN)).value)
  const { rows } = await sql<{ type: number }>`select type from members.earlier_place
    where member_id = ${member.member.id} order by until desc limit 1`.execute(db())
  assert.equal(rows[0]!.type, 0, 'what it was is kept')
})

test('the team page by page, with what each team has and holds', async () => {
  const agent = await general()
  const below = await newBelow(house, agent, ACCOUNT_TYPE.AGENT, { RNG: 6_000 })
  const deeper = await newBelow(house, below, ACCOUNT_TYPE.MEMBER)
  const own = await newBelow(house, agent, ACCOUNT_TYPE.MEMBER)
  await newBelow(house, agent, 3)
  const read = async (query = '') =>
    (await askAs<ReplyOf<typeof contract.downlines>>(house, agent, 'GET', `${OPEN}${query}`)).value!
  const first = await read('?pageSize=1')
  const rest = await read(`?pageSize=1&after=${first.next}`)
  assert.deepEqual(
    [...first.list, ...rest.list].map(({ id, level, direct, team }) => [id, level, direct, team]),
    [
      [below.member.id, 1, 1, 1],
      [own.member.id, 1, 0, 0],
    ].toSorted(([a], [b]) => (a === first.list[0]!.id ? -1 : b === first.list[0]!.id ? 1 : 0)),
  )
  assert.deepEqual([rest.next, first.self.team, first.self.level], [undefined, 3, 0])
  const [row] = (await read('?type=AGENT')).list
  assert.equal(BigInt(row!.teamBalance), 2n * BigInt(row!.balance))
  assert.deepEqual([row!.rates, row!.status, row!.online], [{ RNG: 6_000 }, 'OPEN', true])
  const down = await read(`?parentId=${below.member.id}`)
  assert.deepEqual(
    [down.list.map(({ id, level }) => [id, level]), down.crumbs.map(({ id }) => id)],
    [[[deeper.member.id, 2]], [agent.member.id, below.member.id]],
  )
  assert.deepEqual(
    (await read(`?account=${deeper.member.userName}`)).list.map(({ id }) => id),
    [deeper.member.id],
  )
  const far = BigInt(row!.balance) + 1n
  assert.deepEqual((await read(`?balanceFrom=${far}`)).list, [])
  assert.deepEqual((await read('?registeredTo=2020-01-01')).list, [])
  const ids = async (query: string) => (await read(query)).list.map(({ id }) => id)
  const today = businessDate(house.parts.clock.now(), 'Asia/Ho_Chi_Minh')
  assert.deepEqual(await ids('?rateProduct=RNG&rateFrom=6000&rateTo=6000'), [below.member.id])
  assert.deepEqual(await ids('?rateFrom=6100'), [])
  assert.deepEqual(await ids('?rateProduct=LIVE&rateTo=9000'), [])
  const { ip, place, device } = { ip: '203.0.113.7', place: '', device: '' }
  await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (${own.member.id}, ${new Date(house.parts.clock.now())}, gen_random_uuid(), 'senluna', ${ip}, ${place}, ${device}, ${0})`.execute(
    db(),
  )
  assert.deepEqual(await ids(`?type=MEMBER&loginFrom=${today}&loginTo=${today}`), [own.member.id])
  assert.deepEqual(await ids('?loginTo=2020-01-01'), [])
  assert.equal((await ask(house, 'GET', OPEN)).errorCode, 'AUTH_REQUIRED')
})
