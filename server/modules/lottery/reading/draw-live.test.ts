import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { WebSocket } from 'ws'
import { roomLive } from '@senluna/contract/live.ts'
import { readDrawEvent, type DrawEvent } from '@senluna/contract/lottery.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { askAs, ask, newSomebody, openHouse, testEnv, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

// The desk works in this process. Another one on the same database seals and settles, and holds the
// sockets of pages.

let house: House
let server: { child: ChildProcess; port: number }
const open: WebSocket[] = []

beforeAll(async () => {
  house = await openHouse()
  const child = fork(fileURLToPath(new URL('../../../main.ts', import.meta.url)), [], {
    env: { ...process.env, ...testEnv(house.url), ROLE: 'all', PORT: '0', HOST: '127.0.0.1', LANES: '1' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ type: string; port?: number }]
    if (message.type !== 'listening') continue
    server = { child, port: message.port! }
    break
  }
}, 180_000)
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await house.close()
})

interface Page {
  socket: WebSocket
  topics: Set<string>
  draws: (OnWire<DrawEvent> & { type: 'draw' })[]
  closed: Promise<number>
}

function page(ticket: string, joins: readonly string[], host = 'localhost'): Page {
  const at = `${host}:${server.port}`
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { origin: `http://${at}`, headers: { host: at } })
  open.push(socket)
  const topics = new Set<string>()
  const draws: Page['draws'] = []
  socket.on('error', () => undefined)
  socket.on('open', () => socket.send(JSON.stringify({ ticket })))
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as { topic: string; data: { type?: string } }
    if (said.topic === 'system') for (const join of joins) socket.send(JSON.stringify({ join }))
    const room = roomLive.safeParse(said)
    if (!room.success) return
    topics.add(room.data.topic)
    if (!room.data.topic.startsWith('draw.')) return
    const event = room.data.data as OnWire<DrawEvent>
    assert.ok(readDrawEvent(event), 'a page can read it')
    if (event.type === 'draw') draws.push(event)
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  return { socket, topics, draws, closed }
}

