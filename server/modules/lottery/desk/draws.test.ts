import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type { approvals } from '@senluna/contract/desk/approvals.ts'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { at } from '@senluna/kit/assert.ts'
import { DAY } from '@senluna/kit/time.ts'
import { newSomebody } from '../../rounds/testing/house.ts'
import { asOwner } from '../../../start/setup.ts'
import { newPerson, putAboveBrands, type Person } from '../../staff/testing/desk.ts'
import {
  openDesk,
  ONE,
  lottery,
  first,
  second,
  third,
  elsewhere,
  plain,
  member,
  db,
  desk,
  approve,
  wholeOf,
  why,
  north,
  official,
  sealIt,
} from '../testing/desk-world.ts'
import { placed } from '../testing/lottery-house.ts'

// Draws at the desk: results, corrections, voids, and who may have a hand in them.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openDesk()
}, 120_000)
afterAll(() => close())

test('a result by two blind people, a correction by two, and never two decisions on what one of them saw', async () => {
  const { id, numero } = await official()
  const path = `/lottery/draws/${id}`
  assert.equal(why(await desk(first, 'POST', `${path}/result`, { result: north('58') })), 'LOT_NOT_LOCKED')
  const list = await desk<OnWire<ReplyOf<typeof contract.deskDraws>>>(
    first,
    'GET',
    `/lottery/draws?game=VN_N&numero=${numero}`,
  )
  const row = at(list.value!.list, 0)
  assert.deepEqual([row.tickets, row.stake, row.state, row.money.code], [1, '27000', 'OPEN', 'XVD'])
  assert.ok(BigInt(row.liability) > 0n)
  const exposed = await desk<contract.Exposed>(first, 'GET', `${path}/exposure`)
  assert.deepEqual(
    exposed.value!.numbers.map(({ key, units }) => [key, units]),
    [['58', '1000']],
  )
  // Another brand sees the draw and nothing of who bet.
  const theirs = await desk<OnWire<ReplyOf<typeof contract.deskDraws>>>(
    elsewhere,
    'GET',
    `/lottery/draws?game=VN_N&numero=${numero}`,
  )
  assert.deepEqual(
    [at(theirs.value!.list, 0).tickets, at(theirs.value!.list, 0).stake, at(theirs.value!.list, 0).liability],
    [0, '0', '0'],
  )
  assert.deepEqual((await desk<contract.Exposed>(elsewhere, 'GET', `${path}/exposure`)).value!.numbers, [])

  const locked = await desk(first, 'POST', `${path}/lock`, {})
  assert.equal(locked.status, 200, locked.text)
  assert.equal(why(await desk(first, 'POST', `${path}/lock`, {})), 'LOT_LOCKED_BEFORE')
  await sealIt()
  const broken = await desk<{ at: string }>(first, 'POST', `${path}/result`, { result: { ...north('58'), g3: ['1'] } })
  assert.deepEqual([broken.errorCode, broken.value?.at], ['LOT_E_RESULT_FORMAT', 'g3'])
  assert.equal((await desk(first, 'POST', `${path}/result`, { result: north('58') })).value!.became, 'KEPT')
  assert.equal(why(await desk(first, 'POST', `${path}/result`, { result: north('58') })), 'LOT_SAME_PERSON')
  assert.deepEqual([(await wholeOf(first, id)).conflict, (await wholeOf(second, id)).conflict], ['ENTERED', undefined])
  // Blind: the second doesn't see what the first entered, the first does; the audit log has it from
  // neither.
  assert.equal(at((await wholeOf(second, id)).reports, 0).result, undefined)
  assert.deepEqual(at((await wholeOf(first, id)).reports, 0).result, north('58'))
  const { rows: audit } = await sql<{
    after: string
  }>`select after::text as after from audit.entry where action = 'lottery.enter'`.execute(db())
  assert.ok(audit.length > 0 && audit.every(({ after }) => !after.includes('58')))
  assert.equal((await desk(second, 'POST', `${path}/result`, { result: north('58') })).value!.became, 'AGREED')
  await lottery.draws.settleDue()
  const settled = await wholeOf(first, id)
  assert.deepEqual([settled.state, settled.version, settled.payout], ['SETTLED', 1, '2673000'])
  assert.equal(settled.conflict, undefined, 'who entered may ask for a correction')

  const effect = await desk<contract.CorrectionEffect>(third, 'POST', `${path}/correct/try`, { result: north('59') })
  assert.deepEqual(
    [effect.value!.tickets, effect.value!.changed, effect.value!.more, effect.value!.less],
    [1, 1, '0', '2673000'],
  )
  const same = await desk(third, 'POST', `${path}/correct`, { result: north('58'), note: 'the broadcast' })
  assert.equal(why(same), 'LOT_SAME_RESULT')
  assert.equal((await wholeOf(first, id)).version, 1, 'a rehearsal changes nothing')
  const asked = await desk(third, 'POST', `${path}/correct`, { result: north('59'), note: 'the broadcast' })
  assert.equal(asked.status, 202, asked.text)
  const wantsVoid = await desk(first, 'POST', `${path}/void`, {})
  assert.equal(wantsVoid.status, 202, wantsVoid.text)
  assert.equal((await approve(third, asked.value!.approvalId)).errorCode, 'APPROVAL_OWN')
  // A brand's own people ask; they don't agree to what touches every brand.
  assert.equal((await approve(plain, asked.value!.approvalId)).errorCode, 'AUTH_FORBIDDEN')
  const both = await Promise.all([
    approve(second, asked.value!.approvalId),
    approve(third, wantsVoid.value!.approvalId),
  ])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'done').toSorted(), ['APPROVAL_STALE', 'done'])
  await lottery.draws.settleDue()
  const after = await wholeOf(first, id)
  if (both[0].errorCode === undefined) {
    assert.deepEqual([after.version, after.payout, after.versions.length], [2, '0', 2])
    assert.deepEqual(
      [at(after.versions, 1).enteredBy, at(after.versions, 1).approvedBy, at(after.versions, 1).note],
      [third.name, second.name, 'the broadcast'],
    )
  } else assert.equal(after.state, 'VOID')
}, 60_000)

