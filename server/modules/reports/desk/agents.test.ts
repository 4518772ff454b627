import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { sql } from 'kysely'
import type { AgentReportRow } from '@senluna/contract/desk/agent-report.ts'
import type { PlayRow } from '@senluna/contract/desk/reports.ts'
import { flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { BillHouse } from '../../bills/testing/bill-house.ts'
import type { Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { placed } from '../../teams/testing/tree.ts'
import { give, workedOut } from '../testing/reporting.ts'

let office: BillHouse
let reader: Person
let top: Somebody
let agent: Somebody
let other: Somebody
let player: Somebody
let free: Somebody
beforeAll(async () => {
  office = await BillHouse.open()
  office.toHour(10)
  top = await office.agent()
  agent = await office.agent([top])
  player = await office.agent([top, agent], 0)
  other = await office.agent()
  free = await office.agent([], 0)
  office.signed(top, null, { tiers: [flatTier(100_000)] })
  office.signed(agent, top, { tiers: [flatTier(50_000)] })
  await office.plays(player, 1_000_000n, 200_000n)
  await office.plays(top, 100_000n)
  await office.plays(other, 50_000n)
  await office.plays(free, 70_000n, 170_000n)
  await give(office.house, player, 30_000n)
  office.toHour(5)
  await workedOut(office.house)
  await office.leaves(top, 0n)
  await office.runs()
  await workedOut(office.house)
  reader = await newPerson(office.house, ['FINANCE_MAKER'])
}, 120_000)
afterAll(() => office.house.close())

const ask = (query = '', as = reader) =>
  askDesk<{ list: AgentReportRow[]; next?: string }>(office.house, as, 'GET', `/bo/v1/reports/agents${query}`)
const read = async (query = '') => (await ask(query)).value!.list
const figures = ({ kind, account, players, stake, ggr, rebates, dividends, bonuses, ngr }: AgentReportRow) => [
  kind,
  account,
  players,
  stake,
  ggr,
  rebates,
  dividends,
  bonuses,
  ngr,
]
const name = (who: Somebody) => who.member.userName

/** Every figure of the total is the sum of the rows below it. */
function comesOut([total, ...rows]: readonly AgentReportRow[]): void {
  assert.equal(total?.kind, 'TOTAL')
  for (const figure of [
    'stake',
    'validBet',
    'payout',
    'ggr',
    'rebates',
    'wages',
    'dividends',
    'bonuses',
    'ngr',
    'betweenAgents',
    'arrears',
  ] as const)
    assert.equal(total[figure], rows.reduce((sum, row) => sum + BigInt(row[figure]), 0n).toString(), figure)
  assert.equal(
    total.players,
    rows.reduce((sum, row) => sum + row.players, 0),
  )
}

test('lines by their stakes, with what the house gave to each; a line opens down to its members', async () => {
  const lines = await read()
  comesOut(lines)
  // A tenth of the top's net loss of 870,000, and a twentieth of the agent's 770,000.
  assert.deepEqual(lines.slice(1).map(figures), [
    ['BELOW', name(top), 2, '1100000', '900000', '0', '87000', '30000', '783000'],
    ['HOUSE', '', 1, '70000', '-100000', '0', '0', '0', '-100000'],
    ['BELOW', name(other), 1, '50000', '50000', '0', '0', '0', '50000'],
  ])
  const below = await read(`?parent=${name(top).toUpperCase()}`)
  comesOut(below)
  assert.deepEqual(
    below.map(({ kind, account, above, leads }) => [kind, account, above, leads]),
    [
      ['TOTAL', name(top), '', false],
      ['BELOW', name(agent), name(top), true],
      ['SELF', name(top), '', true],
    ],
  )
  assert.deepEqual(
    below.slice(1).map(({ betweenAgents, dividends }) => [betweenAgents, dividends]),
    [
      ['38500', '0'],
      ['-38500', '87000'],
    ],
  )
  const members = await read(`?parent=${name(agent)}`)
  comesOut(members)
  assert.deepEqual(
    members.map(({ kind, account, above, stake }) => [kind, account, above, stake]),
    [
      ['TOTAL', name(agent), name(top), '1000000'],
      ['BELOW', name(player), `${name(top)}/${name(agent)}`, '1000000'],
      ['SELF', name(agent), name(top), '0'],
    ],
  )
})

test('its lines are those of the report of play, to the unit', async () => {
  const { value } = await askDesk<{ list: PlayRow[] }>(office.house, reader, 'GET', '/bo/v1/reports/play?by=line')
  const played = new Map(value!.list.map((row) => [row.total ? 'TOTAL' : row.key, row]))
  for (const row of await read()) {
    const other = played.get(row.kind === 'BELOW' ? row.account : row.kind === 'HOUSE' ? '*' : 'TOTAL')
    assert.deepEqual([row.stake, row.ggr, row.ngr, row.players], [other!.stake, other!.ggr, other!.ngr, other!.players])
  }
})

test('page by page each row comes once, the total with the first', async () => {
  const first = (await ask('?pageSize=2')).value!
  const second = (await ask(`?pageSize=2&after=${first.next}`)).value!
  assert.deepEqual([...first.list, ...second.list], await read())
  assert.equal(second.next, undefined)
  assert.equal((await ask('?after=x')).errorCode, 'VAL_FIELD')
})

test('a day stays with whom it was played under, and who owes is seen whatever the days', async () => {
  await sql`insert into bills.arrears (line_id, merchant_id, currency, payer_id, payee_id, amount, left_amount, made_at)
    values (gen_random_uuid(), 'senluna', 'XVD', ${agent.member.id}, ${player.member.id}, 500, 400, now())`.execute(
    office.db,
  )
  office.house.advance(HOUR * 24)
  await placed(office.house, player, [other], office.now() - HOUR)
  reader = await newPerson(office.house, ['FINANCE_MAKER'])
  const lines = await read()
  comesOut(lines)
  assert.deepEqual(
    lines.slice(1).map(({ account, stake, arrears }) => [account, stake, arrears]),
    [
      [name(top), '1100000', '400'],
      ['', '70000', '0'],
      [name(other), '50000', '0'],
    ],
  )
  const before = await read('?from=2026-01-01&to=2026-01-31')
  assert.deepEqual(
    before.map(({ kind, stake, arrears }) => [kind, stake, arrears]),
    [
      ['TOTAL', '0', '400'],
      ['BELOW', '0', '400'],
    ],
  )
})

test('nobody’s team, another brand and whoever has no right', async () => {
  assert.deepEqual(await read('?parent=nobody'), [])
  const elsewhere = await newPerson(office.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.deepEqual((await ask('', elsewhere)).value!.list, [])
  assert.deepEqual((await ask(`?parent=${name(top)}`, elsewhere)).value!.list, [])
  const support = await newPerson(office.house, ['SUPPORT'])
  assert.equal((await ask('', support)).errorCode, 'AUTH_FORBIDDEN')
})
