import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { test } from 'vitest'
import { refusalOf } from './errors.ts'

const failed = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  return assert.fail('it went through')
}
const isBusy = (error: unknown) => {
  const { refusal, bug } = refusalOf(error)
  assert.deepEqual([refusal.code, bug], ['SYS_BUSY', false], String(error))
}

test('a database that takes a connection and says nothing, or hangs up, is busy: ask again', async () => {
  const held = new Set<Socket>()
  const mute = createServer((socket) => void held.add(socket.on('error', () => undefined)))
  mute.listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const to = { host: '127.0.0.1', port, connectionTimeoutMillis: 50 }
  const client = new pg.Client(to)
  client.on('error', () => undefined)
  isBusy(await failed(client.connect()))
  const pool = new pg.Pool(to)
  isBusy(await failed(pool.query('select 1')))
  const cut = new pg.Client({ ...to, connectionTimeoutMillis: 5_000 })
  cut.on('error', () => undefined)
  const connecting = failed(cut.connect())
  await once(mute, 'connection')
  for (const socket of held) socket.destroy()
  isBusy(await connecting)
  await pool.end()
  mute.close()
})

test('what nobody expected is a bug', () => {
  assert.deepEqual(refusalOf(new Error('no such thing')).bug, true)
})
