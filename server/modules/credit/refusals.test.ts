import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { rate } from '@senluna/kit/money.ts'
import { openDatabase } from '../../platform/database/db.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import { moveDue } from '../agents/index.ts'
import { signedLine } from '../contracts/testing/line.ts'
import { openMember } from '../members/index.ts'
import { ratesOf, rulesOf, setRates } from '../rates/index.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { askDesk } from '../staff/testing/desk.ts'
import { beginTransfer } from '../transfers/begin-transfer.ts'
import { REFUSED_ON_CREDIT, refusingCash } from './refuse-cash.ts'
import { CreditHouse, everywhere, MILLION } from './testing/credit-house.ts'

let office: CreditHouse
vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  office = await CreditHouse.open()
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await office.house.breaks(), [])
  await office.house.close()
})

const { GENERAL_AGENT, AGENT, MEMBER } = ACCOUNT_TYPE

async function line() {
  const top = await office.account(GENERAL_AGENT)
  const agent = await office.account(AGENT, [top])
  const player = await office.account(MEMBER, [top, agent])
  await office.givesLine(top, 100n * MILLION)
  await office.gives(top, agent, 40n * MILLION)
  await office.gives(agent, player, 10n * MILLION)
  return { top, agent, player }
}
const code = async (asked: Promise<{ errorCode?: string | null }>) => (await asked).errorCode

test('who gives keeps to what it has, and takes back only what is free', async () => {
  const { top, agent, player } = await line()
  assert.equal(await code(office.gives(agent, player, 41n * MILLION)), 'CRD_OVER')
  assert.equal(await code(office.gives(top, agent, 9n * MILLION)), 'CRD_BELOW_GIVEN')
  assert.equal(await code(office.gives(top, player, 1n * MILLION)), 'AGT_NOT_DIRECT')
  assert.equal(await code(office.gives(agent, top, 1n * MILLION)), 'AGT_NOT_IN_TEAM')
  await office.plays(player, 3n * MILLION)
  assert.equal(await code(office.gives(agent, player, 2n * MILLION)), 'CRD_IN_USE')
  assert.equal((await office.gives(agent, player, 3n * MILLION)).success, true)
  assert.equal(await office.holds(player), 0n)
  const fresh = await office.account(AGENT, [top])
  const below = await office.account(MEMBER, [top, fresh])
  assert.equal(await code(office.gives(fresh, below, 1n)), 'CRD_OVER', 'it was given nothing itself')
})

test('positions keep to their bounds at every level', async () => {
  const { top, agent, player } = await line()
  assert.equal(await code(office.positions(top, player, 100_000, 0)), 'AGT_NOT_DIRECT')
  assert.equal(await code(office.positions(agent, player, 100_000, 0)), 'CRD_NOT_AGENT')
  assert.equal((await office.positions(top, agent, 400_000, 300_000)).success, true)
  assert.equal(await code(office.takes(agent, 401_000)), 'CRD_POSITION')
  assert.equal(await code(office.takes(top, 601_000)), 'CRD_POSITION', 'too little is left for those below')
  assert.equal((await office.takes(top, 600_000)).success, true)
  assert.equal(await code(office.positions(top, agent, 401_000, 0)), 'CRD_POSITION')
  const odd = await office.asked(top, 'PUT', '/wps/agent/credit/position', {
    shares: [{ product: 'LIVE', share: 1_500 }],
  })
  assert.equal(odd.errorCode, 'VAL_FIELD')
})

test('two who change positions at once never come to more than everything', async () => {
  const { top, agent } = await line()
  await Promise.all([office.positions(top, agent, 700_000, 700_000), office.takes(top, 500_000)])
  const { rows } = await sql<{ sum: number }>`select sum(share_ppm)::integer as sum from (
      select distinct on (member_id, product) * from credit.position where member_id in (${top.member.id}, ${agent.member.id})
      order by member_id, product, from_day desc) p group by product`.execute(office.db)
  for (const { sum } of rows) assert.ok(sum <= 1_000_000, String(sum))
})

test('an account that pays cash has no credit, and an agent of such a line gives none', async () => {
  const top = await office.account(GENERAL_AGENT)
  const player = await office.account(MEMBER, [top])
  assert.equal(await code(office.asked(player, 'GET', '/wps/v2/credit')), 'CRD_CASH_LINE')
  for (const path of ['', '/downlines', '/position', '/statements', '/exposure'])
    assert.equal(await code(office.asked(top, 'GET', `/wps/agent/credit${path}`)), 'CRD_CASH_LINE', path)
  assert.equal(await code(office.gives(top, player, 1n)), 'CRD_CASH_LINE')
  assert.equal(await code(office.positions(top, player, 0, 0)), 'CRD_CASH_LINE')
  assert.equal(await code(office.takes(top, 0)), 'CRD_CASH_LINE')
  const answer = { accept: true }
  const path = `/wps/agent/credit/statements/${randomUUID()}/answer`
  assert.equal(await code(office.asked(top, 'POST', path, answer)), 'CRD_CASH_LINE')
})

