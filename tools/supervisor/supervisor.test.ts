import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, test } from 'vitest'
import { choosePort } from '../setup/port.ts'
import { type Supervisor, supervise } from './index.ts'

const main = fileURLToPath(new URL('server.fixture.ts', import.meta.url))
let port = 0
let server: Supervisor | undefined

beforeEach(async () => {
  port = await choosePort('0', 0, '127.0.0.1')
  server = await supervise({ main, env: { ...process.env, PORT: String(port) }, log: () => {} })
})
afterEach(async () => server?.stop())

const api = async () =>
  Number(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text())

/** What a socket that asks for an upgrade gets. */
function live(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
  return text(socket)
}

async function until<T>(ask: () => Promise<T> | T, good: (answer: T) => boolean): Promise<T> {
  for (const began = Date.now(); Date.now() - began < 10_000; await sleep(5)) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined)
    if (answer !== undefined && good(answer)) return answer
  }
  return assert.fail('not within 10 s')
}

const running = () => server?.pids() ?? assert.fail('no server')

test('the place of a killed api process is taken at once by the one that stood by', async () => {
  const { standby } = await until(running, (pids) => pids.standby !== undefined)
  await sleep(1_000)
  const killed = await api()
  process.kill(killed, 'SIGKILL')
  const died = performance.now()
  assert.equal(await until(api, (pid) => pid !== killed), standby)
  assert.ok(performance.now() - died < 500, 'calls are answered again within half a second')
  await until(running, (pids) => pids.standby !== undefined && pids.standby !== standby)
})

test('one still being built hurries when nobody answers any more', async () => {
  await server?.stop()
  server = await supervise({ main, env: { ...process.env, PORT: String(port), BUILD_MS: '400' }, log: () => {} })
  const early = async () => (await fetch(`http://127.0.0.1:${port}/early`, { headers: { connection: 'close' } })).text()
  const first = await until(running, (pids) => pids.standby !== undefined)
  process.kill(first.api ?? 0, 'SIGKILL')
  assert.equal(await until(early, () => true), 'true')
  assert.equal(await api(), first.standby)
})

test('as many deaths in a row as stand by cost no more than openings of the port, and all are replaced', async () => {
  await server?.stop()
  const env = { ...process.env, PORT: String(port), BUILD_MS: '1200' }
  server = await supervise({ main, env, standbys: 3, log: () => {} })
  for (const _ of ['at first', 'again']) {
    await until(
      () => server?.built() ?? 0,
      (built) => built === 3,
    )
    for (let deaths = 0; deaths < 3; deaths++) {
      const { api: killed, standby } = running()
      process.kill(killed ?? 0, 'SIGKILL')
      const died = performance.now()
      assert.equal(await until(api, (pid) => pid !== killed), standby)
      assert.ok(performance.now() - died < 900, 'nobody waits for one that is being built')
    }
  }
})

test('one that stands by is replaced when it dies', async () => {
  const first = await until(running, (pids) => pids.standby !== undefined)
  process.kill(first.standby ?? 0, 'SIGKILL')
  const second = await until(running, ({ standby }) => standby !== undefined && standby !== first.standby)
  assert.equal(second.api, first.api)
  process.kill(second.api ?? 0, 'SIGKILL')
  assert.equal(await until(api, () => true), second.standby)
})

test('a live socket reaches the live process, also a new one', async () => {
  const first = running().live
  assert.equal(await live('/ws?a=1'), `live ${first} /ws?a=1`)
  process.kill(first ?? 0, 'SIGKILL')
  await until(
    () => live('/ws'),
    (answer) => /^live \d+ \/ws$/.test(answer) && !answer.includes(` ${first} `),
  )
})

test('what is said on a socket after it was handed over reaches the live process whole', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /echo HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
  const said = text(socket)
  await once(socket, 'data')
  for (const word of ['one ', 'two ', 'three ']) {
    socket.write(word)
    await sleep(50)
  }
  socket.end()
  assert.match(await said, /one two three $/)
})

test('whoever is asked for the figures of all gets those of the others, without one that hangs', async () => {
  const { live: other, jobs, standby } = await until(running, (pids) => pids.standby !== undefined)
  const figures = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/figures`, { headers: { connection: 'close' } })).json()) as string[]
  const wanted = [`api ${standby}`, `jobs ${jobs}`, `live ${other}`]
  assert.deepEqual((await until(figures, (texts) => texts.length === 3)).sort(), wanted)
  process.kill(jobs ?? 0, 'SIGSTOP')
  try {
    assert.deepEqual((await figures()).sort(), [wanted[0], wanted[2]])
  } finally {
    process.kill(jobs ?? 0, 'SIGCONT')
  }
})

test('after sockets were handed over everything still stops promptly', async () => {
  await live('/ws')
  const began = performance.now()
  await server?.stop()
  assert.ok(performance.now() - began < 3_000)
  await assert.rejects(api())
})

test('a server that ends before its first call is told, not started for ever', async () => {
  const lost = supervise({
    main: fileURLToPath(new URL('missing.ts', import.meta.url)),
    env: process.env,
    log: () => {},
  })
  await assert.rejects(lost, /ended \(exit code 1\) before the server took its first call/)
})
