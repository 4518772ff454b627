import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { DAY, HOUR, instant, later } from '../time.ts'
import { missionCycles, missionState } from './mission.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const at = (iso: string) => instant(Date.parse(iso))
const ALWAYS = { startAt: instant(0), endAt: undefined }

describe('missions', () => {
  test('a day ends at midnight of its brand, and its reward stays for a day', () => {
    // Saturday 28 November 2026, 02:00 in Viet Nam.
    const now = at('2026-11-27T19:00:00Z')
    const cycles = missionCycles('DAY', ALWAYS, ZONE, now)
    assert.deepEqual(
      cycles.map(({ cycle }) => cycle),
      ['2026-11-27', '2026-11-28'],
    )
    assert.equal(cycles[0]!.to, at('2026-11-27T17:00:00Z'))
    assert.equal(cycles[0]!.claimBefore, at('2026-11-28T17:00:00Z'))
  })

  test('a week is from Monday; the one before can be claimed on Monday only', () => {
    const monday = at('2026-11-22T17:00:00Z')
    const names = (now: ReturnType<typeof at>) => missionCycles('WEEK', ALWAYS, ZONE, now).map(({ cycle }) => cycle)
    assert.deepEqual(names(monday), ['week 2026-11-16', 'week 2026-11-23'])
    assert.deepEqual(names(later(monday, DAY)), ['week 2026-11-23'])
    assert.deepEqual(names(later(monday, -1)), ['week 2026-11-16'])
  })

  test('only what happens while it is offered counts', () => {
    const startAt = at('2026-11-28T03:00:00Z')
    const endAt = later(startAt, 2 * HOUR)
    const [only, ...more] = missionCycles('DAY', { startAt, endAt }, ZONE, later(startAt, HOUR))
    assert.deepEqual([only!.from, only!.to, only!.claimBefore], [startAt, endAt, later(endAt, DAY)])
    assert.deepEqual(more, [])
    assert.deepEqual(missionCycles('DAY', { startAt, endAt }, ZONE, later(startAt, -1)), [])
    assert.deepEqual(missionCycles('ONCE', { startAt, endAt }, ZONE, later(endAt, DAY)), [])
    assert.equal(
      missionCycles('ONCE', { startAt, endAt: undefined }, ZONE, later(startAt, 1))[0]!.claimBefore,
      undefined,
    )
  })

  test('a reward is claimable once its target is reached, also after the end, and claimed once', () => {
    const [now, over] = [at('2026-11-28T03:00:00Z'), { to: at('2026-11-28T02:00:00Z') }]
    const state = (done: bigint, claimed = false, cycle: { to: typeof now | undefined } = { to: undefined }) =>
      missionState({ done, target: 5n, claimed }, cycle, now)
    assert.deepEqual([state(4n), state(5n), state(9n, true)], ['ACTIVE', 'CLAIMABLE', 'CLAIMED'])
    assert.deepEqual([state(4n, false, over), state(5n, false, over)], ['MISSED', 'CLAIMABLE'])
  })

  test('cycles of one mission never overlap, and each can be claimed while it is on', () =>
    fc.assert(
      fc.property(fc.constantFrom('DAY', 'WEEK'), fc.integer({ min: 0, max: 400 * 24 }), (every, hours) => {
        const now = later(at('2026-01-01T00:00:00Z'), hours * HOUR)
        const cycles = missionCycles(every, ALWAYS, ZONE, now)
        const last = cycles.at(-1)!
        assert.isTrue(last.from <= now && now < last.to!)
        if (cycles.length === 2) assert.equal(cycles[0]!.to, last.from)
      }),
    ))
})
