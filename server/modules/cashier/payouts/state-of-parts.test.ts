import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { mayStep } from '../../../platform/steps.ts'
import { WITHDRAWAL_STEPS, type WithdrawalState } from '../withdrawals/steps.ts'
import { stateOfParts } from './state-of-parts.ts'
import { PART_STEPS } from './steps.ts'

type Part = Parameters<typeof stateOfParts>[1][number]

/** An order of 2 with its parts of 1 each. */
interface World {
  state: WithdrawalState
  returned: bigint
  parts: Part[]
}

const NET = 2n
const MOST_PARTS = 3
const OPEN: readonly WithdrawalState[] = ['APPROVED', 'PAYING', 'PAID', 'DISPUTED']
const ON_ITS_WAY = ['SENT', 'UNKNOWN']

const order = ({ returned }: World) => ({ amount: amount(NET), fee: amount(0n), returned: amount(returned) })
const queued = (part: number): Part => ({
  part,
  amount: amount(1n),
  state: 'QUEUED',
  confirmed_at: null,
  confirmed_by: null,
})
const unpaid = ({ parts, returned }: World) =>
  NET - returned - BigInt(parts.filter(({ state }) => state !== 'FAILED').length)
const withPart = (world: World, at: number, change: Partial<Part>): World => ({
  ...world,
  parts: world.parts.map((part, index) => (index === at ? { ...part, ...change } : part)),
})
const withNewPart = (world: World): World => ({ ...world, parts: [...world.parts, queued(world.parts.length + 1)] })
const advanced = (world: World, tryAgain = false): World => ({
  ...world,
  state: stateOfParts(order(world), world.parts, tryAgain),
})

/**
 * The moment of the last confirmation decides how an order ends. A call that waited for another
 * confirms with an earlier moment than the one it waited for.
 */
function* confirmed(world: World, at: number, by: 'MEMBER' | 'CLOCK' | 'STAFF'): Generator<World> {
  const before = world.parts.filter((part) => part.confirmed_at !== null).length
  for (const moment of [before, -before])
    yield withPart(world, at, { state: 'CONFIRMED', confirmed_at: new Date(moment), confirmed_by: by })
}

/** Everything that may happen next to an order that can still be paid. */
function* nexts(world: World): Generator<World> {
  const { state, parts } = world
  const acts = state !== 'PAID'
  if (acts && unpaid(world) > 0n && parts.length < MOST_PARTS) yield advanced(withNewPart(world))
  for (const [at, part] of parts.entries()) {
    const to = (next: Part['state']) => {
      assert.ok(mayStep(PART_STEPS, part.state, next), `a part from ${part.state} to ${next}`)
      return withPart(world, at, { state: next })
    }
    if (part.state === 'QUEUED') {
      // Sending moves an approved order by itself.
      yield { ...to('SENT'), state: state === 'APPROVED' ? 'PAYING' : state }
      if (acts) yield advanced(to('PAID'))
      for (const tryAgain of [true, false]) yield advanced(to('FAILED'), tryAgain)
    }
    if (ON_ITS_WAY.includes(part.state)) {
      yield to(part.state === 'SENT' ? 'UNKNOWN' : 'SENT')
      yield advanced(to('PAID'))
      for (const tryAgain of [true, false]) yield advanced(to('FAILED'), tryAgain)
    }
    if (part.state === 'PAID') {
      yield advanced(to('DISPUTED'))
      for (const by of ['MEMBER', 'CLOCK'] as const) for (const next of confirmed(world, at, by)) yield advanced(next)
    }
    if (part.state === 'DISPUTED') {
      for (const by of ['MEMBER', 'STAFF'] as const) for (const next of confirmed(world, at, by)) yield advanced(next)
      yield advanced(withNewPart(to('FAILED')))
    }
  }
  if ((state === 'APPROVED' || state === 'PAYING') && !parts.some((part) => ON_ITS_WAY.includes(part.state))) {
    const closed = parts.map((part) => (part.state === 'QUEUED' ? { ...part, state: 'FAILED' as const } : part))
    if (closed.every((part) => part.state === 'FAILED')) yield { ...world, parts: closed, state: 'FAILED' }
    else {
      const rest = { ...world, parts: closed }
      yield advanced({ ...rest, returned: world.returned + unpaid(rest) })
    }
  }
}

/** The same order, whatever the names of its parts. */
const keyOf = ({ state, returned, parts }: World): string =>
  JSON.stringify([state, String(returned), parts.map((part) => [part.state, part.confirmed_by, part.confirmed_at])])

test('whatever happens to its parts, a withdrawal takes steps of its table, and each of those once at least', () => {
  const first: World = { state: 'APPROVED', returned: 0n, parts: [] }
  const seen = new Map([[keyOf(first), first]])
  const taken = new Set<string>()
  for (const world of seen.values())
    for (const next of OPEN.includes(world.state) ? nexts(world) : []) {
      if (next.parts.length > MOST_PARTS + 1) continue
      if (next.state !== world.state) {
        taken.add(`${world.state} ${next.state}`)
        assert.ok(
          mayStep(WITHDRAWAL_STEPS, world.state, next.state),
          `${world.state} to ${next.state}: ${keyOf(world)} to ${keyOf(next)}`,
        )
      }
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next)
    }
  const byParts = WITHDRAWAL_STEPS.steps.flatMap(({ from, to }) =>
    from.filter((state) => OPEN.includes(state) && to !== 'REJECTED').map((state) => `${state} ${to}`),
  )
  assert.deepEqual([...taken].sort(), byParts.sort())
})
