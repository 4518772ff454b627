import assert from 'node:assert/strict'
import { test } from 'vitest'
import { inTurn, turns } from './turns.ts'

test('long work lets others be answered when it has run a while, not before', async () => {
  let now = 0
  let answered = 0
  const turn = turns(() => now)
  setImmediate(() => answered++)
  await turn()
  assert.equal(answered, 0)
  now = 10
  await turn()
  assert.equal(answered, 1)
})

test('what is asked for at once runs one after another, also after a failure', async () => {
  const run = inTurn()
  let running = 0
  const work = async (fails: boolean) => {
    running++
    assert.equal(running, 1)
    await new Promise((done) => setImmediate(done))
    running--
    if (fails) throw new Error('no')
    return 'done'
  }
  const done = await Promise.allSettled([run(() => work(false)), run(() => work(true)), run(() => work(false))])
  assert.deepEqual(
    done.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
})