async function until(true_: () => boolean, ms = 5_000): Promise<void> {
  const end = performance.now() + ms
  while (!true_()) {
    if (performance.now() > end) assert.fail(`not within ${ms} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const north = {
  db: ['31258'],
  g1: ['70458'],
  g2: ['12058', '04481'],
  g3: ['28836', '97239', '58017', '36585', '97766', '26630'],
  g4: ['7171', '1258', '2370', '3277'],
  g5: ['8585', '6936', '0959', '5490', '6654', '5938'],
  g6: ['258', '374', '158'],
  g7: ['58', '67', '26', '62'],
}

/** Somebody who may enter results: a right above the brands. */
async function clerk(): Promise<Person> {
  const person = await newPerson(house, ['LOTTERY'])
  const owner = new pg.Client(house.url)
  await owner.connect()
  await owner.query(
    `insert into staff.house_right (staff_id, name, given_at) values ($1, 'lotteryHouse.edit', now())`,
    [person.id],
  )
  await owner.end()
  return person
}

/** An official draw whose lock has just passed. */
async function official(game: string, numero: string): Promise<string> {
  const { rows } = await sql<{
    no: number
  }>`insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at)
    values (${game}, ${numero}, 'VN_N', 'OFFICIAL', now() - interval '1 day', now() - interval '3 seconds', now() - interval '2 seconds')
    returning no`.execute(house.parts.database.db)
  return String(rows[0]!.no)
}

test('pages of members and guests, of every brand, hear each step of an official draw: locked, on air, drawn, settled', async () => {
  const [anna, binh] = [await clerk(), await clerk()]
  const member = await newSomebody(house)
  const given = await askAs<{ ticket: string }>(house, member, 'POST', '/wps/v2/live/ticket', {})
  const pages = [
    page(given.value!.ticket, ['draw.VN_N']),
    page('guest', ['draw.VN_N', 'draw.NO_GAME', 'chat.LOBBY-VI']),
    page('guest', ['draw.VN_N'], 'reference.localhost'),
  ]
  const other = page('guest', ['draw.VN_S_HCM'])
  await until(() => [...pages, other].every(({ topics }) => topics.size > 0))
  const numero = '29990101'
  const id = await official('VN_N', numero)
  const heard = (count: number) => until(() => pages.every(({ draws }) => draws.length >= count))
  await heard(1)
  const path = `/bo/v1/lottery/draws/${id}`
  const tell = (numbers: unknown) => askDesk(house, anna, 'PUT', `${path}/on-air`, { numbers })

  for (const [wrong, at] of [
    [{ g1: ['7045'] }, 'g1.0'],
    [{ g1: ['70458', '11111'] }, 'g1'],
    [{ g9: ['70458'] }, 'g9'],
    [['70458'], ''],
    [{ g1: '70458' }, 'g1'],
    [{ g1: [70_458] }, 'g1.0'],
  ] as const) {
    const reply = await tell(wrong)
    assert.deepEqual([reply.errorCode, (reply.value as { at?: string } | undefined)?.at], ['LOT_E_RESULT_FORMAT', at])
  }
  assert.equal((await tell({ g1: ['70458'], g2: ['12058'] })).status, 200)
  await heard(2)
  // What is on air stands in the draw for who comes later, and settles nothing.
  const evidence = await ask<{ state: string; onAir?: unknown; versions: unknown[] }>(
    house,
    'GET',
    `/lgw/draws/VN_N/${numero}`,
  )
  assert.deepEqual(
    [evidence.value!.state, evidence.value!.onAir, evidence.value!.versions],
    ['LOCKED', { g1: ['70458'], g2: ['12058'] }, []],
  )
  const enter = (who: typeof anna) =>
    askDesk<{ became: string }>(house, who, 'POST', `${path}/result`, { result: north })
  // Telling what is on air is no entry: the same person may still be one of the two.
  assert.equal((await enter(anna)).value!.became, 'KEPT')
  assert.equal((await enter(binh)).value!.became, 'AGREED')
  await heard(4)
  for (const { draws, topics } of pages) {
    assert.deepEqual(
      draws.map(({ state, version, settled, result, onAir }) => [state, version, settled, result, onAir]),
      [
        ['LOCKED', 0, false, undefined, undefined],
        ['LOCKED', 0, false, undefined, { g1: ['70458'], g2: ['12058'] }],
        ['OPENED', 1, false, north, undefined],
        ['OPENED', 1, true, north, undefined],
      ],
    )
    assert.deepEqual([...topics], ['draw.VN_N'])
  }
  assert.deepEqual(other.draws, [], 'another game hears nothing of it')
  assert.equal((await tell({})).errorCode, 'VAL_FIELD', 'once a result stands nothing is provisional')
})

test('only what is on air of an official draw that is locked; only by who may', async () => {
  const anna = await clerk()
  const brandsOwn = await newPerson(house, ['LOTTERY'])
  const id = await official('VN_N', '29990102')
  const path = `/bo/v1/lottery/draws/${id}/on-air`
  assert.equal((await askDesk(house, brandsOwn, 'PUT', path, { numbers: {} })).errorCode, 'AUTH_FORBIDDEN')
  await sql`update lottery.draw set state = 0, lock_at = now() + interval '1 hour', draw_at = now() + interval '1 hour' where no = ${Number(id)}`.execute(
    house.parts.database.db,
  )
  assert.equal((await askDesk(house, anna, 'PUT', path, { numbers: {} })).errorCode, 'VAL_FIELD')
  await sql`update lottery.draw set source = 'SELF', state = 1 where no = ${Number(id)}`.execute(
    house.parts.database.db,
  )
  assert.equal((await askDesk(house, anna, 'PUT', path, { numbers: {} })).errorCode, 'VAL_FIELD')
  assert.equal(
    (await askDesk(house, anna, 'PUT', path.replace(id, '999999'), { numbers: {} })).errorCode,
    'SYS_NOT_FOUND',
  )
})

test('a guest is not let in at a desk, and a hundred of one address at most', async () => {
  assert.equal(await page('guest', [], 'desk.localhost').closed, 4401)
  const many = Array.from({ length: 100 }, () => page('guest', ['draw.VN_N']))
  await until(() => many.every(({ topics }) => topics.size > 0))
  assert.equal(await page('guest', []).closed, 4429)
  many[0]!.socket.close()
  await many[0]!.closed
  const next = page('guest', ['draw.VN_N'])
  await until(() => next.topics.size > 0)
})