test('without the switch there is no such call', async () => {
  const { top, player } = await line()
  await office.switched(false)
  try {
    assert.equal(await code(office.asked(player, 'GET', '/wps/v2/credit')), 'SYS_NOT_FOUND')
    assert.equal(await code(office.asked(top, 'GET', '/wps/agent/credit')), 'SYS_NOT_FOUND')
  } finally {
    await office.switched(true)
  }
})

test('no money is paid in or out of an account on credit, nor to a vendor (/wps/relay/GCS_walletTransfer)', async () => {
  const { agent, player } = await line()
  const paymentPassword = '1234'
  const bodies: Record<string, object> = {
    '/wps/v2/deposit/orders': { channelId: randomUUID(), amount: '100000' },
    '/wps/v2/transfer/upline': { amount: '1', paymentPassword },
    '/wps/v2/transfer/downline': { amount: '1', paymentPassword, toId: player.member.id },
    '/wps/v2/wallets/refill': {},
  }
  for (const [path, body] of Object.entries(bodies)) {
    const who = path.endsWith('downline') ? agent : player
    assert.equal(await code(office.asked(who, 'POST', path, body)), 'CRD_NO_CASH', path)
  }
  const { maker } = await office.staff()
  const wanted = { name: player.member.userName, amount: '1000', turnoverX100: 0, files: [] }
  assert.equal(await code(askDesk(office.house, maker, 'POST', '/bo/v1/adjustments', wanted)), 'CRD_NO_CASH')
  const vendor = { vendorCode: 'V', walletNo: 101 } as Parameters<typeof beginTransfer>[1]['vendor']
  const intent = {
    memberId: player.member.id,
    type: MEMBER,
    merchantCode: player.member.merchantCode,
    currency: 'XVD',
    requestId: randomUUID() as Parameters<typeof beginTransfer>[1]['requestId'],
    vendor,
    direction: 'IN',
    units: 'ALL',
  } as const
  await assert.rejects(
    office.db.transaction().execute((tx) => beginTransfer(tx, intent, office.now())),
    { code: 'CRD_NO_CASH' },
  )
})

test('each call that would mix cash with credit refuses who stands on credit, and nobody else', async () => {
  const { player } = await line()
  const cash = await office.account(MEMBER)
  for (const endpoint of ENDPOINTS) {
    const rule = REFUSED_ON_CREDIT.get(`${endpoint.method} ${endpoint.path}`)
    const open: Route = { endpoint, runs: endpoint.once ? 'once' : 'plain', handle: () => 'done' }
    const guarded = refusingCash(office.db)(open)
    const asked = async ({ member: { id } }: Somebody) => {
      const call = { caller: { memberId: id }, params: { id } } as unknown as Call<Endpoint>
      await guarded.prepare?.(call)
      return guarded.handle(call)
    }
    if (rule) await assert.rejects(asked(player), { code: rule.code }, endpoint.path)
    assert.equal(rule ? await asked(cash) : guarded, rule ? 'done' : open)
  }
})

