import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { WebSocket } from 'ws'
import { randomUUID } from 'node:crypto'
import { liveMessage, roomLive, type LiveMessage } from '@senluna/contract/live.ts'
import {
  askAs,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spun,
  testEnv,
  type House,
  type Somebody,
} from '../../modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../modules/staff/testing/desk.ts'

// The house opens accounts and plays; another process on the same database relays events and keeps
// the sockets.
let house: House
let server: { child: ChildProcess; port: number }
const open: WebSocket[] = []

beforeAll(async () => {
  house = await openHouse()
  server = await startServer()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await house.close()
})

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('../../main.ts', import.meta.url)), [], {
    env: { ...process.env, ...testEnv(house.url), ROLE: 'all', PORT: '0', HOST: '127.0.0.1', LANES: '1' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ type: string; port?: number }]
    if (message.type === 'listening') return { child, port: message.port! }
  }
}

/** A page's live connection: what it heard, and how it ended. */
interface Page {
  socket: WebSocket
  heard: LiveMessage[]
  /** What was said in rooms it joined. */
  rooms: unknown[]
  closed: Promise<number>
}

const ticketOf = async (who: Somebody): Promise<string> =>
  (await askAs<{ ticket: string }>(house, who, 'POST', '/wps/v2/live/ticket', {})).value!.ticket

