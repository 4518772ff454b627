import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { Book } from '../../../sandbox/payments/book.ts'
import { sandboxPayments } from '../../../sandbox/payments/server.ts'
import type { PayoutOrder } from '../../platform/payments/payout.ts'
import { httpPayout } from './index.ts'

const SECRET = 's'.repeat(40)

const order = (key: string, number = '123456'): PayoutOrder => ({
  key,
  reference: 'WD1-1',
  amount: 5n as PayoutOrder['amount'],
  currency: 'XVD',
  to: { kind: 'BANK', bankCode: '970436', number, holder: 'A B' },
})

/** The stand-in on a port of its own; answers its address. */
async function withSandbox(
  run: (url: string, advance: (ms: number) => void) => Promise<void>,
  book = new Book(),
): Promise<void> {
  let ahead = 0
  const server = sandboxPayments({ secret: SECRET, book, address: () => '', now: () => Date.now() + ahead })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  try {
    await run(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`, (ms) => (ahead += ms))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a payment is pending, then paid; one that was never sent is missing; one sent twice is one', () =>
  withSandbox(async (url, advance) => {
    const bank = httpPayout({ url, secret: SECRET })
    assert.deepEqual(await bank.ask('k1'), { state: 'MISSING' })
    assert.deepEqual(await bank.send(order('k1')), { state: 'PENDING' })
    assert.deepEqual(await bank.send(order('k1')), { state: 'PENDING' })
    assert.deepEqual(await bank.send(order('k1', '777777')), { state: 'UNKNOWN' })
    advance(5_000)
    assert.deepEqual(await bank.ask('k1'), { state: 'PAID', bankRef: 'SBX-k1' })
  }))

test('a refusal is final, an error says nothing', () =>
  withSandbox(async (url) => {
    const bank = httpPayout({ url, secret: SECRET })
    assert.equal((await bank.send(order('k2', '12345698'))).state, 'REFUSED')
    assert.equal((await bank.send(order('k3', '12345699'))).state, 'UNKNOWN')
  }))

test('with another secret neither side believes the other', () =>
  withSandbox(async (url) => {
    assert.deepEqual(await httpPayout({ url, secret: 'x'.repeat(40) }).ask('k1'), { state: 'UNKNOWN' })
  }))

test('an answer that nobody signed is none', async () => {
  const server = createServer((_request, response) => void response.end('{"state":"PAID","bankRef":"FREE"}'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  assert.deepEqual(await httpPayout({ url, secret: SECRET }).send(order('k4')), { state: 'UNKNOWN' })
  server.close()
})

test('what it was sent it knows after a new start too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const state = join(folder, 'state.json')
  try {
    await withSandbox(async (url) => {
      assert.equal((await httpPayout({ url, secret: SECRET }).send(order('k5'))).state, 'PENDING')
    }, new Book(state))
    await withSandbox(async (url, advance) => {
      advance(5_000)
      assert.deepEqual(await httpPayout({ url, secret: SECRET }).ask('k5'), { state: 'PAID', bankRef: 'SBX-k5' })
      assert.equal((await httpPayout({ url, secret: SECRET }).send(order('k5', '777777'))).state, 'UNKNOWN')
    }, new Book(state))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
