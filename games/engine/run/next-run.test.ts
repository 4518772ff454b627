import type { Round, Run, RunReply } from '@senluna/contract/play/house.ts'
import { assert, test } from 'vitest'
import { begun, nextRun, type RunAsk, type RunEvent } from './next-run.ts'

const run = (moves: string): Run => ({ id: 'run-1', moves, cashable: moves !== '' }) as Run
const round = (id = 'run-1'): Round => ({ id, stake: '1000', payout: '1125' }) as Round
const reply = (more: Partial<RunReply>): RunReply => ({
  run: null,
  round: null,
  balance: '0',
  version: 1,
  nonce: 1,
  replayed: false,
  ...more,
})
const opening: RunAsk = { do: 'open', key: 'k1', stake: '1000', opening: '3' }
const moving: RunAsk = { do: 'move', key: 'k2', run: 'run-1', after: 0, move: 'a' }
const after = (...events: RunEvent[]) => events.reduce((state, event) => nextRun(state, event, 5_000), begun(undefined))

test('opened, moved and over: the round stays in view and in the list until another is opened', () => {
  const opened = after(
    { type: 'asked', ask: opening },
    { type: 'answered', reply: reply({ run: run('') }), now: 1, opened: true },
  )
  assert.deepEqual([opened.run?.moves, opened.asking, opened.readyAt], ['', undefined, 5_001])
  const moved = [
    { type: 'asked', ask: moving },
    { type: 'answered', reply: reply({ run: run('a') }), now: 2, opened: false },
    { type: 'asked', ask: { do: 'cashOut', key: 'k3', run: 'run-1', after: 1 } },
    { type: 'answered', reply: reply({ round: round() }), now: 3, opened: false },
  ] as const
  const over = moved.reduce((state, event) => nextRun(state, event, 5_000), opened)
  assert.deepEqual([over.run, over.round?.id, over.ended.length, over.readyAt], [undefined, 'run-1', 1, 5_001])
  const again = nextRun(over, { type: 'asked', ask: opening }, 5_000)
  assert.deepEqual([again.round, again.ended.length], [undefined, 1])
})

test('a run that was left is found, and counts as resumed until it is moved', () => {
  const left = begun(run('ab'))
  assert.deepEqual([left.run?.moves, left.resumed], ['ab', true])
  assert.equal(nextRun(left, { type: 'asked', ask: moving }, 0).resumed, false)
})

test('a refusal leaves the run as it was; one that ended meanwhile becomes its round, once', () => {
  const asked = nextRun(begun(run('a')), { type: 'asked', ask: moving }, 0)
  const refused = nextRun(asked, { type: 'refused', round: undefined }, 0)
  assert.deepEqual([refused.run?.moves, refused.asking], ['a', undefined])
  const ended = nextRun(nextRun(asked, { type: 'refused', round: round() }, 0), { type: 'refused', round: round() }, 0)
  assert.deepEqual([ended.run, ended.ended.length], [undefined, 1])
})
