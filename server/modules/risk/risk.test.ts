import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Adjustment } from '@senluna/contract/desk/money/adjustments.ts'
import type { RiskCase, RiskRule, SharedPlace, Watched } from '@senluna/contract/desk/money/risk.ts'
import { businessDate, DAY, instant } from '@senluna/kit/time.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { has, newPayee, openBank, withdraw, type Bank } from '../cashier/withdrawals/testing/payouts.ts'
import { canBeWatched, comparedAs } from './compared.ts'
import { openAmlCase, openCase } from './cases.ts'

let bank: Bank
let maker: Person
let checker: Person
beforeAll(async () => {
  bank = await openBank()
  maker = await newPerson(bank, ['ADMINISTRATOR'])
  checker = await newPerson(bank, ['ADMINISTRATOR'])
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const list = async <Row>(path: string) => (await askDesk<{ list: Row[] }>(bank, maker, 'GET', path)).value!.list
const agree = (id: string) => askDesk(bank, checker, 'POST', `/bo/v1/approvals/${id}/approve`)
const ask = (path: string, body: unknown) => askDesk<Awaiting>(bank, maker, 'POST', path, body)

test('whom the brand looks out for is held; taken off the list by two, no more', async () => {
  const added = await askDesk<Watched>(bank, maker, 'POST', '/bo/v1/watchlists', {
    kind: 'NAME',
    value: 'nguyễn văn  đạt',
  })
  assert.equal(added.value?.value, 'NGUYEN VAN DAT')
  const again = await askDesk<Watched>(bank, maker, 'POST', '/bo/v1/watchlists', {
    kind: 'NAME',
    value: 'NGUYEN VAN DAT',
  })
  assert.equal(again.value?.id, added.value?.id)
  for (const [kind, value] of [
    ['IP', '  '],
    ['IP', '999.1.1.1'],
    ['IP', '203.0.113.0/24'],
    ['NAME', '<b>'],
    ['NAME', '12 34'],
    ['BANK', '=1+1'],
    ['BANK', '12'],
    ['ADDRESS', 'T123'],
    ['ADDRESS', '0xdac17f958d2ee523a2206206994597c13d831ec'],
    ['DEVICE', 'x'],
    ['DEVICE', 'a\u200bbcdefgh'],
  ] as const) {
    const refused = await askDesk(bank, maker, 'POST', '/bo/v1/watchlists', { kind, value })
    assert.equal(refused.errorCode, 'VAL_FIELD', `${kind} ${value}`)
  }
  const who = await newPayee(bank)
  const held = await withdraw(bank, who, 500_000n)
  assert.equal(held.value?.state, 'HOLD')
  const [found] = await list<RiskCase>('/bo/v1/risk-cases?kind=WITHDRAWAL')
  assert.deepEqual([found?.aboutId, found?.signals.includes('WATCHLIST')], [held.value.no, true])
  const asked = await ask(`/bo/v1/watchlists/${added.value.id}/remove`, {})
  assert.equal(asked.status, 202)
  assert.equal((await list<Watched>('/bo/v1/watchlists')).length, 1)
  assert.equal((await agree(asked.value!.approvalId)).errorCode, undefined)
  assert.equal((await list<Watched>('/bo/v1/watchlists')).length, 0)
  assert.equal((await ask(`/bo/v1/watchlists/${added.value.id}/remove`, {})).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await withdraw(bank, who, 500_000n)).value?.state, 'REVIEW')
})

test('a weight is tried on what was decided, changed by two, and holds from then on', async () => {
  const tried = await askDesk<{ decisions: number; before: Record<string, number>; after: Record<string, number> }>(
    bank,
    maker,
    'GET',
    '/bo/v1/rules/FIRST_WITHDRAWAL/try?weight=100',
  )
  assert.ok(tried.value!.decisions >= 2 && tried.value!.after.SENIOR! > tried.value!.before.SENIOR!)
  assert.equal((await askDesk(bank, maker, 'GET', '/bo/v1/rules/NO_SUCH/try?weight=1')).status, 404)
  assert.equal((await askDesk(bank, maker, 'POST', '/bo/v1/rules/FIRST_WITHDRAWAL', { weight: 101 })).status, 400)
  for (const [signal, weight] of [
    ['FIRST_WITHDRAWAL', -1],
    ['WATCHLIST', -100],
    ['KYC_VERIFIED', 1],
  ] as const) {
    const turned = await askDesk(bank, maker, 'POST', `/bo/v1/rules/${signal}`, { weight })
    assert.deepEqual(
      [turned.errorCode, turned.fields?.[0]?.field],
      ['VAL_FIELD', 'weight'],
      'a sign is not turned round',
    )
    const tried = await askDesk(bank, maker, 'GET', `/bo/v1/rules/${signal}/try?weight=${weight}`)
    assert.equal(tried.errorCode, 'VAL_FIELD')
  }
  const asked = await ask('/bo/v1/rules/FIRST_WITHDRAWAL', { weight: 60 })
  const weight = async () => (await list<RiskRule>('/bo/v1/rules')).find(({ signal }) => signal === 'FIRST_WITHDRAWAL')!
  assert.equal((await weight()).weight, 10)
  await agree(asked.value!.approvalId)
  assert.deepEqual([(await weight()).weight, (await weight()).usual], [60, 10])
  const who = await newPayee(bank)
  const { value } = await withdraw(bank, who, 300_000n)
  const { rows } = await sql<{
    decision: string
  }>`select decision from risk.decision where about_id = ${value!.no}`.execute(bank.parts.database.db)
  assert.equal(rows[0]?.decision, 'SENIOR')
})

test('a case is taken, noted and ended by two; a report is of laundering only', async () => {
  const { member } = await newPayee(bank)
  const aboutId = randomUUID()
  await bank.parts.database.db.transaction().execute(async (tx) => {
    const opened = {
      merchantCode: merchantCode('senluna'),
      memberId: member.id,
      kind: 'TURNOVER' as const,
      aboutId,
      score: 0,
      signals: [],
    }
    await openCase(tx, opened, now())
    await openCase(tx, opened, now())
  })
  const open = (await list<RiskCase>('/bo/v1/risk-cases?kind=TURNOVER')).filter((found) => found.aboutId === aboutId)
  assert.equal(open.length, 1)
  const path = `/bo/v1/risk-cases/${open[0]!.id}`
  assert.equal((await askDesk<RiskCase>(bank, maker, 'POST', `${path}/take`, {})).value?.state, 'INVESTIGATING')
  const given = await askDesk<RiskCase>(bank, maker, 'POST', `${path}/give`, { to: ` ${checker.name.toUpperCase()} ` })
  assert.equal(given.value?.owner, checker.name)
  const support = await newPerson(bank, ['SUPPORT'])
  for (const to of [support.name, 'nobody-here'])
    assert.equal((await askDesk(bank, maker, 'POST', `${path}/give`, { to })).errorCode, 'VAL_FIELD', to)
  assert.equal((await askDesk(bank, support, 'POST', `${path}/give`, { to: maker.name })).status, 403)
  const noted = await askDesk<RiskCase>(bank, maker, 'POST', `${path}/note`, { text: 'Looked at the rounds' })
  assert.equal(noted.value?.notes[0]?.text, 'Looked at the rounds')
  assert.equal((await ask(`${path}/decide`, { state: 'REPORTED' })).errorCode, 'VAL_FIELD')
  const asked = await ask(`${path}/decide`, { state: 'CLEARED' })
  await agree(asked.value!.approvalId)
  assert.equal((await askDesk(bank, maker, 'POST', `${path}/take`, {})).errorCode, 'WD_STATE')
  assert.equal((await askDesk(bank, maker, 'POST', `${path}/give`, { to: checker.name })).errorCode, 'WD_STATE')
  const elsewhere = await newPerson(bank, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await askDesk(bank, elsewhere, 'POST', `${path}/take`, {})).status, 404)
})