function connect(hello: string | undefined, origin = `http://localhost:${server.port}`, host = 'localhost'): Page {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
    origin,
    headers: { host: `${host}:${server.port}` },
  })
  open.push(socket)
  const heard: LiveMessage[] = []
  const rooms: unknown[] = []
  socket.on('error', () => undefined)
  socket.on('open', () => hello !== undefined && socket.send(hello))
  socket.on('message', (data: Buffer) => {
    const said: unknown = JSON.parse(data.toString())
    const room = roomLive.safeParse(said)
    if (room.success) rooms.push(room.data.data)
    else heard.push(liveMessage.parse(said))
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  return { socket, heard, rooms, closed }
}

async function page(who: Somebody): Promise<Page> {
  const connected = connect(JSON.stringify({ ticket: await ticketOf(who) }))
  await until(() => connected.heard.some((message) => message.topic === 'system'), 5_000)
  return connected
}

/** A desk's live connection. */
async function desk(who: Person): Promise<Page> {
  const { value } = await askDesk<{ ticket: string }>(house, who, 'POST', '/bo/v1/session/live', {})
  const opened = connect(JSON.stringify(value), `http://desk.localhost:${server.port}`, 'desk.localhost')
  await until(() => opened.heard.some((message) => message.topic === 'system'), 5_000)
  return opened
}

async function until(true_: () => boolean, ms: number): Promise<number> {
  const began = performance.now()
  while (!true_()) {
    if (performance.now() - began > ms) assert.fail(`not within ${ms} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return performance.now() - began
}

const balances = (page: Page) =>
  page.heard.flatMap(({ topic, data }) => (topic === 'account' && data.type === 'balance' ? [data.value] : []))

test('a round reaches every open tab of its player within a second, and nobody else', async () => {
  const who = await sit(house, await newSomebody(house))
  const other = await newSomebody(house)
  const [tabs, stranger] = [await Promise.all([page(who), page(who), page(who)]), await page(other)]
  const played = await spun(house, who)
  await until(() => tabs.every((tab) => balances(tab).length > 0), 1_000)
  for (const tab of tabs) {
    assert.deepEqual(balances(tab), [
      { wallet: 'MAIN', balance: played.balance, version: played.version, roundId: played.round.id },
    ])
  }
  const next = await spun(house, who)
  await until(() => tabs.every((tab) => balances(tab).length > 1), 1_000)
  for (const tab of tabs) {
    assert.equal(balances(tab)[1]!.balance, next.balance)
    assert.deepEqual(
      tab.heard.filter((message) => message.topic === 'account').map((message) => message.seq),
      [1, 2],
    )
  }
  // Of their own money they may hear; what they were given to begin with may still be on its way.
  for (const { round } of [played, next]) assert.ok(!JSON.stringify(stranger.heard).includes(round.id))
})

test('a room is heard by who joined it and may, until they leave or are put out', async () => {
  const [writer, reader, trial] = [await newSomebody(house), await newSomebody(house), await newSomebody(house, 4)]
  const say = (text: string) =>
    askAs(house, writer, 'POST', '/wps/v2/chat/rooms/LOBBY-VI/messages', { clientId: randomUUID(), text })
  const [own, joined, outside, free] = [await page(writer), await page(reader), await page(reader), await page(trial)]
  for (const item of [own, joined, free]) item.socket.send(JSON.stringify({ join: 'chat.LOBBY-VI' }))
  joined.socket.send(JSON.stringify({ join: 'chat.VIP-VI' }))
  // A first page hears its draws besides.
  const first = await page(reader)
  const draws = [...GAMES.keys()].slice(0, 12)
  for (const topic of [...draws.map((game) => `draw.${game}`), 'chat.LOBBY-EN'])
    first.socket.send(JSON.stringify({ join: topic }))
  await until(() => first.rooms.length === 13, 5_000)
  await until(() => joined.rooms.length > 0 && own.rooms.length > 0, 5_000)
  assert.ok((await say('first')).success)
  await until(() => joined.rooms.length > 1, 5_000)
  assert.deepEqual(
    joined.rooms.map((data) => (data as { type: string }).type),
    ['joined', 'said'],
  )
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  await client.query(
    `insert into platform.outbox (topic, audience, payload, at) values ('chatRights', $1, '{"out":true}', now())`,
    [reader.member.id],
  )
  await client.end()
  await until(() => joined.heard.some(({ topic }) => topic === 'rooms'), 5_000)
  house.advance(4_000)
  assert.ok((await say('second')).success)
  // It is on its way until somebody hears it; who joins before that may hear it too.
  await until(() => own.rooms.length > 2, 5_000)
  joined.socket.send(JSON.stringify({ join: 'chat.LOBBY-VI' }))
  await until(() => joined.rooms.length > 2, 5_000)
  assert.deepEqual(joined.rooms.at(-1), { type: 'joined' }, 'what was said while out is not heard')
  assert.deepEqual([outside.rooms, free.rooms], [[], []])
})

test('typing is told to the other side of an open conversation, at intervals, and to nobody else', async () => {
  const [visitor, stranger] = [await newSomebody(house), await newSomebody(house)]
  const [operator, colleague] = [await newPerson(house, ['SUPPORT']), await newPerson(house, ['SUPPORT'])]
  const chat = '/wps/v2/chat/conversation/messages'
  const write = (who: Somebody) =>
    askAs<{ conversation: { id: string } }>(house, who, 'POST', chat, { clientId: randomUUID(), text: 'xin chào' })
  const [{ id }, other] = [(await write(visitor)).value!.conversation, (await write(stranger)).value!.conversation]
  await askDesk(house, operator, 'POST', `/bo/v1/chat/conversations/${id}/take`, {})
  const [theirs, others, hers, his] = [
    await page(visitor),
    await page(stranger),
    await desk(operator),
    await desk(colleague),
  ]
  const typing = (page: Page) => page.heard.flatMap(({ topic, data }) => (topic === 'typing' ? [data] : []))
  for (let n = 0; n < 5; n++) theirs.socket.send(JSON.stringify({ typing: 'service' }))
  // Nobody has the stranger's conversation, and a visitor names none.
  others.socket.send(JSON.stringify({ typing: 'service' }))
  his.socket.send(JSON.stringify({ typing: id }))
  await until(() => typing(hers).length > 0, 5_000)
  hers.socket.send(JSON.stringify({ typing: id }))
  await until(() => typing(theirs).length > 0, 5_000)
  hers.socket.send(JSON.stringify({ typing: other.id }))
  others.socket.send(JSON.stringify({ typing: id }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  assert.deepEqual([typing(hers), typing(theirs)], [[{ conversationId: id }], [{ conversationId: id }]])
  assert.deepEqual([typing(others), typing(his)], [[], []])
})

test('staff hear what is said to the brand and which queue moved by their rights, also once they are taken away', async () => {
  const visitor = await newSomebody(house)
  const [support, lottery] = [await newPerson(house, ['SUPPORT']), await newPerson(house, ['LOTTERY'])]
  const [hers, his] = [await desk(support), await desk(lottery)]
  const write = (text: string) =>
    askAs(house, visitor, 'POST', '/wps/v2/chat/conversation/messages', { clientId: randomUUID(), text })
  const queue = (name: string, more: object = {}) =>
    sql`insert into platform.outbox (topic, audience, payload, at) values ('queueChanged', '*',
      ${JSON.stringify({ queue: name, merchantCode: 'senluna', ...more })}::jsonb, ${new Date(house.parts.clock.now())})`.execute(
      house.parts.database.db,
    )
  const said = (page: Page) =>
    page.heard.flatMap(({ topic, data }) =>
      topic === 'desk'
        ? [(data as { message?: { text?: string } }).message?.text]
        : topic === 'queue'
          ? [(data as { queue: string }).queue]
          : [],
    )
  await write('my account is 0123456789')
  const makerId = '00000000-0000-7000-8000-0000000000ff'
  await queue('tickets')
  await queue('approvals')
  await queue('approvals', { needs: 'risk.approve', makerId })
  await queue('approvals', { needs: 'lotteryHouse.finance', makerId })
  await until(() => said(hers).length > 1 && said(his).length > 0, 5_000)
  assert.deepEqual(said(hers), ['my account is 0123456789', 'tickets'])
  assert.deepEqual(said(his), ['approvals'], 'of requests, those alone that they may see')

  await sql`delete from staff.account_role where staff_id = ${support.id}`.execute(house.parts.database.db)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await write('and its code is 42')
  await queue('approvals', { needs: 'withdrawals.approve', makerId: lottery.id })
  await until(() => said(his).length > 1, 5_000)
  assert.deepEqual(said(hers).length, 2, 'a right that is gone is not used any more')
})

test('only pages of the site itself connect', async () => {
  const ticket = await ticketOf(await newSomebody(house))
  for (const origin of [
    'https://evil.example',
    `http://play.localhost:${server.port}`,
    `http://localhost.evil.example:${server.port}`,
    'http://localhost',
    'null',
    '',
  ]) {
    const refused = connect(JSON.stringify({ ticket }), origin)
    assert.equal(await refused.closed, 1006, origin)
    assert.deepEqual(refused.heard, [])
  }
})

