import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { Turns } from './turns.ts'

test('one key goes in turn, another beside it, and a failure stops nobody', async () => {
  const turns = new Turns()
  const order: string[] = []
  const work = (name: string, ms: number) => async () => {
    order.push(`${name} begins`)
    await sleep(ms)
    order.push(`${name} ends`)
    return name
  }
  const all = await Promise.allSettled([
    turns.take('a', work('a1', 20)),
    turns.take('a', async () => {
      await work('a2', 1)()
      throw new Error('a2')
    }),
    turns.take('b', work('b1', 5)),
    turns.take('a', work('a3', 1)),
  ])
  assert.deepEqual(
    order.filter((step) => step.startsWith('a')),
    ['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends'],
  )
  assert.ok(order.indexOf('b1 ends') < order.indexOf('a1 ends'))
  assert.deepEqual(
    all.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  )
})
