import { id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Ticket, TicketRow } from '@senluna/contract/site/feedback.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { DAY, HOUR, iso, later, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { DRAFTS } from '../messages/drafts/drafts.ts'
import { answerTicket, listTickets, readTicket, setTicketState } from './desk/store.ts'
import { closeQuietTickets } from './jobs.ts'
import { member, openFront, upload, type Front } from './testing/front.ts'
import { mayGo, newTicketNo, TICKET, ticketNoOf } from './ticket.ts'

let front: Front
let picture: Buffer
beforeAll(async () => {
  front = await openFront()
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#084' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  front.time.now = later(front.time.now, 30 * DAY)
})
afterAll(() => front.close())

const WORDS = 'Cái nút quay không bấm được.'
const SOLVED = { payload: 'solved' }
let texts = 0
/** Something that nobody has said yet. */
const fresh = () => `${WORDS} ${++texts}`

const write = (as: Caller | undefined, more: Record<string, unknown> = {}, method: 'POST' | 'PUT' = 'POST') =>
  front.call<{ ticketNo: string; dueAt?: string }>({
    method,
    url: '/wps/feedback',
    ...(as ? { as } : {}),
    payload: { category: 'GAME', content: fresh(), ...more },
  })
const reply = (as: Caller, ticketNo: string, more: Record<string, unknown> = {}) =>
  front.call<Ticket>({
    method: 'POST',
    url: `/wps/v2/feedback/${ticketNo}/replies`,
    as,
    payload: { content: fresh(), ...more },
  })
const read = (as: Caller, ticketNo: string) =>
  front.call<Ticket>({ method: 'GET', url: `/wps/v2/feedback/${ticketNo}`, as })
const list = (as: Caller, query = '') =>
  front.call<{ list: TicketRow[]; next?: string }>({ method: 'GET', url: `/wps/v2/feedback?${query}`, as })
const inTx = <Result>(run: (tx: Parameters<typeof answerTicket>[0]) => Promise<Result>) =>
  front.db.transaction().execute(run)
const STAFF = { id: id<'staff'>(randomUUID()), name: 'Lan' }
const answer = (ticketNo: string, state: 'ANSWERED' | 'WAIT_MEMBER' | 'CLOSED' = 'ANSWERED', brand = 'senluna') =>
  inTx((tx) =>
    answerTicket(
      tx,
      { merchantCode: merchantCode(brand), ticketNo, staff: STAFF, content: 'Chúng tôi đã sửa xong.', state },
      front.time.now,
    ),
  )
const refusal = (attempt: Promise<unknown>) => attempt.then(() => 'done').catch((error: Error) => error.message)

test('a member writes with pictures and reads the answer', async () => {
  const as = member()
  const sent = await Promise.all([1, 2].map(() => upload(front, as, picture)))
  const images = sent.map(({ value }) => value!.fileId)
  const { value } = await write(as, { content: `  ${WORDS}\r\n🐚  `, images, contact: ' a@b.co ' })
  assert.match(value!.ticketNo, /^[0-9A-HJKMNP-TV-Z]{10}$/)
  assert.equal(value!.dueAt, undefined)
  const before = (await read(as, value!.ticketNo)).value!
  assert.deepEqual([before.state, before.unread, before.messages.length], ['OPEN', false, 1])
  assert.equal(before.messages[0]!.content, `${WORDS}\n🐚`)
  assert.deepEqual(before.messages[0]!.images.map(({ fileId }) => fileId).sort(), [...images].sort())

  front.time.now = later(front.time.now, HOUR)
  await answer(value!.ticketNo)
  assert.deepEqual(
    (await list(as)).value!.list.map(({ state, unread }) => [state, unread]),
    [['ANSWERED', true]],
  )
  const after = (await read(as, value!.ticketNo)).value!
  assert.deepEqual(
    after.messages.map(({ author }) => author),
    ['MEMBER', 'STAFF'],
  )
  assert.deepEqual([after.messages[1]!.content, after.changedAt], ['Chúng tôi đã sửa xong.', iso(front.time.now)])
  assert.equal((await list(as)).value!.list[0]!.unread, false)
  assert.ok(!JSON.stringify(after).includes(STAFF.name), 'who of the staff wrote is not told')
})

test('PUT does the same', async () => assert.equal((await write(member(), {}, 'PUT')).success, true))

