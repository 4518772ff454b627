import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type * as contract from '@senluna/contract/lottery/desk/lines.ts'
import type { Exposed } from '@senluna/contract/lottery/desk/draws.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { askAs, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { placed as putBelow } from '../../teams/testing/tree.ts'
import { lotteryOf, openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
let trader: Person
let top: Somebody
let agent: Somebody
let player: Somebody
let free: Somebody
const numeros: string[] = []
let taken = 0

beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
  trader = await newPerson(house, ['TRADING', 'LOTTERY'])
  top = await newSomebody(house, 2)
  agent = await newSomebody(house, 1)
  player = await newSomebody(house)
  free = await newSomebody(house)
  const since = house.parts.clock.now() + 1
  await putBelow(house, agent, [top], since)
  await putBelow(house, player, [top, agent], since)
  numeros.push(...(await lottery.numeros(FIVE)).map(({ numero }) => numero))
}, 120_000)
afterAll(() => house.close())

/** A draw that nobody has bet on yet. */
const nextDraw = () => numeros[++taken]!
const ticket = (numero: string, numbers: string[], unit: string) => ({
  gameCode: FIVE,
  numero,
  betType: 'DE_DB',
  selection: numbers,
  unit,
})
const order = (...tickets: ReturnType<typeof ticket>[]) => ({
  tickets,
  clientTotal: tickets
    .reduce((sum, { selection, unit }) => sum + BigInt(selection.length) * BigInt(unit), 0n)
    .toString(),
})
const limit = (who: Somebody, ticket: string | null, draw: string | null, number: string | null, as = trader) =>
  askDesk(house, as, 'POST', '/bo/v1/lottery/line-limits', { account: who.member.userName, ticket, draw, number })
const refused = async (who: Somebody, wanted: object) => {
  const { errorCode, value } = await place(house, who, wanted as Record<string, unknown>)
  return [errorCode, value]
}

const byText = (a: unknown, b: unknown): number => String(a).localeCompare(String(b), 'en')

test('of all agents above an account the lowest limit holds: of a ticket, a draw and a number', async () => {
  assert.equal((await limit(top, '50000', '30000', null)).errorCode, undefined)
  assert.equal((await limit(agent, '20000', null, '5000')).errorCode, undefined)
  const numero = nextDraw()
  assert.deepEqual(await refused(player, order(ticket(numero, ['01', '02', '03', '04', '05'], '5000'))), [
    'LOT_E_LINE_TICKET',
    { ticket: 0, lineMost: '20000' },
  ])
  await placed(house, player, order(ticket(numero, ['01', '02', '03', '04'], '5000')))
  assert.deepEqual(await refused(player, order(ticket(numero, ['01'], '1000'))), [
    'LOT_E_LINE_NUMBER',
    { ticket: 0, at: '01', lineMost: '5000' },
  ])
  assert.deepEqual(await refused(player, order(ticket(numero, ['11'], '5000'), ticket(numero, ['12', '13'], '3000'))), [
    'LOT_E_LINE_DRAW',
    { ticket: 1, lineMost: '30000' },
  ])
  await placed(house, player, order(ticket(numero, ['11', '12'], '5000')))
  assert.equal((await refused(player, order(ticket(numero, ['20'], '1000'))))[0], 'LOT_E_LINE_DRAW')
  await placed(house, player, order(ticket(nextDraw(), ['20'], '1000')))
  await placed(house, free, order(ticket(numero, ['01'], '60000')))
})

test('two orders at once of one player don’t go beyond a limit together', async () => {
  const numero = nextDraw()
  const both = await Promise.all(
    ['31', '32'].map((number) => place(house, player, order(ticket(numero, [number, '40', '41', '42'], '4000')))),
  )
  const codes = both.map(({ errorCode }) => errorCode ?? 'placed').toSorted()
  assert.equal(codes.filter((code) => code === 'placed').length, 1, codes.join())
  assert.ok(
    codes.some((code) => code === 'LOT_E_LINE_NUMBER' || code === 'LOT_E_LINE_DRAW'),
    codes.join(),
  )
})

