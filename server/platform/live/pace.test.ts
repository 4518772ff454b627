import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { WebSocket } from 'ws'
import { merchantCode } from '@senluna/kit/brand.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { Metrics } from '../figures/metrics.ts'
import { createLog } from '../log.ts'
import { LiveHub } from './hub.ts'

let hub: LiveHub
let server: Server
let asked = 0
beforeAll(async () => {
  hub = new LiveHub({
    databaseUrl: await createTestDatabase(),
    redeem: async () => ({ merchantCode: merchantCode('senluna'), memberId: 'm', sessionId: 's' }),
    brandAt: async ({ headers }) => merchantCode(headers['x-brand'] === 'other' ? 'refbrand1' : 'senluna'),
    guest: async () => undefined,
    isPublic: () => false,
    mayJoin: async () => {
      asked += 1
      return false
    },
    mayHear: async () => false,
    typing: async () => undefined,
    isOwnPage: () => true,
    log: createLog('silent', 'live'),
    metrics: new Metrics('live'),
  })
  await hub.start()
  server = createServer().on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  await hub.stop()
  server.close()
})

test('a ticket of one brand is none at the host of another', async () => {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-brand': 'other' } })
  await once(socket, 'open')
  socket.send(JSON.stringify({ ticket: 't' }))
  const [code] = await once(socket, 'close')
  assert.equal(code, 4401)
})

test('a page asks to join at a pace: what comes faster costs no query', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ ticket: 't' }))
  await once(socket, 'message')
  for (let nth = 0; nth < 3_000; nth++) socket.send(JSON.stringify({ join: `room:${nth}` }))
  await sleep(500)
  assert.ok(asked >= 8, 'a page may join its rooms')
  assert.ok(asked < 60, `${asked} of 3,000 were looked up`)
  const before = asked
  await sleep(600)
  socket.send(JSON.stringify({ join: 'room:later' }))
  await sleep(300)
  assert.ok(asked > before, 'after a while it may again')
  socket.terminate()
})