for (const [what, content, fine] of [
  ['nine characters', 'a'.repeat(9), false],
  ['ten', 'a'.repeat(10), true],
  ['ten that take two places each', '🐚'.repeat(10), true],
  ['nine and spaces around', `   ${'a'.repeat(9)}   `, false],
  ['nine and what nobody sees', `${'a'.repeat(9)}\u0000\u202e\u0007`, false],
  ['five hundred', 'ế'.repeat(500), true],
  ['five hundred that come as letter and marks', 'ế'.normalize('NFD').repeat(500), true],
  ['five hundred and one', 'a'.repeat(501), false],
] as const) {
  test(`${what}: ${fine ? 'taken' : 'refused with the figures'}`, async () => {
    const answered = await write(member(), { content })
    if (fine) return assert.equal(answered.success, true)
    assert.equal(answered.errorCode, 'FB_LENGTH')
    assert.deepEqual(answered.fields, [{ field: 'content', args: [10, 500] }])
    assert.match(answered.message!, /10\D+500/)
  })
}

for (const [what, more] of [
  ['no such category', { category: 'OTHER' }],
  ['content of four thousand and one', { content: 'a'.repeat(4_001) }],
  ['a contact too long', { contact: 'a'.repeat(101) }],
  ['a picture that is no id', { images: ['x'] }],
] as const) {
  test(`${what} is no body`, async () => assert.equal((await write(member(), more)).errorCode, 'VAL_FIELD'))
}

test('pictures: at most three, ones of their own, each once', async () => {
  const [as, other] = [member(), member()]
  const mine = (await upload(front, as, picture)).value!.fileId
  const theirs = (await upload(front, other, picture)).value!.fileId
  assert.equal((await write(as, { images: [theirs] })).errorCode, 'VAL_FIELD')
  assert.equal((await write(as, { images: [mine, randomUUID()] })).errorCode, 'VAL_FIELD')
  assert.equal((await write(as, { images: Array.from({ length: 4 }, () => randomUUID()) })).errorCode, 'FILE_COUNT')
  assert.deepEqual((await list(as)).value!.list, [], 'a refused ticket leaves nothing')
  const { value } = await write(as, { images: [mine] })
  assert.equal((await reply(as, value!.ticketNo, { images: [mine] })).errorCode, 'VAL_FIELD')
})

test('a guest is asked for the work of a person, sends no pictures, and not too often', async () => {
  assert.equal((await write(undefined)).errorCode, 'AUTH_HUMAN_VERIFY')
  const written = await write(undefined, { humanVerify: SOLVED, contact: 'tg: @someone' })
  assert.equal(written.success, true)
  assert.equal((await write(undefined, { humanVerify: SOLVED, images: [randomUUID()] })).errorCode, 'VAL_FIELD')
  const kept = await readTicket(front.db, { merchantCode: merchantCode('senluna'), ticketNo: written.value!.ticketNo })
  assert.deepEqual([kept.memberId, kept.userName, kept.contact], [null, null, 'tg: @someone'])
  assert.equal((await read(member(), written.value!.ticketNo)).errorCode, 'SYS_NOT_FOUND')
  const replies = []
  for (let nth = 0; nth < 12; nth++) replies.push(await write(undefined, { humanVerify: SOLVED }))
  assert.equal(replies.at(-1)!.errorCode, 'SYS_THROTTLED')
})

test('a trial account writes as a guest does', async () => {
  const as = member({ type: 4 })
  assert.equal((await write(as)).errorCode, 'AUTH_HUMAN_VERIFY')
  assert.equal((await write(as, { humanVerify: SOLVED })).success, true)
  assert.equal((await list(as)).errorCode, 'AUTH_REAL_ACCOUNT')
})

test('a complaint has a day by which it is answered', async () => {
  const { value } = await write(member(), { category: 'COMPLAINT' })
  assert.equal(value!.dueAt, iso(later(front.time.now, 10 * DAY)))
})

test('a button pressed twice is one ticket, also at the same moment; later it is another', async () => {
  const as = member()
  const content = fresh()
  const twice = await Promise.all([write(as, { content }), write(as, { content })])
  assert.equal(twice[0].value!.ticketNo, twice[1].value!.ticketNo)
  assert.notEqual((await write(as, { content, category: 'ACCOUNT' })).value!.ticketNo, twice[0].value!.ticketNo)
  front.time.now = later(front.time.now, 11 * MINUTE)
  assert.notEqual((await write(as, { content })).value!.ticketNo, twice[0].value!.ticketNo)
})

test('twenty messages a day, replies among them, also when they come at once', async () => {
  const as = member()
  const { value } = await write(as)
  const replies = await Promise.all(Array.from({ length: 22 }, () => reply(as, value!.ticketNo)))
  assert.equal(replies.filter(({ success }) => success).length, 19)
  assert.equal((await write(as)).errorCode, 'SYS_THROTTLED')
  assert.equal((await write(member())).success, true)
  front.time.now = later(front.time.now, DAY + 1)
  assert.equal((await write(as)).success, true)
})