test('a ticket lets one page in, once; anything else lets nobody in', async () => {
  const who = await newSomebody(house)
  const ticket = await ticketOf(who)
  const first = connect(JSON.stringify({ ticket }))
  await until(() => first.heard.length > 0, 5_000)
  assert.equal(await connect(JSON.stringify({ ticket })).closed, 4401)
  for (const hello of [
    '',
    'x',
    '{}',
    '{"ticket":7}',
    '{"ticket":"x"}',
    '[]',
    'null',
    JSON.stringify({ ticket: "' or true --" }),
  ]) {
    assert.equal(await connect(hello).closed, 4401, hello)
  }
})

test('a message larger than any we send ends the connection', async () => {
  const who = await newSomebody(house)
  assert.equal(await connect('x'.repeat(3_000)).closed, 1009)
  const entered = await page(who)
  entered.socket.send('x'.repeat(3_000))
  assert.equal(await entered.closed, 1009)
})

test('whose session ends is told so and hears nothing more', async () => {
  const who = await sit(house, await newSomebody(house))
  const tab = await page(who)
  const elsewhere = await newSession(house, who.member)
  assert.equal(await tab.closed, 4401)
  assert.deepEqual(tab.heard.at(-1)!.data, { type: 'kicked' })
  const next: Somebody = { ...who, ...elsewhere }
  const left = await page(next)
  await askAs(house, next, 'POST', '/wps/session/logout', {})
  assert.equal(await left.closed, 4401)
  assert.deepEqual(left.heard.at(-1)!.data, { type: 'ended' })
})

test('other paths are no sockets', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/other`, { origin: `http://localhost:${server.port}` })
  const [error] = (await once(socket, 'error')) as [Error]
  assert.match(error.message, /404/)
})

test('asked to stop, the server finishes what is under way, sends its pages elsewhere and ends well', async () => {
  const who = await newSomebody(house)
  const tab = await page(who)
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query('begin')
  await owner.query('lock table ledger.account in access exclusive mode')
  const underWay = new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      host: `localhost:${server.port}`,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
    }
    const call = request(
      { host: '127.0.0.1', port: server.port, path: '/wps/v2/wallets/balance', headers },
      (response) => {
        let text = ''
        response.on('data', (part) => (text += String(part)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    call.on('error', reject)
    call.end()
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await owner.query('rollback')
  await owner.end()
  const reply = await underWay
  assert.equal(reply.status, 200)
  assert.match(reply.text, /"sumBalance":"10000000"/)
  assert.equal(await tab.closed, 1012)
  assert.deepEqual(tab.heard.at(-1)!.data, { type: 'reconnect' })
  assert.deepEqual(await ended, [0, null])
})
