import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { QUEUES } from '@senluna/contract/desk/queues.ts'
import { liveMessage, roomLive } from '@senluna/contract/live.ts'
import type { EventTopic } from '@senluna/contract/events.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { STARTING_ROLES, type Right } from '@senluna/kit/staff.ts'
import {
  askAs,
  newSomebody,
  openHouse,
  testEnv,
  type House,
  type Somebody,
} from '../../modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../modules/staff/testing/desk.ts'
import { emit, type OutboxEvent } from '../../platform/outbox.ts'

// Every live topic, for everybody who has a page. A topic that nobody lists here fails.

/** Who has a page open. */
interface Caller {
  name: string
  /** Of a player's page: of which brand. */
  site?: 'senluna' | 'reference'
  /** Of a desk: what its person may see. */
  rights?: readonly Right[]
}

const ROLES = Object.entries<readonly Right[]>(STARTING_ROLES)
const CALLERS: readonly Caller[] = [
  { name: 'a guest', site: 'senluna' },
  { name: 'a trial account', site: 'senluna' },
  { name: 'the member', site: 'senluna' },
  { name: 'another member', site: 'senluna' },
  { name: 'an agent', site: 'senluna' },
  { name: 'a member of another brand', site: 'reference' },
  ...ROLES.map(([name, rights]) => ({ name, rights })),
  { name: 'staff without a role', rights: [] },
  // Has every right that a role can have, of another brand.
  { name: 'an administrator of another brand' },
]

const own = ({ name }: Caller) => name === 'the member'
const may =
  (...needed: readonly Right[]) =>
  ({ rights = [] }: Caller) =>
    needed.every((right) => rights.includes(right))
const everybody = () => true

/** Who hears what. The name of a topic, and what of it is kept apart. */
const HEARD_BY: Readonly<Record<string, (caller: Caller) => boolean>> = {
  'account.balance': own,
  'account.messages': own,
  'account.cashier': own,
  'account.contract': own,
  session: own,
  notice: ({ site }) => site === 'senluna',
  system: everybody,
  service: own,
  desk: may('chat.view'),
  // The one of the staff who has taken the conversation.
  typing: ({ name }) => name === 'SUPPORT',
  rooms: own,
  'queue.deposits': may('deposits.view'),
  'queue.withdrawals': may('withdrawals.view'),
  'queue.kyc': may('kyc.view'),
  // The request needs `risk.approve`: those who may decide it or see its page.
  'queue.approvals': (caller) =>
    may('approvals.view')(caller) && (may('risk.view')(caller) || may('risk.approve')(caller)),
  'queue.tickets': may('tickets.view'),
  // Joined.
  chat: (caller) => ['the member', 'another member', 'an agent'].includes(caller.name) || may('rooms.view')(caller),
  draw: everybody,
  jackpot: everybody,
}

const ROOM = 'chat.LOBBY-VI'
const DRAW = 'draw.VN_N'
const JACKPOT = 'jackpot.SENLUNA'
const NOBODY = id<'staff'>('00000000-0000-7000-8000-0000000000ff')
const REMOVED = '00000000-0000-7000-8000-0000000000fe'

let house: House
let server: { child: ChildProcess; port: number }
let member: Somebody
const pages = new Map<string, { socket: WebSocket; heard: Set<string> }>()