test("another member's ticket is not there, to read or to write into, nor one of another brand", async () => {
  const as = member()
  const { ticketNo } = (await write(as)).value!
  for (const other of [member(), member({ memberId: as.memberId, merchantCode: merchantCode('refbrand1') })]) {
    assert.deepEqual(
      [(await read(other, ticketNo)).status, (await read(other, ticketNo)).errorCode],
      [404, 'SYS_NOT_FOUND'],
    )
    assert.equal((await reply(other, ticketNo)).errorCode, 'SYS_NOT_FOUND')
    assert.deepEqual((await list(other)).value!.list, [])
  }
  for (const name of ['AAAAAAAAAA', 'x', "' or 1=1 --"])
    assert.equal((await read(as, encodeURIComponent(name))).errorCode, 'SYS_NOT_FOUND')
  assert.equal(await refusal(answer(ticketNo, 'ANSWERED', 'refbrand1')), 'SYS_NOT_FOUND')
  for (const url of [`/wps/v2/feedback/${ticketNo}`, '/wps/v2/feedback'])
    assert.equal((await front.call({ method: 'GET', url })).errorCode, 'AUTH_REQUIRED')
  const spoken = `${ticketNo.slice(0, 5).toLowerCase()}-${ticketNo.slice(5)} `
  assert.equal((await read(as, encodeURIComponent(spoken))).value!.ticketNo, ticketNo)
})

test('own tickets come page by page, the newest first', async () => {
  const as = member()
  const written: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    // Two at one moment: the key must tell them apart.
    front.time.now = later(front.time.now, nth % 2 ? 0 : MINUTE)
    written.push((await write(as)).value!.ticketNo)
  }
  const seen: TicketRow[] = []
  let next: string | undefined = ''
  while (next !== undefined) {
    const { value } = await list(as, `pageSize=2&after=${encodeURIComponent(next)}`)
    seen.push(...value!.list)
    next = value!.next
  }
  assert.deepEqual(seen.map(({ ticketNo }) => ticketNo).sort(), written.toSorted())
  const times = seen.map(({ createdAt }) => createdAt)
  assert.deepEqual(times, times.toSorted().toReversed())
})

test('states: staff ask back, the member replies, it is open; closed it takes no more words', async () => {
  const as = member()
  const { ticketNo } = (await write(as)).value!
  await answer(ticketNo, 'WAIT_MEMBER')
  const asked = (await read(as, ticketNo)).value!
  assert.equal(asked.state, 'WAIT_MEMBER')
  assert.equal((await reply(as, ticketNo, { content: 'ngắn' })).errorCode, 'FB_LENGTH')
  assert.equal((await reply(as, ticketNo)).value!.state, 'OPEN')
  await answer(ticketNo, 'CLOSED')
  assert.equal((await reply(as, ticketNo)).errorCode, 'FB_CLOSED')
  assert.equal(await refusal(answer(ticketNo)), 'FB_CLOSED')
  const name = { merchantCode: merchantCode('senluna'), ticketNo }
  const set = (state: 'OPEN' | 'ANSWERED' | 'CLOSED') =>
    refusal(inTx((tx) => setTicketState(tx, { ...name, state }, front.time.now)))
  assert.equal(await set('ANSWERED'), 'FB_CLOSED')
  assert.equal(await set('CLOSED'), 'done')
  assert.equal(await set('OPEN'), 'done')
  assert.equal((await reply(as, ticketNo)).success, true)
  assert.equal(
    await refusal(inTx((tx) => setTicketState(tx, { ...name, ticketNo: 'AAAAAAAAAA', state: 'OPEN' }, front.time.now))),
    'SYS_NOT_FOUND',
  )
})

test('the table of states is the only one', () => {
  for (const [from, to, may] of [
    ['OPEN', 'OPEN', true],
    ['CLOSED', 'OPEN', true],
    ['CLOSED', 'ANSWERED', false],
    ['CLOSED', 'WAIT_MEMBER', false],
    ['WAIT_MEMBER', 'ANSWERED', true],
  ] as const)
    assert.equal(mayGo(from, to), may, `${from} to ${to}`)
  assert.deepEqual(Object.keys(TICKET).sort(), ['ANSWERED', 'CLOSED', 'OPEN', 'WAIT_MEMBER'])
})

test('an answer and a reply at once both stand; the answer of two people is two messages', async () => {
  const as = member()
  const { ticketNo } = (await write(as)).value!
  await Promise.all([answer(ticketNo), answer(ticketNo), reply(as, ticketNo)])
  const { messages } = (await read(as, ticketNo)).value!
  assert.deepEqual(messages.map(({ author }) => author).sort(), ['MEMBER', 'MEMBER', 'STAFF', 'STAFF'])
})