test('who stands above the brands sees what a correction means for each of them, and for bets taken when it was out already', async () => {
  const { house } = lottery
  const { id, numero } = await official()
  const path = `/lottery/draws/${id}`
  const theirs = await newSomebody(house, 0, 'reference.localhost')
  for (const [who, selection] of [
    [theirs, ['59']],
    [member, ['60']],
  ] as const) {
    house.advance(2_000)
    await placed(house, who, {
      tickets: [{ gameCode: 'VN_N', numero, betType: 'LO2', selection, unit: '1000' }],
      clientTotal: '27000',
    })
  }
  const late = new Date(house.parts.clock.now() - 1_000).toISOString()
  await sealIt()
  const early = { result: north('58'), publishedAt: new Date(house.parts.clock.now() + 60_000).toISOString() }
  assert.equal(why(await desk(first, 'POST', `${path}/result`, early)), 'LOT_PUBLISHED')
  for (const person of [first, second]) await desk(person, 'POST', `${path}/result`, { result: north('58') })
  await lottery.draws.settleDue()
  const tryAs = async (who: Person, body: object) =>
    (await desk<contract.CorrectionEffect>(who, 'POST', `${path}/correct/try`, body)).value!
  const own = await tryAs(plain, { result: north('59') })
  assert.deepEqual([own.tickets, own.changed, own.more, own.less, own.brands], [2, 1, '0', '2673000', undefined])
  const all = await tryAs(third, { result: north('59') })
  assert.deepEqual([all.tickets, all.changed, all.more, all.less], [2, 1, '0', '2673000'])
  assert.deepEqual(
    all.brands!.map(({ merchantCode, tickets, changed, more, less }) => [merchantCode, tickets, changed, more, less]),
    [
      ['senluna', 2, 1, '0', '2673000'],
      ['refbrand1', 1, 1, '2673000', '0'],
    ],
  )
  // Out a second before the last bet: its stake returns, whatever it came to.
  const voided = await tryAs(plain, { result: north('58'), publishedAt: late })
  assert.deepEqual([voided.changed, voided.more, voided.less], [1, '27000', '0'])
}, 60_000)

const auditOf = async (action: string, id: string) =>
  (
    await sql<{ merchant_id: string; after: Record<string, unknown> | null; actor_name: string }>`
      select merchant_id, after::jsonb as after, actor_name from audit.entry
      where action = ${action} and object_id = ${id} order by merchant_id`.execute(db())
  ).rows

