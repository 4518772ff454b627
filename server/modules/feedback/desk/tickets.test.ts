import assert from 'node:assert/strict'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskTicket, DeskTicketRow } from '@senluna/contract/desk/members/tickets.ts'
import { askAs, newSomebody, openHouse, type House } from '../../rounds/testing/house.ts'
import { form } from '../testing/front.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let operator: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  operator = await newPerson(house, ['SUPPORT'])
})
afterAll(() => house.close())

async function newTicket(content = 'I would like to know something.', host = 'localhost') {
  const member = await newSomebody(house, 0, host)
  const sent = await askAs<{ ticketNo: string }>(house, member, 'POST', '/wps/feedback', { category: 'GAME', content })
  return { member, no: sent.value!.ticketNo }
}
const read = (no: string, as = operator) => askDesk<DeskTicket>(house, as, 'GET', `/bo/v1/tickets/${no}`)
const answer = (no: string, content: string, state = 'ANSWERED', as = operator) =>
  askDesk<DeskTicket>(house, as, 'POST', `/bo/v1/tickets/${no}/answers`, { content, state })
const move = (no: string, state: string, as = operator) =>
  askDesk<DeskTicket>(house, as, 'POST', `/bo/v1/tickets/${no}/state`, { state })

test('a ticket is listed, read, answered, closed and opened again', async () => {
  const { member, no } = await newTicket()
  const list = await askDesk<{ list: DeskTicketRow[] }>(house, operator, 'GET', '/bo/v1/tickets?state=OPEN')
  assert.equal(list.value!.list.find((ticket) => ticket.ticketNo === no)?.userName, member.member.userName)
  assert.equal((await read(no)).value!.messages[0]!.content, 'I would like to know something.')
  const answered = await answer(no, 'This is how it works, dear member.')
  assert.deepEqual([answered.value!.state, answered.value!.messages[1]!.author], ['ANSWERED', 'STAFF'])
  assert.equal((await move(no, 'CLOSED')).value!.state, 'CLOSED')
  assert.equal((await answer(no, 'One more word from us.')).errorCode, 'FB_CLOSED')
  assert.equal((await move(no, 'ANSWERED')).errorCode, 'FB_CLOSED', 'a step that there is not')
  assert.equal((await move(no, 'OPEN')).value!.state, 'OPEN')
})

test('an answer too short, a number that is none, and another brand’s ticket are refused', async () => {
  const { no } = await newTicket()
  assert.equal((await answer(no, 'short')).errorCode, 'FB_LENGTH')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const [number, as] of [
    ['XXXXXXXXXX', operator],
    ['x', operator],
    [no, abroad],
  ] as const) {
    assert.equal((await read(number, as)).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await answer(number, 'long enough for an answer', 'CLOSED', as)).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await move(number, 'CLOSED', as)).errorCode, 'SYS_NOT_FOUND')
  }
})

const hand = (no: string, to: { role?: string; name?: string }, as = operator) =>
  askDesk<DeskTicket>(house, as, 'POST', `/bo/v1/tickets/${no}/hand`, to)
const listed = (query: string, as = operator) =>
  askDesk<{ list: DeskTicketRow[] }>(house, as, 'GET', `/bo/v1/tickets?state=OPEN&${query}`)

test('a ticket is handed to a role and to a colleague, its deadline stays, and each finds what is theirs', async () => {
  const member = await newSomebody(house)
  const content = 'I complain about something here.'
  const sent = await askAs<{ ticketNo: string }>(house, member, 'POST', '/wps/feedback', {
    category: 'COMPLAINT',
    content,
  })
  const no = sent.value!.ticketNo
  const risk = await newPerson(house, ['RISK'])
  const due = (await read(no)).value!.dueAt
  assert.ok(due)
  const hands = await askDesk<{ roles: string[]; people: { name: string }[] }>(
    house,
    operator,
    'GET',
    '/bo/v1/ticket-hands',
  )
  assert.ok(hands.value!.roles.includes('RISK') && !hands.value!.roles.includes('AUDITOR'))
  assert.ok(hands.value!.people.some(({ name }) => name === risk.name))

  const first = await hand(no, { role: 'RISK' })
  assert.deepEqual([first.value!.heldBy, first.value!.dueAt], ['RISK', due])
  assert.deepEqual(
    (await listed('mine=1', risk)).value!.list.map(({ ticketNo }) => ticketNo),
    [no],
  )
  assert.deepEqual((await listed('mine=1')).value!.list, [], 'not the one who handed it on')
  const second = await hand(no, { name: operator.name }, risk)
  assert.deepEqual(
    second.value!.handed.map(({ by, to }) => [by, to]),
    [
      [operator.name, 'RISK'],
      [risk.name, operator.name],
    ],
  )
  assert.deepEqual(
    (await listed('mine=1')).value!.list.map(({ ticketNo }) => ticketNo),
    [no],
  )

  const before = await listed('late=1')
  assert.ok(!before.value!.list.some(({ ticketNo }) => ticketNo === no))
  await sql`update feedback.ticket set due_at = ${new Date(house.parts.clock.now() - 1_000)} where ticket_no = ${no}`.execute(
    house.parts.database.db,
  )
  assert.ok((await listed('late=1')).value!.list.some(({ ticketNo }) => ticketNo === no))
  await answer(no, 'This is our answer to your complaint.', 'WAIT_MEMBER')
  const late = await askDesk<{ list: DeskTicketRow[] }>(
    house,
    operator,
    'GET',
    '/bo/v1/tickets?state=WAIT_MEMBER&late=1',
  )
  assert.deepEqual(late.value!.list, [], 'an answer keeps the deadline')
})