test('a limit that ends holds no more; only who may sets one, for an agent of the own brand', async () => {
  await limit(agent, null, null, null)
  await limit(top, null, null, null)
  await placed(house, player, order(ticket(nextDraw(), ['01'], '60000')))
  assert.equal((await limit(player, '1', null, null)).errorCode, 'SYS_NOT_FOUND')
  const support = await newPerson(house, ['SUPPORT'])
  assert.equal((await limit(agent, '1', null, null, support)).errorCode, 'AUTH_FORBIDDEN')
  const elsewhere = await newPerson(house, ['TRADING'], 'desk.reference.localhost')
  assert.equal((await limit(agent, '1', null, null, elsewhere)).errorCode, 'SYS_NOT_FOUND')
  await limit(agent, '7000', null, null)
  const { value } = await askDesk<ReplyOf<typeof contract.lineLimits>>(
    house,
    trader,
    'GET',
    '/bo/v1/lottery/line-limits',
  )
  assert.deepEqual(
    value!.list.map(({ account, line, ticket, draw }) => [account, line, ticket, draw]),
    [[agent.member.userName, top.member.userName, '7000', null]],
  )
  await limit(agent, null, null, null)
})

interface Limits {
  limits: Record<'ticket' | 'draw' | 'number', string | null>
  most: Record<'ticket' | 'draw' | 'number', string | null>
}
const NOTHING = { ticket: null, draw: null, number: null }
const asAgent = (who: Somebody, method: 'GET' | 'PUT', id: string, body?: object) =>
  askAs<Limits>(house, who, method, `/wps/agent/downlines/${id}/lottery-limits`, body)

test('an agent limits an account right below it and its line, never above what it may itself', async () => {
  await limit(top, '50000', null, null)
  const higher = await asAgent(top, 'PUT', agent.member.id, { ...NOTHING, ticket: '50001' })
  assert.deepEqual([higher.errorCode, higher.value], ['AGT_LINE_LIMIT', { limit: 'ticket', most: '50000' }])
  const set = await asAgent(top, 'PUT', agent.member.id, { ticket: '20000', draw: null, number: '9000' })
  assert.deepEqual(set.value, {
    limits: { ticket: '20000', draw: null, number: '9000' },
    most: { ...NOTHING, ticket: '50000' },
  })
  const below = await asAgent(agent, 'PUT', player.member.id, { ...NOTHING, number: '9001' })
  assert.deepEqual(below.value, { limit: 'number', most: '9000' })
  await asAgent(agent, 'PUT', player.member.id, { ...NOTHING, number: '3000' })
  assert.deepEqual((await asAgent(agent, 'GET', player.member.id)).value, {
    limits: { ...NOTHING, number: '3000' },
    most: { ticket: '20000', draw: null, number: '9000' },
  })
  const draw = nextDraw()
  assert.deepEqual(await refused(player, order(ticket(draw, ['01'], '4000'))), [
    'LOT_E_LINE_NUMBER',
    { ticket: 0, at: '01', lineMost: '3000' },
  ])
  await placed(house, player, order(ticket(draw, ['01'], '3000')))
  assert.equal((await refused(agent, order(ticket(draw, ['01'], '10000'))))[0], 'LOT_E_LINE_NUMBER', 'itself, too')
  await placed(house, agent, order(ticket(draw, ['02'], '9000')))
  // The desk's own limit of the same account stands beside it, and ends apart.
  await limit(agent, '1000', null, null)
  assert.equal((await refused(player, order(ticket(draw, ['03'], '2000'))))[0], 'LOT_E_LINE_TICKET')
  await limit(agent, null, null, null)
  const { rows } = await lotteryOf(house).pool.query<{ actor: string; after: { number: string } }>(
    `select actor_id as actor, after from audit.entry where action = 'agents.lineLimit' and object_id = $1`,
    [player.member.id],
  )
  assert.deepEqual(
    rows.map(({ actor, after }) => [actor, after.number]),
    [[agent.member.id, '3000']],
  )
})

