import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, test } from 'vitest'
import { WebSocket } from 'ws'
import { testEnv } from '../modules/rounds/testing/house.ts'
import { createTestDatabase } from '../testing/database.ts'

// The program itself, with this test in the supervisor's place.
interface ServerMessage {
  type: string
  id?: number
  port?: number
  text?: string
}

let databaseUrl = ''
const running: ChildProcess[] = []
beforeAll(async () => {
  databaseUrl = await createTestDatabase()
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>): ChildProcess {
  const child = fork(fileURLToPath(new URL('../main.ts', import.meta.url)), [], {
    env: { ...process.env, ...testEnv(databaseUrl), PORT: '0', HOST: '127.0.0.1', LANES: '1', ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.push(child)
  return child
}

/** The next message of a kind. */
async function messageOf(child: ChildProcess, type: string): Promise<ServerMessage> {
  for await (const [message] of on(child, 'message') as AsyncIterable<[ServerMessage]>)
    if (message.type === type) return message
  return assert.fail('the process said nothing more')
}

test('one told to go before it is built takes calls once it is, and tells the figures of all', async () => {
  const child = start({ ROLE: 'api', STANDBY: '1' })
  const listening = messageOf(child, 'listening')
  child.send({ type: 'go' })
  const { port } = await listening

  const wanted = messageOf(child, 'figuresWanted')
  const reply = fetch(`http://127.0.0.1:${port}/metrics`)
  const other = '# HELP senluna_live_sockets Open live connections.\nsenluna_live_sockets{role="live"} 3\n'
  child.send({ type: 'figures', id: (await wanted).id, texts: [other] })
  const text = await (await reply).text()
  assert.match(text, /^senluna_live_sockets\{role="live"\} 3$/m)
  assert.match(text, /^senluna_posting_queued\{role="api"\} 0$/m)
  assert.equal(text.match(/# HELP senluna_live_sockets/g)!.length, 1)

  const own = messageOf(child, 'figures')
  child.send({ type: 'figuresWanted', id: 4 })
  const { id, text: figures } = await own
  assert.equal(id, 4)
  assert.match(figures!, /^senluna_live_sockets\{role="api"\} 0$/m)
})

test('a live process takes a connection that is handed over, also while it is being built', async () => {
  const child = start({ ROLE: 'live' })
  const front = createServer()
  front.on('upgrade', ({ method, url, headers }, socket, head) => {
    if (socket instanceof Socket)
      child.send({ type: 'upgrade', head: head.toString('base64'), request: { method, url, headers } }, socket)
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  const { port } = front.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const connect = (from: string) =>
    new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin: from, headers: { host: `localhost:${port}` } })
  const early = connect(origin)
  await once(early, 'open')
  early.send(JSON.stringify({ ticket: 'none' }))
  assert.equal((await once(early, 'close'))[0], 4401)
  const [error] = (await once(connect('http://elsewhere.example'), 'error')) as [Error]
  assert.match(error.message, /403/)
  front.close()
})