test('a draw is every brand’s: a brand asks, somebody above the brands does it at any desk, and each brand’s log has it', async () => {
  const { house } = lottery
  const { id } = await official()
  for (const [method, path, body] of [
    ['POST', `/lottery/draws/${id}/lock`, {}],
    ['POST', `/lottery/draws/${id}/result`, { result: north('58') }],
    ['POST', `/lottery/draws/${id}/extend`, { until: new Date().toISOString() }],
    ['PATCH', `/lottery/games/${ONE}`, { enabled: false }],
    ['PUT', '/lottery/days', { game: 'VN_N', day: '2099-01-01', kind: 'NO_DRAW' }],
    ['DELETE', '/lottery/days/VN_N/2099-01-01', undefined],
  ] as const)
    assert.equal((await desk(plain, method, path, body)).errorCode, 'AUTH_FORBIDDEN', path)
  const asked = await desk(plain, 'POST', `/lottery/draws/${id}/void`, {})
  assert.equal(asked.status, 202, asked.text)
  const approvalId = asked.value!.approvalId!
  const listOf = async (who: Person) =>
    (await desk<OnWire<ReplyOf<typeof approvals>>>(who, 'GET', '/approvals?state=PENDING')).value!.list.find(
      (request) => request.id === approvalId,
    )
  // Another brand's people don't know of it, until they stand above the brands.
  assert.equal(await listOf(elsewhere), undefined)
  assert.equal((await approve(elsewhere, approvalId)).errorCode, 'SYS_NOT_FOUND')
  await putAboveBrands(house, elsewhere, 'lotteryHouse.approve')
  const seen = await listOf(elsewhere)
  assert.deepEqual([seen?.merchantCode, seen?.decidable, seen?.needs], ['senluna', true, 'lotteryHouse.approve'])
  assert.equal((await listOf(first))?.merchantCode, undefined)
  assert.equal((await approve(elsewhere, approvalId)).errorCode, undefined)
  await lottery.draws.settleDue()
  const whole = await wholeOf(plain, id)
  assert.deepEqual([whole.state, whole.voidReason, whole.voidNote], ['VOID', 'DESK', 'a test'])
  const written = await auditOf('lottery.void.approved', id)
  assert.deepEqual(
    written.map((row) => [row.merchant_id, row.actor_name]),
    [
      ['refbrand1', elsewhere.name],
      ['senluna', elsewhere.name],
    ],
  )
  await putAboveBrands(house, elsewhere)
  assert.equal(await listOf(elsewhere), undefined)

  // Decided by staff of the brand that asked: the log of the other brand with tickets on it says
  // what became of them, and no more.
  const next = await official()
  const theirs = await newSomebody(house, 0, 'reference.localhost')
  await placed(house, theirs, {
    tickets: [{ gameCode: 'VN_N', numero: next.numero, betType: 'LO2', selection: ['58'], unit: '1000' }],
    clientTotal: '27000',
  })
  await sealIt()
  const again = await desk(plain, 'POST', `/lottery/draws/${next.id}/void`, {})
  const done = await approve(first, again.value!.approvalId)
  assert.equal(done.errorCode, undefined, `${again.text} ${done.text}`)
  const logs = await auditOf('lottery.void.approved', next.id)
  assert.deepEqual(
    logs.map((row) => [row.merchant_id, Object.keys(row.after ?? {}).toSorted()]),
    [
      ['refbrand1', ['drawNumber', 'game', 'reason']],
      [
        'senluna',
        [
          'changed',
          'drawNumber',
          'game',
          'paidBesides',
          'state',
          'takenBack',
          'tickets',
          'version',
          'voidStake',
          'voidTickets',
        ],
      ],
    ],
  )
  await lottery.draws.settleDue()
  const { rows } = await sql<{ status: number }>`select w.status from lottery.ticket t
    join wagers.wager w on w.owner_id = t.owner_id and w.id = t.id where t.draw_no = ${Number(next.id)}`.execute(db())
  assert.deepEqual(
    rows.map(({ status }) => status),
    [6, 6],
  )
}, 60_000)