test('a case of laundering tells what its member moved on its day', async () => {
  const who = await newPayee(bank)
  const { value: order } = await withdraw(bank, who, 500_000n)
  assert.ok(order)
  const day = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const before = businessDate(instant(now() - DAY), 'Asia/Ho_Chi_Minh')
  await bank.parts.database.db.transaction().execute(async (tx) => {
    for (const on of [day, before])
      await openAmlCase(
        tx,
        {
          merchantCode: merchantCode('senluna'),
          memberId: who.member.id,
          day: on,
          signals: ['AML_THRESHOLD'],
          score: 0,
        },
        now(),
      )
  })
  const cases = (await list<RiskCase>('/bo/v1/risk-cases?kind=AML')).filter(
    ({ memberId }) => memberId === who.member.id,
  )
  const moved = new Map(cases.map((found) => [found.aboutId.slice(-10), found.moved]))
  assert.deepEqual([moved.get(day)?.deposited, moved.get(day)?.withdrawn], ['0', '500000'])
  assert.deepEqual([moved.get(before)?.deposited, moved.get(before)?.withdrawn], ['0', '0'])
})

test('money by hand: only by two, with what must be played, never more than there is', async () => {
  const who = await newPayee(bank)
  const name = who.member.userName
  const asked = await ask('/bo/v1/adjustments', { name, amount: '250000', turnoverX100: 200 })
  assert.equal(asked.status, 202)
  assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 0n })
  assert.equal(
    (await askDesk(bank, maker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)).errorCode,
    'APPROVAL_OWN',
  )
  await agree(asked.value!.approvalId)
  assert.equal((await agree(asked.value!.approvalId)).errorCode, 'APPROVAL_STATE')
  assert.deepEqual(await has(bank, who), { balance: 10_250_000n, held: 0n })
  assert.equal((await withdraw(bank, who, 300_000n)).errorCode, 'WD_TURNOVER')
  const [open] = await list<{ id: string; remaining: string }>(`/bo/v1/turnover?name=${name}`)
  assert.equal(open?.remaining, '500000')
  const waived = await ask(`/bo/v1/turnover/${open.id}/waive`, {})
  assert.equal(waived.status, 202)
  await agree(waived.value!.approvalId)
  assert.equal((await ask(`/bo/v1/turnover/${open.id}/waive`, {})).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await withdraw(bank, who, 300_000n)).value?.state, 'REVIEW')
  const [row] = await list<Adjustment>(`/bo/v1/adjustments?name=${name}`)
  assert.deepEqual([row?.amount, row?.madeBy, row?.checkedBy], ['250000', maker.name, checker.name])
  for (const [body, code] of [
    [{ name: 'nobody-here', amount: '5', turnoverX100: 0 }, 'SYS_NOT_FOUND'],
    [{ name, amount: '-99000000', turnoverX100: 0 }, 'WAL_INSUFFICIENT'],
    [{ name, amount: '0', turnoverX100: 0 }, 'VAL_FIELD'],
    [{ name, amount: '1.5', turnoverX100: 0 }, 'VAL_FIELD'],
  ] as const)
    assert.equal((await ask('/bo/v1/adjustments', body)).errorCode, code)
  const taken = await ask('/bo/v1/adjustments', { name, amount: '-250000', turnoverX100: 0 })
  await agree(taken.value!.approvalId)
  assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 300_000n })
})

