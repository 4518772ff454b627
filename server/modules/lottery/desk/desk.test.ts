import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { approvals } from '@senluna/contract/approvals.ts'
import type * as calendarContract from '@senluna/contract/lottery-calendar.ts'
import type * as contract from '@senluna/contract/lottery-desk.ts'
import type * as termsContract from '@senluna/contract/lottery-terms.ts'
import { CALENDAR } from '@senluna/games/lottery/rules/catalogue/calendar-data.ts'
import { structureOf, GAMES } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { newSomebody, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, putAboveBrands, type Person } from '../../staff/testing/desk.ts'
import { openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

const ONE = 'VN_FAST_N_60'
const TYPE_PATH = `/lottery/terms/${ONE}/LO2`

let lottery: LotteryHouse
let first: Person
let second: Person
let third: Person
let trader: Person
let checker: Person
let elsewhere: Person
let plain: Person
let member: Somebody

beforeAll(async () => {
  lottery = await openLotteryHouse([ONE, 'VN_N'])
  const { house } = lottery
  first = await newPerson(house, ['LOTTERY'])
  second = await newPerson(house, ['LOTTERY'])
  third = await newPerson(house, ['LOTTERY'])
  trader = await newPerson(house, ['TRADING'])
  checker = await newPerson(house, ['TRADING'])
  elsewhere = await newPerson(house, ['LOTTERY'], 'desk.reference.localhost')
  plain = await newPerson(house, ['LOTTERY'])
  for (const one of [first, second, third])
    await putAboveBrands(house, one, 'lotteryHouse.edit', 'lotteryHouse.approve')
  member = await newSomebody(house)
}, 120_000)
afterAll(() => lottery.house.close())

const db = () => lottery.house.parts.database.db
const desk = <Value = Record<string, string>>(as: Person, method: string, path: string, body?: unknown) =>
  askDesk<Value>(lottery.house, as, method, `/bo/v1${path}`, body)
const approve = (as: Person, id: string | undefined) => desk(as, 'POST', `/approvals/${id}/approve`, {})
const wholeOf = async (as: Person, id: string) =>
  (await desk<contract.DrawWhole>(as, 'GET', `/lottery/draws/${id}`)).value!
const why = (reply: { text: string }): string | undefined =>
  (JSON.parse(reply.text) as { fields?: { patternId?: string }[] }).fields?.[0]?.patternId

/** A result of the North in which every number ends with the same two digits. */
const north = (tail: string) => {
  const { draw } = structureOf(GAMES.get('VN_N')!)
  const example = draw!({ uint: () => 0 }) as Record<string, string[]>
  return Object.fromEntries(
    Object.entries(example).map(([key, list]) => [key, list.map((one) => one.slice(0, -2) + tail)]),
  )
}

/** An official draw of the North that closes in a minute, with one bet on it. */
async function official(numbers = ['58']): Promise<{ id: string; numero: string }> {
  const { house } = lottery
  const { numero } = at(await lottery.numeros('VN_N'), 0)
  const now = house.parts.clock.now()
  await sql`update lottery.draw set source = 'OFFICIAL', open_at = least(open_at, ${new Date(now)}), lock_at = ${new Date(now + 60_000)}, draw_at = ${new Date(now + 65_000)}
    where game = 'VN_N' and numero = ${numero}`.execute(db())
  house.advance(1_100)
  await placed(house, member, {
    tickets: [{ gameCode: 'VN_N', numero, betType: 'LO2', selection: numbers, unit: '1000' }],
    clientTotal: String(27_000 * numbers.length),
  })
  const { rows } = await sql<{
    no: number
  }>`select no from lottery.draw where game = 'VN_N' and numero = ${numero}`.execute(db())
  return { id: String(rows[0]!.no), numero }
}
const sealIt = async () => {
  lottery.house.advance(70_000)
  await lottery.draws.drawDue()
}

test('a result by two blind people, a correction by two, and never two decisions on what one of them saw', async () => {
  const { id, numero } = await official()
  const path = `/lottery/draws/${id}`
  assert.equal(why(await desk(first, 'POST', `${path}/result`, { result: north('58') })), 'LOT_NOT_LOCKED')
  const list = await desk<ReplyOf<typeof contract.deskDraws>>(first, 'GET', `/lottery/draws?game=VN_N&numero=${numero}`)
  const row = at(list.value!.list, 0)
  assert.deepEqual([row.tickets, row.stake, row.state, row.money.code], [1, '27000', 'OPEN', 'XVD'])
  assert.ok(BigInt(row.liability) > 0n)
  const exposed = await desk<contract.Exposed>(first, 'GET', `${path}/exposure`)
  assert.deepEqual(
    exposed.value!.numbers.map(({ key, units }) => [key, units]),
    [['58', '1000']],
  )
  // Another brand sees the draw and nothing of who bet.
  const theirs = await desk<ReplyOf<typeof contract.deskDraws>>(
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
  // Blind: the second doesn't see what the first entered, the first does; the audit log has it from neither.
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
  for (const one of [first, second]) await desk(one, 'POST', `${path}/result`, { result: north('58') })
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
    (await desk<ReplyOf<typeof approvals>>(who, 'GET', '/approvals?state=PENDING')).value!.list.find(
      (one) => one.id === approvalId,
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

  // Decided at the desk of the brand that asked: the other brand with tickets on it is told what became of them, and no more.
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
      ['refbrand1', ['game', 'numero', 'reason']],
      ['senluna', ['game', 'numero', 'state', 'version']],
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
  for (const one of [both, agrees]) await putAboveBrands(house, one, 'lotteryHouse.edit', 'lotteryHouse.approve')
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
  for (const one of [both, agrees]) assert.equal(why(await enter(one)), 'LOT_CONFLICTED')
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
  await sql`insert into staff.relation (staff_id, member_id) values (${third.id}, ${member.member.id})`.execute(db())
  assert.equal((await enter(third)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await desk(third, 'POST', `${path}/void`, {})).errorCode, 'APPROVAL_RELATED')
  await sql`delete from staff.relation where staff_id = ${third.id}`.execute(db())
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

test('terms: what can’t be is refused with its field, and what returns more than 99 % too', async () => {
  const revision = 0
  const ask = (terms: object, path = TYPE_PATH) => desk(trader, 'PUT', path, { terms, revision })
  for (const [terms, reason] of [
    [{ odds: { '': 99_500 } }, 'LOT_TERMS_RETURN'],
    [{ odds: { nope: 1 } }, 'LOT_TERMS_TIER'],
    [
      {
        tiers: [
          { fromUnit: '5', milli: { '': 98_000 } },
          { fromUnit: '5', milli: { '': 97_000 } },
        ],
      },
      'LOT_TERMS_TIERS',
    ],
    [{ tiers: [{ fromUnit: '5', milli: { '': 99_100 } }] }, 'LOT_TERMS_FALL'],
    [{ minUnit: '1050' }, 'LOT_TERMS_STEP'],
    [{ perTicketMaxUnit: '900' }, 'LOT_TERMS_ORDER'],
    [{ perDrawMaxUnit: '2000' }, 'LOT_TERMS_ORDER'],
    [{ perDrawPayout: '99000000000000000' }, 'LOT_TERMS_MOST'],
    [{ blocked: ['7'] }, 'LOT_TERMS_KEY'],
    [{ blocked: ['07', '07'] }, 'LOT_TERMS_TWICE'],
    [{ perPlayerPayout: '1' }, 'LOT_TERMS_WHOLE_ONLY'],
  ] as const)
    assert.equal(why(await ask(terms)), reason)
  assert.equal(why(await ask({ blocked: ['07'] }, `/lottery/terms/${ONE}/ALL`)), 'LOT_TERMS_TYPE_ONLY')
  assert.equal((await ask({}, '/lottery/terms/NOPE/LO2')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask({}, `/lottery/terms/${ONE}/NOPE`)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await desk(trader, 'PUT', TYPE_PATH, { terms: {}, revision: 4 })).errorCode, 'APPROVAL_STALE')
})

test('terms are tried on what was bet, hold for the next ticket and leave accepted ones alone', async () => {
  const { house } = lottery
  const bet = (numero: string, numbers: string[]) =>
    place(house, member, {
      tickets: [{ gameCode: ONE, numero, betType: 'LO2', selection: numbers, unit: '1000' }],
      clientTotal: String(27_000 * numbers.length),
    })
  const { numero } = at(await lottery.numeros(ONE), 1)
  for (const numbers of [['07'], ['08'], ['07', '09']]) assert.equal((await bet(numero, numbers)).errorCode, undefined)
  await lottery.pass(ONE, numero)
  const open = at(await lottery.numeros(ONE), 2).numero
  assert.equal((await bet(open, ['07'])).errorCode, undefined)
  const terms = { odds: { '': 90_000 }, blocked: ['07'], perDrawMaxUnit: '1000000', perTicketMaxUnit: '1000000' }
  const tried = await desk<termsContract.TermsTrial>(trader, 'POST', `${TYPE_PATH}/try`, { terms, revision: 0 })
  const { asIs, asWanted, refusals, ...sums } = tried.value!
  assert.deepEqual(
    sums.ladder?.map(({ level }) => level),
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  )
  assert.deepEqual(sums.ladder?.at(-1), { level: 0, returnPpm: 891_000, cashPpm: 10_000, totalPpm: 901_000 })
  const full = await desk<termsContract.TermsTrial>(trader, 'POST', `${TYPE_PATH}/try`, { terms: {}, revision: 0 })
  assert.ok(full.value!.ladder?.every(({ totalPpm }) => totalPpm <= 990_000))
  assert.equal(full.value!.ladder?.at(-1)?.cashPpm, 9_900)
  assert.deepEqual([asIs.accepted, asWanted.accepted, asWanted.refused, refusals], [3, 1, 2, { LOT_E_BLOCKED: 2 }])
  assert.deepEqual([sums.draws, sums.tickets, sums.open.draws, sums.open.numbers, sums.open.over], [1, 3, 1, 1, 1])
  assert.equal(BigInt(sums.open.worstThen), (BigInt(sums.open.worst) * 90n) / 99n)
  assert.equal(
    (await desk<ReplyOf<typeof termsContract.deskTerms>>(trader, 'GET', `/lottery/terms?game=${ONE}&set=YES`)).value!
      .list.length,
    0,
  )

  const asked = await desk(trader, 'PUT', TYPE_PATH, { terms, revision: 0 })
  assert.equal(asked.status, 202, asked.text)
  assert.equal((await desk(checker, 'PUT', TYPE_PATH, { terms, revision: 0 })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(first, asked.value!.approvalId)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await approve(checker, asked.value!.approvalId)).errorCode, undefined)
  house.advance(1_100)
  assert.equal((await bet(open, ['07'])).errorCode, 'LOT_E_BLOCKED')
  const taken = await bet(open, ['11'])
  assert.deepEqual(taken.errorCode, undefined)
  const { rows } = await sql<{
    selection: string
    odds: number
  }>`select t.selection::text as selection, (t.price -> 'milli' ->> '')::integer as odds
    from lottery.ticket t join lottery.draw d on d.no = t.draw_no where d.numero = ${open} order by t.accepted_at`.execute(
    db(),
  )
  assert.deepEqual(rows, [
    { selection: '["07"]', odds: 99_000 },
    { selection: '["11"]', odds: 90_000 },
  ])
  const set = await desk<ReplyOf<typeof termsContract.deskTerms>>(trader, 'GET', `/lottery/terms?game=${ONE}&set=YES`)
  assert.deepEqual(
    set.value!.list.map(({ betType, revision, returnPpm, changedBy }) => [betType, revision, returnPpm, changedBy]),
    [['LO2', 1, 900_000, trader.name]],
  )
  // Another brand's terms are its own.
  const theirs = await desk<ReplyOf<typeof termsContract.deskTerms>>(
    elsewhere,
    'GET',
    `/lottery/terms?game=${ONE}&set=YES`,
  )
  assert.deepEqual(theirs.value!.list, [])
}, 60_000)

test('games are switched with a reason, and only days to come are spoken of', async () => {
  const off = await desk(first, 'PATCH', `/lottery/games/${ONE}`, { enabled: false })
  assert.equal(off.status, 200, off.text)
  lottery.house.advance(6_000)
  const list = await desk<ReplyOf<typeof calendarContract.deskLotteries>>(first, 'GET', `/lottery/games?name=${ONE}`)
  assert.deepEqual([at(list.value!.list, 0).enabled, at(list.value!.list, 0).reason], [false, 'a test'])
  assert.equal((await desk(first, 'PATCH', '/lottery/games/NOPE', { enabled: true })).errorCode, 'SYS_NOT_FOUND')
  const north = await desk<ReplyOf<typeof calendarContract.deskLotteries>>(first, 'GET', '/lottery/games?name=VN_C_HUE')
  assert.deepEqual(at(north.value!.list, 0).schedule, {
    weekdays: [1, 7],
    drawAt: '17:15:00',
    lockAt: '17:10:00',
    zone: 'Asia/Ho_Chi_Minh',
  })
  await desk(first, 'PATCH', `/lottery/games/${ONE}`, { enabled: true })
  const shut = [...GAMES.values()].find(({ disabled }) => disabled !== undefined)
  if (shut) assert.equal(why(await desk(first, 'PATCH', `/lottery/games/${shut.code}`, { enabled: true })), 'LOT_SHUT')

  const dayFrom = (days: number) =>
    new Date(lottery.house.parts.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  const set = (body: object) => desk(first, 'PUT', '/lottery/days', { game: 'VN_N', ...body })
  assert.equal(why(await set({ game: ONE, day: dayFrom(30), kind: 'NO_DRAW' })), 'LOT_DAY_CLOCK')
  assert.equal((await set({ game: 'NOPE', day: dayFrom(30), kind: 'NO_DRAW' })).errorCode, 'SYS_NOT_FOUND')
  assert.equal(why(await set({ day: dayFrom(-2), kind: 'NO_DRAW' })), 'LOT_DAY_PAST')
  assert.equal(why(await set({ day: dayFrom(6), kind: 'NO_DRAW' })), 'LOT_DAY_MADE')
  assert.equal(why(await set({ day: dayFrom(30), kind: 'EXTRA' })), 'LOT_DAY_DRAWS')
  assert.equal(why(await set({ day: dayFrom(30), kind: 'MOVED' })), 'LOT_DAY_TO')
  assert.equal((await set({ day: dayFrom(30), kind: 'NO_DRAW', note: 'Tết' })).status, 200)
  const days = await desk<ReplyOf<typeof calendarContract.drawDays>>(first, 'GET', '/lottery/days?game=VN_N')
  assert.deepEqual(
    days.value!.list.filter(({ origin }) => origin === 'DESK').map(({ day, kind, note }) => [day, kind, note]),
    [[dayFrom(30), 'NO_DRAW', 'Tết']],
  )
  // The days the games' own calendar knows stand among them, page by page, and what is said at the desk counts instead.
  const seen: string[] = []
  for (let after = ''; seen.length < 200;) {
    const page = await desk<ReplyOf<typeof calendarContract.drawDays>>(first, 'GET', `/lottery/days?pageSize=7${after}`)
    seen.push(...page.value!.list.map(({ id, origin }) => `${id} ${origin}`))
    if (page.value!.next === undefined) break
    after = `&after=${page.value!.next}`
  }
  assert.equal(seen.length, CALENDAR.exceptions.length + 1)
  assert.equal(new Set(seen).size, seen.length)
  const dates = seen.map((one) => one.split(' ')[0]!.split('_').toReversed()[0]!)
  assert.deepEqual(dates, dates.toSorted().toReversed())
  assert.ok(seen.includes('VN_N_2026-02-16 CATALOGUE') && seen.includes(`VN_N_${dayFrom(30)} DESK`))
  await sql`insert into lottery.calendar_exception (game, day, kind, note, changed_at)
    values ('VN_N', '2026-02-16', 'EXTRA', 'drawn after all', ${new Date()})`.execute(db())
  const told = await desk<ReplyOf<typeof calendarContract.drawDays>>(
    first,
    'GET',
    '/lottery/days?game=VN_N&pageSize=50',
  )
  assert.deepEqual(
    told.value!.list.filter(({ day }) => day === '2026-02-16').map(({ kind, origin }) => [kind, origin]),
    [['EXTRA', 'DESK']],
  )
  await sql`delete from lottery.calendar_exception where game = 'VN_N' and day = '2026-02-16'`.execute(db())
  assert.equal((await desk(first, 'DELETE', `/lottery/days/VN_N/${dayFrom(30)}`)).status, 200)
  assert.equal((await desk(first, 'DELETE', `/lottery/days/VN_N/${dayFrom(30)}`)).errorCode, 'SYS_NOT_FOUND')
})