beforeAll(async () => {
  house = await openHouse()
  server = await startServer()
  member = await newSomebody(house)
  const players = new Map<string, Somebody>([
    ['a trial account', await newSomebody(house, 4)],
    ['the member', member],
    ['another member', await newSomebody(house)],
    ['an agent', await newSomebody(house, 1)],
    ['a member of another brand', await newSomebody(house, 0, 'reference.localhost')],
  ])
  const people = new Map<string, Person>()
  for (const [role] of ROLES) people.set(role, await newPerson(house, [role]))
  people.set('staff without a role', await newPerson(house, []))
  people.set('an administrator of another brand', await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost'))
  const conversation = await askAs<{ conversation: { id: string } }>(house, member, 'POST', MESSAGES, message())
  const taken = conversation.value!.conversation.id
  await askDesk(house, people.get('SUPPORT')!, 'POST', `/bo/v1/chat/conversations/${taken}/take`, {})
  // What came of making them is delivered before anybody listens.
  await quiet()
  await connect('a guest', 'guest', 'localhost')
  for (const [name, who] of players) {
    const { value } = await askAs<{ ticket: string }>(house, who, 'POST', '/wps/v2/live/ticket', {})
    await connect(name, value!.ticket, who.host)
  }
  for (const [name, who] of people) {
    const { value } = await askDesk<{ ticket: string }>(house, who, 'POST', '/bo/v1/session/live', {})
    await connect(name, value!.ticket, who.host)
  }
}, 180_000)
afterAll(async () => {
  for (const { socket } of pages.values()) socket.terminate()
  server.child.kill('SIGKILL')
  await house.close()
})

const MESSAGES = '/wps/v2/chat/conversation/messages'
const message = () => ({ clientId: randomUUID(), text: 'xin chào' })

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('../../main.ts', import.meta.url)), [], {
    env: { ...process.env, ...testEnv(house.url), ROLE: 'all', PORT: '0', HOST: '127.0.0.1', LANES: '1' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (;;) {
    const [said] = (await once(child, 'message')) as [{ type: string; port?: number }]
    if (said.type === 'listening') return { child, port: said.port! }
  }
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const began = performance.now(); !(await isSo());) {
    if (performance.now() - began > 15_000) assert.fail(`not in time: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const quiet = () =>
  until(async () => {
    const { rows } = await sql`select 1 from platform.outbox limit 1`.execute(house.parts.database.db)
    return rows.length === 0
  }, 'an empty outbox')

/** Opens the page of somebody, who then asks to hear all that can be joined. */
async function connect(name: string, ticket: string, host: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
    origin: `http://${host}:${server.port}`,
    headers: { host: `${host}:${server.port}` },
  })
  const heard = new Set<string>()
  pages.set(name, { socket, heard })
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    const label = labelOf(JSON.parse(data.toString()) as Heard)
    if (label) heard.add(label)
  })
  socket.on('open', () => socket.send(JSON.stringify({ ticket })))
  await until(() => heard.has('system'), `the page of ${name}`)
  for (const join of [ROOM, DRAW, JACKPOT]) socket.send(JSON.stringify({ join }))
}

interface Heard {
  topic: string
  data: { type?: string; queue?: string; id?: string }
}

/** What of a message the matrix keeps apart; nothing for what says only that one has joined. */
function labelOf({ topic, data }: Heard): string | undefined {
  if (topic === DRAW) return 'draw'
  if (topic === JACKPOT) return data.type === 'won' ? 'jackpot' : undefined
  if (topic.startsWith('chat.')) return data.id === REMOVED ? 'chat' : undefined
  return data.queue ? `${topic}.${data.queue}` : topic === 'account' ? `${topic}.${data.type}` : topic
}

const happens = <Topic extends EventTopic>(event: OutboxEvent<Topic>) =>
  house.parts.database.db.transaction().execute((tx) => emit(tx, house.parts.clock.now(), event))