test('channels are paused and change by two; accounts are locked by one and taken off by two', async () => {
  const paused = async () => (await list<{ paused: boolean }>('/bo/v1/payout-channels'))[0]?.paused
  const channel = '/bo/v1/payout-channels/sandbox-payout'
  const dearer = await ask(channel, { feePpm: 900, paused: false })
  const stop = await ask(`${channel}/pause`, {})
  assert.equal(await paused(), false, 'who asks does not stop it')
  await agree(stop.value!.approvalId)
  assert.equal(await paused(), true)
  assert.equal((await ask(`${channel}/pause`, {})).errorCode, 'WD_STATE')
  assert.equal((await agree(dearer.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'asked before the stop')
  assert.equal(await paused(), true)
  await ask(`/bo/v1/approvals/${dearer.value!.approvalId}/withdraw`, {})
  assert.equal((await ask(channel, { least: '9', most: '8' })).errorCode, 'VAL_FIELD')
  assert.equal((await ask('/bo/v1/payout-channels/none', { most: '8' })).errorCode, 'SYS_NOT_FOUND')
  const asked = await ask(channel, { paused: false, most: '20000000' })
  await agree(asked.value!.approvalId)
  const [shown] = await list<{ paused: boolean; most: string }>('/bo/v1/payout-channels')
  assert.deepEqual([shown?.paused, shown?.most], [false, '20000000'])

  const who = await newPayee(bank)
  const path = `/bo/v1/payout-accounts/${who.accountId}`
  assert.equal(
    (await askDesk<{ state: string }>(bank, maker, 'POST', `${path}/lock`, { locked: true })).value?.state,
    'LOCKED',
  )
  assert.equal((await withdraw(bank, who, 300_000n)).errorCode, 'WD_ACCOUNT_LOCKED')
  const opening = await ask(`${path}/lock`, { locked: false })
  assert.equal(opening.status, 202, 'nobody opens alone what may have been locked against them')
  assert.equal((await withdraw(bank, who, 300_000n)).errorCode, 'WD_ACCOUNT_LOCKED')
  assert.equal((await agree(opening.value!.approvalId)).errorCode, undefined)
  assert.equal((await ask(`${path}/lock`, { locked: false })).errorCode, 'WD_STATE')
  const unbound = await ask(`${path}/unbind`, {})
  await agree(unbound.value!.approvalId)
  assert.equal((await withdraw(bank, who, 300_000n)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask(`${path}/unbind`, {})).errorCode, 'WD_STATE')
  const published = await sql<{ payload: { account: string } }>`select payload from platform.outbox
    where audience = ${who.member.id} and topic = 'payoutAccountEnded'`.execute(bank.parts.database.db)
  assert.match(published.rows[0]!.payload.account, /^•••• [0-9]{4}$/, 'its member hears of it, without the number')
  const shared = await askDesk<{ list: unknown[] }>(bank, maker, 'GET', '/bo/v1/graph')
  assert.deepEqual(shared.value, { list: [] })
})

test('an address of Ethereum is found, and looked out for, however its letters are written', async () => {
  const who = await newPayee(bank)
  const address = '0xdac17f958d2ee523a2206206994597c13d831ec7'
  const mixed = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  await sql`update payout.account set kind = 'USDT_ERC20', bank_code = null, number = ${address}
    where id = ${who.accountId}`.execute(bank.parts.database.db)
  for (const number of [mixed, address, ` ${mixed} `]) {
    const query = `/bo/v1/payout-accounts?number=${encodeURIComponent(number)}`
    assert.deepEqual(
      (await list<{ id: string }>(query)).map(({ id }) => id),
      [who.accountId],
      number,
    )
  }
  assert.equal(comparedAs('ADDRESS', mixed), address)
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  assert.equal(comparedAs('ADDRESS', tron), tron, 'there the case means something')
  assert.equal(comparedAs('BANK', '1000-0000.42 '), '1000000042', 'an account is one however it is grouped')
  assert.equal(comparedAs('IP', '2001:DB8::1'), '2001:db8::1')
  for (const [kind, value] of [
    ['ADDRESS', tron],
    ['IP', '2001:db8::1'],
    ['IP', '203.0.113.5'],
    ['BANK', '1000000042'],
    ['NAME', 'さくら たろう'],
    ['DEVICE', '0190b3f2-7c1e-7a55-9d2f-1c2f3a4b5c6d'],
  ] as const)
    assert.ok(canBeWatched(kind, comparedAs(kind, value)), `${kind} ${value}`)
  await askDesk(bank, maker, 'POST', '/bo/v1/watchlists', { kind: 'ADDRESS', value: mixed })
  const watched = await list<{ value: string }>(
    `/bo/v1/watchlists?kind=ADDRESS&value=${mixed.toUpperCase().replace('0X', '0x')}`,
  )
  assert.deepEqual(
    watched.map(({ value }) => value),
    [address],
  )
})

test('a cleared link counts no more for anybody on the device, and again once it is given back', async () => {
  const device = `shop-${randomUUID().slice(0, 8)}`
  const [first, second] = [await newPayee(bank), await newPayee(bank)]
  const { db } = bank.parts.database
  await sql`update sessions.session set device_id = ${device} where member_id in (${first.member.id}, ${second.member.id})`.execute(
    db,
  )
  const signals = async (who: typeof first) => {
    const made = await withdraw(bank, who, 300_000n)
    const { rows } = await sql<{ signals: unknown }>`select signals from risk.decision
      where about_id = ${made.value!.no}`.execute(db)
    return JSON.stringify(rows[0]!.signals).includes('DEVICE_SHARED_2_3')
  }
  const act = (verb: 'clear' | 'restore', memberId: string, who = maker) =>
    askDesk<Partial<Awaiting>>(bank, who, 'POST', `/bo/v1/graph/${verb}`, { deviceId: device, memberId })
  const shown = async () =>
    (await list<SharedPlace>('/bo/v1/graph'))
      .find(({ value }) => value === device)!
      .members.map((row) => [row.id, row.cleared?.by, row.cleared?.reason])
  assert.equal(await signals(first), true)
  const twice = await Promise.all([act('clear', first.member.id), act('clear', first.member.id, checker)])
  assert.deepEqual(twice.map(({ errorCode }) => errorCode ?? 'asked').sort(), ['APPROVAL_OPEN', 'asked'])
  assert.equal(await signals(first), true, 'one person alone clears nothing')
  const [asker, colleague] = twice[0]?.success ? [maker, checker] : [checker, maker]
  const { approvalId } = twice.find(({ success }) => success)!.value!
  const decide = (as: Person) => askDesk(bank, as, 'POST', `/bo/v1/approvals/${approvalId}/approve`)
  assert.equal((await decide(asker)).errorCode, 'APPROVAL_OWN')
  const relative = await newPerson(bank, ['RISK'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${relative.id}, ${second.member.id})`.execute(
    db,
  )
  assert.equal((await decide(relative)).errorCode, 'APPROVAL_RELATED', 'it speaks for everybody on the device')
  assert.equal((await decide(colleague)).success, true)
  assert.deepEqual((await act('clear', first.member.id)).value, { cleared: true }, 'it is cleared already')
  const found = (await shown()).find(([id]) => id === first.member.id)!
  assert.equal(found[1], asker.name)
  assert.equal(found[2], 'a test')
  assert.equal(await signals(first), false, 'its own')
  assert.equal(await signals(second), false, 'and the other’s through it')
  assert.equal((await act('restore', first.member.id)).success, true)
  assert.equal((await act('restore', first.member.id)).errorCode, 'SYS_NOT_FOUND')
  assert.equal(await signals(second), true)
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_id in (${first.member.id}, ${`${device}/${first.member.id}`}) and action like 'risk.link%'
    order by seq`.execute(db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['risk.link.clear.asked', 'risk.link.clear.approved', 'risk.link.restore'],
    'of two at once one is written down',
  )
  const stranger = await newPayee(bank)
  assert.equal((await act('clear', stranger.member.id)).errorCode, 'SYS_NOT_FOUND', 'it was never on that device')
  const elsewhere = await newPerson(bank, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await act('clear', first.member.id, elsewhere)).errorCode, 'SYS_NOT_FOUND')
  const related = await newPerson(bank, ['RISK'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${first.member.id})`.execute(db)
  assert.equal((await act('clear', first.member.id, related)).errorCode, 'APPROVAL_RELATED')
})