test('each call that is refused on credit is one that there is', () => {
  const known = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`))
  assert.deepEqual(
    [...REFUSED_ON_CREDIT.keys()].filter((call) => !known.has(call)),
    [],
  )
})

test('who stands in a line on credit stays there as it is', async () => {
  const { top, agent, player } = await line()
  const cash = await office.account(GENERAL_AGENT)
  const { maker } = await office.staff()
  const desk = (path: string, body: object) => code(askDesk(office.house, maker, 'POST', `/bo/v1/${path}`, body))
  assert.equal(await desk(`agents/${agent.member.id}/type`, { type: GENERAL_AGENT }), 'CRD_HELD')
  assert.equal(await desk(`agents/${player.member.id}/move`, { to: cash.member.userName }), 'CRD_HELD')
  const other = await office.account(MEMBER, [cash])
  assert.equal(await desk(`agents/${other.member.id}/move`, { to: top.member.userName }), 'CRD_HELD')
  assert.equal(await code(office.asked(agent, 'POST', `/wps/agent/downlines/${player.member.id}/promote`)), 'CRD_HELD')
  assert.equal(await moveDue({ ...office.house.parts.credit, onMoved: office.house.parts.onMoved }, office.now()), 0)
}, 60_000)

test('positions pay a line on credit: no rebates, no contracts', async () => {
  const top = await office.account(GENERAL_AGENT)
  const by = { setter: 'OPERATOR', id: null } as const
  const { merchantCode } = office.brand
  const set = (memberId: Somebody['member']['id'], ppm: number) =>
    office.db
      .transaction()
      .execute((tx) =>
        setRates(
          tx,
          { memberId, merchantCode, parentId: undefined, rates: { LIVE: rate(ppm) }, by, rules: rulesOf(office.brand) },
          office.now(),
        ),
      )
  await set(top.member.id, 5_000)
  await office.givesLine(top, 1n * MILLION)
  const rates = await office.db.transaction().execute((tx) => ratesOf(tx, [top.member.id]))
  assert.equal(rates.get(top.member.id)!.LIVE, 0, 'its rebates end')
  await assert.rejects(set(top.member.id, 5_000), { code: 'CRD_NO_PAY' })
  const { maker } = await office.staff()
  const tier = { minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 100_000 }
  const offer = {
    name: top.member.userName,
    kind: 'DIVIDEND',
    period: 'WEEKLY',
    products: ['LIVE'],
    basis: 'NET_LOSS',
    activeMinValidBet: '0',
    tiers: [tier],
  }
  assert.equal(await code(askDesk(office.house, maker, 'POST', '/bo/v1/contracts', offer)), 'CRD_NO_PAY')
})

test('a line goes on credit only without cash, and its new accounts get no demonstration money', async () => {
  const player = await office.account(MEMBER)
  const { maker } = await office.staff()
  const give = async (name: string, more: object = {}) => {
    const body = { name, credit: '1000', most: everywhere(0), least: 0, ...more }
    return code(askDesk(office.house, maker, 'POST', '/bo/v1/credit/lines', body))
  }
  assert.equal(await give(player.member.userName), 'AGT_NOT_DIRECT')
  assert.equal(await give('nobody-of-that-name'), 'SYS_NOT_FOUND')
  const busy = await office.account(GENERAL_AGENT)
  const bettor = await office.account(MEMBER, [busy])
  await office.stakes(bettor, 1_000n)
  assert.equal(await give(busy.member.userName), 'CRD_LINE_BUSY')
  const paying = await office.account(GENERAL_AGENT)
  const { log } = office.house.parts
  const owner = openDatabase(office.house.url, { max: 1, log, as: 'owner', name: 'an order of before' })
  await owner.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method, currency,
      request_key, asked, fee_ppm, fee_fixed, state, created_at, expires_at, changed_at)
    values (gen_random_uuid(), 'senluna', 'D0000000001', ${paying.member.id}, 'x', gen_random_uuid(), 'X', 'x', 'BANK_QR', 'XVD', gen_random_uuid(), 1, 0, 0,
      'EXPIRED', now(), now(), now())`.execute(tx)
  })
  await owner.close()
  assert.equal(await give(paying.member.userName), 'CRD_LINE_MONEY')
  const bound = await office.account(GENERAL_AGENT)
  await signedLine(office.house, [bound], 'DIVIDEND', [100_000])
  assert.equal(await give(bound.member.userName), 'AGT_HAS_CONTRACTS')
  const asked = await office.account(GENERAL_AGENT)
  assert.deepEqual([await give(asked.member.userName), await give(asked.member.userName)], [undefined, 'APPROVAL_OPEN'])
  const { top, agent } = await line()
  assert.equal(await give(top.member.userName, { credit: '1' }), 'CRD_BELOW_GIVEN')
  await office.positions(top, agent, 500_000, 500_000)
  assert.equal(
    await give(top.member.userName, { credit: String(100n * MILLION), most: { LIVE: 400_000 } }),
    'CRD_POSITION',
  )
  const opened = await office.db.transaction().execute((tx) =>
    openMember(
      tx,
      office.house.parts.members,
      office.brand,
      {
        userName: `late${Date.now() % 1_000_000}`,
        type: MEMBER,
        passwordHash: null,
        nickname: 'late',
        language: 'VI',
        beginning: { line: { parentId: top.member.id, path: [top.member.id], referrerId: null } },
      },
      office.now(),
    ),
  )
  const { rows } = await sql<{ balance: bigint }>`select balance from ledger.account
    where owner_id = ${opened.id} and account_no = 1`.execute(office.db)
  assert.equal(rows[0]!.balance, 0n)
})