test('once an agent’s limit stands no order passes it, however many come with it', async () => {
  const draw = nextDraw()
  await asAgent(agent, 'PUT', player.member.id, NOTHING)
  const tries = ['51', '52', '53', '54', '55', '56']
  const [, ...first] = await Promise.all([
    asAgent(agent, 'PUT', player.member.id, { ...NOTHING, number: '2000' }),
    ...tries.map((number) => place(house, player, order(ticket(draw, [number], '3000')))),
  ])
  house.advance(20_000)
  const after = await Promise.all(tries.map((number) => place(house, player, order(ticket(draw, [number], '3000')))))
  assert.ok(
    after.every(({ errorCode }) => errorCode === 'LOT_E_LINE_NUMBER'),
    after.map(({ errorCode }) => errorCode).join(),
  )
  const answers = new Set(['placed', 'LOT_E_LINE_NUMBER', 'SYS_BUSY'])
  for (const { errorCode = 'placed' } of first) assert.ok(answers.has(errorCode), errorCode)
})

test('an agent’s limit ends where it stands above no more; foreign ids answer as unknown ones do', async () => {
  house.advance(20_000)
  const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const id of [free.member.id, unknown, 'x'])
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', NOTHING],
    ] as const)
      assert.equal((await asAgent(top, method, id, body)).errorCode, 'AGT_NOT_IN_TEAM', `${method} ${id}`)
  for (const id of [player.member.id, top.member.id])
    assert.equal((await asAgent(top, 'PUT', id, NOTHING)).errorCode, 'AGT_NOT_DIRECT')
  assert.equal((await asAgent(player, 'GET', player.member.id)).errorCode, 'AUTH_NOT_AGENT')
  await putBelow(house, player, [top], house.parts.clock.now() + 1)
  await placed(house, player, order(ticket(nextDraw(), ['01'], '10000')))
  await putBelow(house, player, [top, agent], house.parts.clock.now() + 2)
  await asAgent(top, 'PUT', agent.member.id, NOTHING)
  await asAgent(agent, 'PUT', player.member.id, NOTHING)
  await limit(top, null, null, null)
  await placed(house, player, order(ticket(nextDraw(), ['01'], '60000')))
  house.advance(20_000)
})

test('the lines of a draw come to what the house may have to pay', async () => {
  const numero = nextDraw()
  await placed(house, player, order(ticket(numero, ['01', '02'], '5000')))
  await placed(house, agent, order(ticket(numero, ['01'], '2000')))
  await placed(house, free, order(ticket(numero, ['09'], '3000')))
  const { rows } = await lotteryOf(house).pool.query<{ no: number }>(
    'select no from lottery.draw where game = $1 and numero = $2',
    [FIVE, numero],
  )
  const { no } = rows[0]!
  const lines = async (query = '') =>
    (
      await askDesk<ReplyOf<typeof contract.drawLines>>(
        house,
        trader,
        'GET',
        `/bo/v1/lottery/draws/${no}/lines${query}`,
      )
    ).value!
  const all = await lines()
  assert.deepEqual(all.list.map(({ account, tickets, stake }) => [account, tickets, stake]).toSorted(byText), [
    ['', 1, '3000'],
    [top.member.userName, 2, '12000'],
  ])
  assert.equal(all.total.worst, all.house)
  const exposed = await askDesk<Exposed>(house, trader, 'GET', `/bo/v1/lottery/draws/${no}/exposure`)
  assert.equal(all.house, exposed.value!.types.reduce((sum, { worst }) => sum + BigInt(worst), 0n).toString())
  const below = await lines(`?parent=${top.member.userName}`)
  assert.deepEqual(
    below.list.map(({ account, stake }) => [account, stake]),
    [[agent.member.userName, '12000']],
  )
  const deeper = await lines(`?parent=${agent.member.userName}`)
  assert.deepEqual(deeper.list.map(({ account, stake }) => [account, stake]).toSorted(byText), [
    ['', '2000'],
    [player.member.userName, '10000'],
  ])
  const nobody = await askDesk(house, trader, 'GET', `/bo/v1/lottery/draws/${no}/lines?parent=nobody`)
  assert.equal(nobody.errorCode, 'SYS_NOT_FOUND')
})
