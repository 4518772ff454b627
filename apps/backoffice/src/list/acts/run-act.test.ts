import { Refused } from '@senluna/web/client/call/refused.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { Act } from '../spec.ts'
import { runAct } from './run-act.ts'

const actOf = (run: Act<number>['run']): Act<number> => ({ name: 'desk.save', right: 'chat.view', run })
const DONE = { done: 0, waiting: 0, failed: [] }

afterEach(() => void vi.useRealTimers())

test('rows are done one after another; one that is refused keeps none of the others', async () => {
  const order: number[] = []
  const no = new Refused('WD_STATE')
  const act = actOf(async (row) => {
    order.push(row)
    if (row === 2) throw no
    return row === 3 ? { approvalId: 'a' } : {}
  })
  expect(await runAct(act, [1, 2, 3, 4], 'why', {})).toEqual({ done: 2, waiting: 1, failed: [no] })
  expect(order).toEqual([1, 2, 3, 4])
})

test('each row gets the reason and the values', async () => {
  const run = vi.fn(async () => ({}))
  await runAct(actOf(run), [1, 2], 'why', { amount: '5' })
  expect(run.mock.calls).toEqual([
    [1, 'why', { amount: '5' }],
    [2, 'why', { amount: '5' }],
  ])
})

test('where the server says “not so fast” it waits and asks again', async () => {
  vi.useFakeTimers()
  let tries = 0
  const done = runAct(
    actOf(async () => {
      if (++tries < 3) throw new Refused('SYS_THROTTLED')
      return {}
    }),
    [1],
    'why',
    {},
  )
  await vi.advanceTimersByTimeAsync(1_200)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(2_400)
  expect(await done).toEqual({ ...DONE, done: 1 })
})

test('it asks five times at most', async () => {
  vi.useFakeTimers()
  const throttled = new Refused('SYS_THROTTLED')
  const run = vi.fn(async () => Promise.reject(throttled))
  const done = runAct(actOf(run), [1], 'why', {})
  await vi.runAllTimersAsync()
  expect(await done).toEqual({ ...DONE, failed: [throttled] })
  expect(run).toHaveBeenCalledTimes(5)
})