test('who stands above the brands can’t be taken over at their brand’s desk', async () => {
  const admin = await newPerson(lottery.house, ['ADMINISTRATOR'])
  for (const verb of ['renew', 'invite'])
    assert.equal((await desk(admin, 'POST', `/staff/${first.id}/${verb}`, {})).errorCode, 'AUTH_FORBIDDEN', verb)
  const other = await newPerson(lottery.house, ['LOTTERY'])
  const asked = await desk(admin, 'POST', `/staff/${other.id}/renew`, {})
  await putAboveBrands(lottery.house, other, 'lotteryHouse.edit')
  const agrees = await newPerson(lottery.house, ['ADMINISTRATOR'])
  assert.equal((await approve(agrees, asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  // Nor can a role be given such a right.
  const rights = await desk(admin, 'POST', '/roles/LOTTERY', { rights: ['lotteryHouse.approve'] })
  assert.equal(rights.errorCode, 'VAL_FIELD')
  // The server itself can't give it.
  await assert.rejects(
    sql`insert into staff.house_right (staff_id, name, given_at) values (${plain.id}, 'lotteryHouse.edit', now())`.execute(
      db(),
    ),
    /permission denied/,
  )
})

test('who has a hand in a game’s odds has none in its results, and the other way round; of both at once one happens', async () => {
  const { house } = lottery
  const both = await newPerson(house, ['LOTTERY', 'TRADING'])
  const agrees = await newPerson(house, ['TRADING', 'LOTTERY'])
  for (const person of [both, agrees]) await putAboveBrands(house, person, 'lotteryHouse.edit', 'lotteryHouse.approve')
  const { id } = await official()
  await sealIt()
  const path = `/lottery/draws/${id}`
  const terms = { terms: { blocked: ['11'] }, revision: 0 }
  const enter = (who: Person) => desk(who, 'POST', `${path}/result`, { result: north('58') })
  const asks = (who: Person, body: object = terms) => desk(who, 'PUT', '/lottery/terms/VN_N/LO2', body)
  // While a change of theirs waits, and once it holds: neither who asked nor who agreed.
  const waiting = await asks(both)
  assert.equal(waiting.status, 202, waiting.text)
  assert.equal(why(await enter(both)), 'LOT_CONFLICTED')
  assert.equal((await approve(agrees, waiting.value!.approvalId)).errorCode, undefined)
  for (const person of [both, agrees]) {
    assert.equal(why(await enter(person)), 'LOT_CONFLICTED')
    assert.equal((await wholeOf(person, id)).conflict, 'CONFLICTED', 'and sees so before')
  }
  assert.equal(why(await desk(both, 'POST', `${path}/void`, {})), 'LOT_CONFLICTED')
  const asked = await desk(plain, 'POST', `${path}/void`, {})
  assert.equal((await approve(agrees, asked.value!.approvalId)).errorCode, 'AUTH_FORBIDDEN')
  await desk(plain, 'POST', `/approvals/${asked.value!.approvalId}/withdraw`, {})
  const { rows } = await sql<{
    asked_by: string
    approved_by: string
  }>`select asked_by, approved_by from lottery.terms_change
    where game = 'VN_N'`.execute(db())
  assert.deepEqual(rows, [{ asked_by: both.id, approved_by: agrees.id }])
  // Who has a ticket on it, or whose relative has, doesn't decide about it.
  await sql`insert into approvals.relation (staff_id, member_id) values (${third.id}, ${member.member.id})`.execute(
    db(),
  )
  assert.equal((await enter(third)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await wholeOf(third, id)).conflict, 'RELATED')
  assert.equal((await desk(third, 'POST', `${path}/void`, {})).errorCode, 'APPROVAL_RELATED')
  await sql`delete from approvals.relation where staff_id = ${third.id}`.execute(db())
  // The other way round: who made a result today sets no odds of the game.
  const trades = await newPerson(house, ['TRADING', 'LOTTERY'])
  await putAboveBrands(house, trades, 'lotteryHouse.edit')
  const next = { terms: { blocked: ['12'] }, revision: 1 }
  const [took, set] = await Promise.all([enter(trades), asks(trades, next)])
  assert.equal([took.status === 200, set.status === 202].filter(Boolean).length, 1, `${took.text} ${set.text}`)
  const late = took.status === 200 ? await asks(trades, next) : await enter(trades)
  assert.ok(['LOT_RESULT_MADE', 'LOT_CONFLICTED'].includes(why(late) ?? ''), late.text)
  const open = set.status === 202 ? set : await asks(both, next)
  assert.equal(
    (await approve(trades, open.value!.approvalId)).errorCode,
    set.status === 202 ? 'APPROVAL_OWN' : 'AUTH_FORBIDDEN',
  )
  await desk(set.status === 202 ? trades : both, 'POST', `/approvals/${open.value!.approvalId}/withdraw`, {})
}, 60_000)

test('sources that disagree: who entered one is told that others decide, and a second person sees neither numbers nor moment', async () => {
  const { id } = await official()
  await sealIt()
  const path = `/lottery/draws/${id}`
  const publishedAt = new Date(lottery.house.parts.clock.now() - 120_000).toISOString()
  const enter = (who: Person, tail: string) =>
    desk<{ became: string }>(who, 'POST', `${path}/result`, { result: north(tail), publishedAt })
  assert.equal((await enter(first, '58')).value!.became, 'KEPT')
  const blind = at((await wholeOf(second, id)).reports, 0)
  assert.deepEqual([blind.result, blind.publishedAt], [undefined, undefined])
  assert.equal(at((await wholeOf(first, id)).reports, 0).publishedAt, publishedAt)
  assert.equal((await enter(second, '59')).value!.became, 'DISAGREES')
  for (const [who, conflict] of [
    [first, 'ENTERED'],
    [second, 'ENTERED'],
    [third, undefined],
  ] as const) {
    const whole = await wholeOf(who, id)
    assert.deepEqual([whole.conflict, whole.alarms], [conflict, ['DISAGREES']])
    assert.deepEqual(
      whole.reports.map((report) => report.publishedAt),
      [publishedAt, publishedAt],
    )
  }
  const decision = { result: north('58'), note: 'the broadcast' }
  assert.equal(why(await desk(first, 'POST', `${path}/decide`, decision)), 'LOT_SAME_PERSON')
}, 60_000)

test('official draws stand in their list days ahead, and one that was closed early stands in those that wait', async () => {
  const { clock } = lottery.house.parts
  const { rows } = await sql<{
    no: number
  }>`update lottery.draw set source = 'OFFICIAL' where no = (select no from lottery.draw
    where game = 'VN_N' and state = 0 and draw_at > ${new Date(clock.now() + 2 * DAY)} order by draw_at limit 1) returning no`.execute(
    db(),
  )
  const id = String(at(rows, 0).no)
  const stands = async (query: string) => {
    const list = await desk<OnWire<ReplyOf<typeof contract.deskDraws>>>(first, 'GET', `/lottery/draws?${query}`)
    return list.value!.list.some((row) => row.id === id)
  }
  assert.deepEqual(
    [await stands('source=OFFICIAL'), await stands('game=VN_N'), await stands('state=LOCKED')],
    [true, false, false],
  )
  assert.equal((await desk(first, 'POST', `/lottery/draws/${id}/lock`, {})).status, 200)
  assert.deepEqual([await stands('state=LOCKED'), await stands('state=LOCKED&source=OFFICIAL')], [true, true])
})

test('a draw that somebody has bet on stands in every list days ahead; a brand whose players have not bet doesn’t see it', async () => {
  const { rows } = await sql<{ no: number }>`select no from lottery.draw where game = 'VN_N' and state = 0
    and lock_at > ${new Date(lottery.house.parts.clock.now() + 3 * DAY)} order by draw_at limit 1`.execute(db())
  const id = String(at(rows, 0).no)
  const stands = async (query: string, who = first) => {
    const list = await desk<OnWire<ReplyOf<typeof contract.deskDraws>>>(who, 'GET', `/lottery/draws?${query}`)
    return list.value!.list.some((row) => row.id === id)
  }
  assert.equal(await stands('pageSize=20'), false)
  // As a ticket of a chase leaves it: its draws take no order of their own yet.
  await asOwner(lottery.house.url, (owner) =>
    sql`insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key, units, payout)
      values (${id}::integer, 'senluna', 'XVD', 'DE_DB', '', 1, 99)`.execute(owner.db),
  )
  assert.deepEqual(
    [await stands('pageSize=20'), await stands('state=OPEN'), await stands('game=VN_N')],
    [true, true, true],
  )
  assert.equal(await stands('pageSize=20', elsewhere), false)
})

test('what is asked of a draw that can’t be: refused before anybody is asked', async () => {
  for (const [path, body] of [
    ['lock', {}],
    ['result', { result: [] }],
    ['correct', { result: [], note: 'evidence' }],
    ['decide', { result: [], note: 'evidence' }],
    ['void', {}],
    ['extend', { until: new Date(lottery.house.parts.clock.now()).toISOString() }],
  ] as const)
    assert.equal((await desk(first, 'POST', `/lottery/draws/999999/${path}`, body)).errorCode, 'SYS_NOT_FOUND', path)
  const { rows } = await sql<{
    no: number
  }>`select no from lottery.draw where game = ${ONE} and state = 0 order by draw_at desc limit 1`.execute(db())
  const ours = `/lottery/draws/${rows[0]!.no}`
  // Nobody sets a result of a draw of ours.
  assert.equal(why(await desk(first, 'POST', `${ours}/result`, { result: north('58') })), 'LOT_NOT_OFFICIAL')
  assert.equal(
    why(await desk(first, 'POST', `${ours}/correct`, { result: north('58'), note: 'evidence' })),
    'LOT_NOT_OFFICIAL',
  )
  assert.equal(
    why(await desk(first, 'POST', `${ours}/extend`, { until: new Date().toISOString() })),
    'LOT_NOT_OFFICIAL',
  )
})