test('each topic reaches who it is for, and nobody else', async () => {
  const brand = merchantCode('senluna')
  const audience = member.member.id
  const joined = () => [...pages.values()].filter(({ heard }) => heard.has('draw')).length
  await until(() => joined() === CALLERS.length, 'everybody hears the draws')
  await happens({ topic: 'balance', audience, payload: { wallet: 'MAIN', balance: '1', version: 1 } })
  await happens({ topic: 'messages', audience, payload: { type: 'changed' } })
  await happens({ topic: 'cashier', audience, payload: { kind: 'deposit', orderNo: 'D1', state: 'CREDITED' } })
  await happens({
    topic: 'contractMoved',
    audience: member.member.id,
    payload: {
      contractId: id<'contract'>('00000000-0000-7000-8000-0000000000fd'),
      kind: 'DIVIDEND',
      event: 'ACCEPT',
      state: 'SIGNED',
      actor: 'HOLDER',
      role: 'HOLDER',
    },
  })
  await happens({ topic: 'notice', audience: '*', payload: { type: 'changed', merchantCode: brand } })
  for (const queue of QUEUES) {
    const more = queue === 'approvals' ? { needs: 'risk.approve' as const, makerId: NOBODY } : {}
    await happens({ topic: 'queueChanged', audience: '*', payload: { queue, merchantCode: brand, ...more } })
  }
  await happens({
    topic: 'roomMoved',
    audience: 'joined',
    payload: { merchantCode: brand, room: ROOM.slice(5), data: { type: 'deleted', id: REMOVED } },
  })
  await happens({
    topic: 'jackpotWon',
    audience: 'joined',
    payload: { merchantCode: brand, level: 'MINI', amount: '100000' },
  })
  assert.ok((await askAs(house, member, 'POST', MESSAGES, message())).success)
  const theirs = pages.get('the member')!
  for (const { socket } of pages.values()) socket.send(JSON.stringify({ typing: 'service' }))
  await happens({ topic: 'chatRights', audience, payload: { out: false } })
  await until(() => theirs.heard.has('rooms') && pages.get('SUPPORT')!.heard.has('typing'), 'the last of them')
  const { rows } = await sql<{ id: string }>`select id from sessions.session where member_id = ${audience}`.execute(
    house.parts.database.db,
  )
  for (const { id: sessionId } of rows)
    await happens({ topic: 'session', audience, payload: { sessionId, type: 'ended' } })
  await until(() => theirs.heard.has('session'), 'the end of the session')
  await quiet()
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const caller of CALLERS) {
    const expected = Object.keys(HEARD_BY).filter((label) => HEARD_BY[label]!(caller))
    assert.deepEqual([...pages.get(caller.name)!.heard].toSorted(), expected.toSorted(), caller.name)
  }
})

/** What a schema says of a message, as far as the matrix asks. */
interface Shape {
  const?: string
  enum?: string[]
  pattern?: string
  oneOf?: Shape[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
}
const shapeOf = (schema: z.ZodMiniType): Shape =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))) as Shape
const optionsOf = ({ oneOf, anyOf }: Shape): Shape[] => oneOf ?? anyOf ?? []
const namesOf = (shape: Shape | undefined): string[] => shape?.enum ?? (shape?.const ? [shape.const] : [])

/** Topics of the contract: sent, and joined. */
const SENT = optionsOf(shapeOf(liveMessage)).flatMap(({ properties }) =>
  namesOf(properties!['topic']).map((topic) => ({ topic, data: properties!['data']! })),
)
const JOINED = /^\^\(([a-z|]+)\)/.exec(shapeOf(roomLive).properties!['topic']!.pattern!)![1]!.split('|')

test('every topic of the contract stands in the matrix', () => {
  const labels = SENT.flatMap(({ topic, data }) =>
    topic === 'account'
      ? optionsOf(data).flatMap(({ properties }) => namesOf(properties!['type']).map((type) => `account.${type}`))
      : topic === 'queue'
        ? QUEUES.map((queue) => `queue.${queue}`)
        : [topic],
  )
  assert.deepEqual([...labels, ...JOINED].toSorted(), Object.keys(HEARD_BY).toSorted())
})

test('every topic that a module publishes is one of the contract', () => {
  const root = fileURLToPath(new URL('../../modules/', import.meta.url))
  const published = globSync('**/events.ts', { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(`${root}${file}`, 'utf8').matchAll(/publish\(\s*event,\s*\{\s*topic: [`'](\w+)/g),
      ([, topic]) => topic!,
    ),
  )
  assert.ok(published.length > 8, `${published.length} places`)
  const known = new Set([...SENT.map(({ topic }) => topic), ...JOINED])
  assert.deepEqual(
    published.filter((topic) => !known.has(topic)),
    [],
  )
})