test('an answer tells its owner; a guest has no inbox', async () => {
  const as = member()
  const { ticketNo } = (await write(as)).value!
  const guest = (await write(undefined, { humanVerify: SOLVED })).value!.ticketNo
  await answer(ticketNo)
  await answer(guest)
  const { rows } = await sql<{ payload: unknown }>`select payload from platform.outbox
    where topic = 'ticketAnswered' and at = ${new Date(front.time.now)}`.execute(front.owner)
  assert.deepEqual(
    rows.map(({ payload }) => payload),
    [{ merchantCode: merchantCode('senluna'), ticketNo }],
  )
})

test('the message it becomes leads to the ticket', () => {
  const as = member()
  const message = DRAFTS.ticketAnswered({
    memberId: as.memberId,
    payload: { merchantCode: merchantCode('senluna'), ticketNo: 'AAAAAAAAAA' },
    at: front.time.now,
  })
  assert.deepEqual(message, {
    memberId: as.memberId,
    tab: 'PERSONAL',
    template: 'ticketAnswered',
    args: { no: 'AAAAAAAAAA' },
    route: '/help/feedback/AAAAAAAAAA',
  })
})

test('the desk sees a brand’s tickets by state and category, the oldest first, page by page', async () => {
  const as = member()
  const written: string[] = []
  for (const category of ['GAME', 'COMPLAINT', 'GAME'] as const) {
    front.time.now = later(front.time.now, MINUTE)
    written.push((await write(as, { category })).value!.ticketNo)
  }
  front.time.now = later(front.time.now, MINUTE)
  await answer(written[2]!, 'WAIT_MEMBER')
  const desk = (state: 'OPEN' | 'WAIT_MEMBER', category?: 'COMPLAINT', after?: string) =>
    listTickets(front.db, { merchantCode: merchantCode('senluna'), state, category, after, pageSize: 1 })
  const own = (rows: { ticketNo: string }[]) =>
    rows.map(({ ticketNo }) => ticketNo).filter((ticketNo) => written.includes(ticketNo))
  const seen: string[] = []
  for (let next: string | undefined = ''; next !== undefined;) {
    const page = await desk('OPEN', undefined, next)
    seen.push(...own(page.list))
    next = page.next
  }
  assert.deepEqual(seen, written.slice(0, 2))
  assert.deepEqual(
    own(
      (
        await listTickets(front.db, {
          merchantCode: merchantCode('senluna'),
          state: 'OPEN',
          category: 'COMPLAINT',
          pageSize: 100,
        })
      ).list,
    ),
    [written[1]],
  )
  assert.deepEqual(
    own(
      (await listTickets(front.db, { merchantCode: merchantCode('senluna'), state: 'WAIT_MEMBER', pageSize: 100 }))
        .list,
    ),
    [written[2]],
  )
  assert.deepEqual(
    (await listTickets(front.db, { merchantCode: merchantCode('refbrand1'), state: 'OPEN', pageSize: 100 })).list,
    [],
  )
  const whole = await readTicket(front.db, { merchantCode: merchantCode('senluna'), ticketNo: written[2]! })
  assert.deepEqual([whole.userName, whole.messages.at(-1)!.staff?.name], ['tester', STAFF.name])
})

test('what nobody takes up for two weeks is closed; what is open is not', async () => {
  const as = member()
  const [quiet, open] = [(await write(as)).value!.ticketNo, (await write(as)).value!.ticketNo]
  await answer(quiet)
  await closeQuietTickets(front.db, later(front.time.now, 14 * DAY - 1))
  assert.equal((await read(as, quiet)).value!.state, 'ANSWERED')
  assert.ok((await closeQuietTickets(front.db, later(front.time.now, 14 * DAY + 1))) >= 1)
  assert.deepEqual([(await read(as, quiet)).value!.state, (await read(as, open)).value!.state], ['CLOSED', 'OPEN'])
})

test('what was written can’t be changed or deleted', async () => {
  const { ticketNo } = (await write(member())).value!
  const { id } = await readTicket(front.db, { merchantCode: merchantCode('senluna'), ticketNo })
  assert.match(
    await refusal(sql`update feedback.message set content = 'x' where ticket_id = ${id}`.execute(front.owner)),
    /never changed/,
  )
  assert.match(
    await refusal(sql`delete from feedback.message where ticket_id = ${id}`.execute(front.owner)),
    /never changed/,
  )
  assert.match(await refusal(sql`delete from feedback.ticket where id = ${id}`.execute(front.db)), /permission denied/)
})

test('ticket numbers have no letters that look alike, and hardly ever meet', () => {
  const many = new Set(Array.from({ length: 5_000 }, newTicketNo))
  assert.equal(many.size, 5_000)
  assert.ok([...many].every((item) => ticketNoOf(item) === item && !/[ILOU]/.test(item)))
  assert.equal(ticketNoOf('ILOUILOUIL'), null)
})