test('nobody is handed a ticket that they could not answer, nor a closed one or another brand’s', async () => {
  const { no } = await newTicket()
  const auditor = await newPerson(house, ['AUDITOR'])
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const to of [
    {},
    { role: 'RISK', name: operator.name },
    { role: 'AUDITOR' },
    { role: 'NOBODY' },
    { name: auditor.name },
    { name: abroad.name },
    { name: 'nobody at all' },
  ])
    assert.equal((await hand(no, to)).errorCode, 'VAL_FIELD', JSON.stringify(to))
  assert.equal((await hand(no, { role: 'SUPPORT' }, auditor)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await hand(no, { role: 'SUPPORT' }, abroad)).errorCode, 'SYS_NOT_FOUND')
  await move(no, 'CLOSED')
  assert.equal((await hand(no, { role: 'SUPPORT' })).errorCode, 'FB_CLOSED')
  assert.deepEqual((await read(no)).value!.handed, [])
})

test('reading and changing need their rights', async () => {
  const { no } = await newTicket()
  const auditor = await newPerson(house, ['AUDITOR'])
  const moderator = await newPerson(house, ['MODERATOR'])
  assert.equal((await read(no, auditor)).success, true)
  assert.equal((await answer(no, 'long enough for an answer', 'CLOSED', auditor)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await move(no, 'CLOSED', auditor)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await read(no, moderator)).errorCode, 'AUTH_FORBIDDEN')
})

test('a picture that came with a ticket is shown to who may read it, and written down', async () => {
  const sent = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()
  const member = await newSomebody(house)
  const { headers, payload } = form(
    { name: 'purpose', value: 'FEEDBACK' },
    { name: 'file', value: sent, filename: 'a.png', type: 'image/png' },
  )
  const kept = await askAs<{ fileId: string }>(house, member, 'POST', '/wps/v2/files', payload, headers)
  const { fileId } = kept.value!
  const body = { category: 'GAME', content: 'please look at this picture', images: [fileId] }
  const no = (await askAs<{ ticketNo: string }>(house, member, 'POST', '/wps/feedback', body)).value!.ticketNo
  const url = `/bo/v1/tickets/${no}/pictures/${fileId}`
  assert.deepEqual((await read(no)).value!.messages[0]!.images, [{ fileId, url, width: 30, height: 20 }])
  const shown = await askDesk(house, operator, 'GET', url)
  assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/png'])
  assert.match(String(shown.headers['content-security-policy']), /default-src 'none'/)
  const other = await newTicket()
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const moderator = await newPerson(house, ['MODERATOR'])
  for (const [as, where, code] of [
    [operator, url.replace(no, other.no), 'SYS_NOT_FOUND'],
    [operator, url.replace(fileId, 'x'), 'SYS_NOT_FOUND'],
    [abroad, url, 'SYS_NOT_FOUND'],
    [moderator, url, 'AUTH_FORBIDDEN'],
  ] as const)
    assert.equal((await askDesk(house, as, 'GET', where)).errorCode, code)
  const { rows } = await sql<{ after: unknown }>`select after from audit.entry
    where action = 'tickets.picture' and object_id = ${no}`.execute(house.parts.database.db)
  assert.deepEqual(rows, [{ after: { fileId } }])
})

test('every look and every change is in the audit log, without the words', async () => {
  const { no } = await newTicket('my private words to you')
  await read(no)
  await answer(no, 'our private words to you', 'WAIT_MEMBER')
  await move(no, 'CLOSED')
  const { rows } = await sql<{
    action: string
    before: unknown
    after: unknown
  }>`select action, before, after from audit.entry
    where object_kind = 'ticket' and object_id = ${no} order by seq`.execute(house.parts.database.db)
  assert.deepEqual(rows, [
    { action: 'tickets.read', before: null, after: null },
    { action: 'tickets.answer', before: null, after: { state: 'WAIT_MEMBER' } },
    { action: 'tickets.state', before: { state: 'WAIT_MEMBER' }, after: { state: 'CLOSED' } },
  ])
  assert.ok(!JSON.stringify(rows).includes('private'))
})
