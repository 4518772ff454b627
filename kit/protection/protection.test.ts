import fc from 'fast-check'
import { amount } from '@senluna/kit/money.ts'
import { assert, test } from 'vitest'
import {
  breakEnds,
  changeLimit,
  depositAllowed,
  depositAllowedAgainAt,
  hourOf,
  loggedIn,
  lossRoom,
  lostIn,
  roomAgainAt,
  sessionEndsAt,
  type BreakTerm,
  type Bucket,
  type Limit,
} from './protection.ts'
import { DAY, HOUR, instant, iso, later, MINUTE, type Instant } from '../time.ts'

const NOW = instant(Date.UTC(2026, 10, 21, 3, 30))
const minute = (at: number): Instant => instant(at * MINUTE)

test('RG-DEPOSITLIMIT-01: the daily limit binds', () => {
  const history = [
    { at: minute(99_000), amount: amount(3_000_000n) },
    { at: minute(95_000), amount: amount(4_000_000n) },
  ]
  const limits = { depositDay: 5_000_000n, depositWeek: 20_000_000n, depositMonth: 50_000_000n }
  assert.deepEqual(depositAllowed(limits, history, 2_500_000n, minute(100_000)), {
    remaining: 2_000_000n,
    allowed: false,
  } as ReturnType<typeof depositAllowed>)
})

test('there is room for a deposit again when what came first leaves the window that is full', () => {
  const history = [
    { at: later(NOW, -2 * HOUR), amount: amount(60n) },
    { at: later(NOW, -HOUR), amount: amount(40n) },
  ]
  assert.equal(depositAllowedAgainAt({}, history, NOW), NOW)
  assert.equal(depositAllowedAgainAt({ depositDay: 101n }, history, NOW), NOW)
  assert.equal(depositAllowedAgainAt({ depositDay: 100n }, history, NOW), later(NOW, 22 * HOUR))
  assert.equal(depositAllowedAgainAt({ depositDay: 40n }, history, NOW), later(NOW, 22 * HOUR + HOUR))
  assert.equal(
    depositAllowedAgainAt({ depositDay: 100n, depositWeek: 100n }, history, NOW),
    later(NOW, 7 * DAY - 2 * HOUR),
  )
  assert.equal(depositAllowedAgainAt({ depositMonth: 0n }, history, NOW), undefined)
})

for (const [limits, asked, allowed, remaining, why] of [
  [{}, 10n ** 15n, true, undefined, 'without a limit everything may come in'],
  [{ depositDay: 100n }, 40n, true, 40n, 'the last unit may come in'],
  [{ depositDay: 100n }, 41n, false, 40n, 'one more may not'],
  [{ depositDay: 50n }, 1n, false, 0n, 'what is over the limit already leaves nothing, never less'],
  [{ depositDay: 100n, depositWeek: 90n }, 1n, false, 0n, 'the strictest of all applies'],
  [{ depositDay: null, depositMonth: 1_000n }, 870n, true, 870n, 'an absent one does not'],
  [{ depositDay: 0n }, 1n, false, 0n, 'a limit of nothing lets nothing in'],
] as const) {
  test(`deposit limit: ${why}`, () => {
    // 60 within the day, 40 a day and a minute ago, 30 in the month.
    const history = [
      { at: later(NOW, -DAY + 1), amount: amount(60n) },
      { at: later(NOW, -DAY - MINUTE), amount: amount(40n) },
      { at: later(NOW, -29 * DAY), amount: amount(30n) },
    ]
    assert.equal(depositAllowed(limits, history, asked, NOW).allowed, allowed)
    assert.equal(depositAllowed(limits, history, asked, NOW).remaining, remaining as never)
  })
}

test('a window takes an hour whole until its last minute has left', () => {
  const bucket: Bucket = { hour: hourOf(NOW), staked: 100n, won: 30n }
  assert.equal(iso(bucket.hour), '2026-11-21T03:00:00.000Z')
  const end = bucket.hour + 25 * HOUR
  assert.equal(lostIn([bucket], 24, instant(end - 1)), 70n)
  assert.equal(lostIn([bucket], 24, instant(end)), 0n)
})

test('room under a loss limit, and when it is there again', () => {
  const buckets: Bucket[] = [
    { hour: later(hourOf(NOW), -20 * HOUR), staked: 80n, won: 0n },
    { hour: hourOf(NOW), staked: 50n, won: 40n },
  ]
  assert.equal(lossRoom(100n, buckets, 24, NOW), 10n)
  assert.equal(roomAgainAt(100n, 10n, buckets, 24, NOW), NOW)
  assert.equal(roomAgainAt(100n, 11n, buckets, 24, NOW), later(hourOf(NOW), 5 * HOUR))
  assert.equal(roomAgainAt(100n, 100n, buckets, 24, NOW), later(hourOf(NOW), 25 * HOUR))
  assert.isUndefined(roomAgainAt(100n, 101n, buckets, 24, NOW))
})

const buckets = fc.array(
  fc.record({
    hour: fc.integer({ min: -800, max: 0 }).map((hours) => later(hourOf(NOW), hours * HOUR)),
    staked: fc.bigInt({ min: 0n, max: 1_000n }),
    won: fc.bigInt({ min: 0n, max: 1_000n }),
  }),
  { maxLength: 40 },
)

test('a stake always fits when it is said to, and not a moment before', () => {
  fc.assert(
    fc.property(
      buckets,
      fc.bigInt({ min: 0n, max: 3_000n }),
      fc.bigInt({ min: 1n, max: 3_000n }),
      (all, limit, stake) => {
        const at = roomAgainAt(limit, stake, all, 24, NOW)
        if (at === undefined) return assert.isTrue(stake > limit)
        assert.isTrue(lossRoom(limit, all, 24, at) >= stake)
        for (const { hour } of all)
          for (const before of [NOW, later(hour, 25 * HOUR)])
            if (before >= NOW && before < at) assert.isTrue(lostIn(all, 24, before) + stake > limit)
      },
    ),
  )
})

test('what a window says is never less than the exact rolling sum of losses', () => {
  const plays = fc.array(
    fc.record({ ago: fc.integer({ min: 0, max: 40 * HOUR }), lost: fc.bigInt({ min: 0n, max: 500n }) }),
  )
  fc.assert(
    fc.property(plays, (all) => {
      const exact = all.reduce((sum, { ago, lost }) => (ago < DAY ? sum + lost : sum), 0n)
      const counted = all.map(({ ago, lost }) => ({ hour: hourOf(later(NOW, -ago)), staked: lost, won: 0n }))
      assert.isTrue(lostIn(counted, 24, NOW) >= exact)
      const long = all.reduce((sum, { ago, lost }) => (ago < 25 * HOUR + HOUR ? sum + lost : sum), 0n)
      assert.isTrue(lostIn(counted, 24, NOW) <= long)
    }),
  )
})

const limit = (value: bigint | null, pending: Limit['pending'] = null): Limit => ({ value, pending })
const wish = (value: bigint | null, at: Instant = later(NOW, DAY)) => ({ value, at })

for (const [before, asked, confirm, now, after, why] of [
  [limit(null), 100n, false, NOW, { done: 'now', limit: limit(100n) }, 'the first limit holds at once'],
  [limit(100n), 90n, false, NOW, { done: 'now', limit: limit(90n) }, 'a tighter one holds at once'],
  [limit(100n), 100n, false, NOW, { done: 'unchanged', limit: limit(100n) }, 'the same changes nothing'],
  [limit(100n), 101n, false, NOW, { done: 'asked', limit: limit(100n, wish(101n)) }, 'a looser one waits a day'],
  [limit(100n), null, false, NOW, { done: 'asked', limit: limit(100n, wish(null)) }, 'so does none'],
  [limit(100n, wish(200n)), 90n, false, NOW, { done: 'now', limit: limit(90n) }, 'a tighter one takes the wish away'],
  [limit(100n, wish(200n)), 100n, false, NOW, { done: 'now', limit: limit(100n) }, 'as does the same again'],
  [
    limit(100n, wish(200n)),
    200n,
    false,
    later(NOW, HOUR),
    { done: 'unchanged', limit: limit(100n, wish(200n)) },
    'asking for it again does not start its day anew',
  ],
  [
    limit(100n, wish(200n)),
    300n,
    false,
    later(NOW, HOUR),
    { done: 'asked', limit: limit(100n, wish(300n, later(NOW, HOUR + DAY))) },
    'a larger wish waits its own day',
  ],
  [
    limit(100n, wish(200n)),
    200n,
    true,
    later(NOW, DAY - 1),
    { done: 'tooEarly', at: later(NOW, DAY) },
    'a millisecond early is early',
  ],
  [
    limit(100n, wish(200n)),
    200n,
    true,
    later(NOW, DAY),
    { done: 'confirmed', limit: limit(200n) },
    'after a day it is confirmed',
  ],
  [limit(100n, wish(null)), null, true, later(NOW, DAY), { done: 'confirmed', limit: limit(null) }, 'none too'],
  [limit(100n), 200n, true, NOW, { done: 'nothingAsked' }, 'what nobody asked for is not confirmed'],
  [limit(100n), null, true, NOW, { done: 'nothingAsked' }, 'none neither'],
  [limit(100n, wish(200n)), 201n, true, later(NOW, DAY), { done: 'nothingAsked' }, 'nor another value'],
  [
    limit(100n, wish(200n)),
    200n,
    true,
    later(NOW, 8 * DAY),
    { done: 'nothingAsked' },
    'a wish lapses a week after its time',
  ],
] as const) {
  test(`limits: ${why}`, () => assert.deepEqual(changeLimit(before, asked, confirm, now), after as never))
}

test('no way of asking makes a limit looser within a day', () => {
  const step = fc.record({
    asked: fc.option(fc.bigInt({ min: 0n, max: 5n }), { nil: null }),
    confirm: fc.boolean(),
    afterMs: fc.integer({ min: 0, max: 4 * HOUR }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let held = limit(2n)
      let now = NOW
      const past: { at: Instant; value: bigint | null }[] = [{ at: now, value: held.value }]
      const askedAt: { at: Instant; value: bigint | null }[] = []
      for (const step of steps) {
        now = later(now, step.afterMs)
        const change = changeLimit(held, step.asked, step.confirm, now)
        if (!step.confirm) askedAt.push({ at: now, value: step.asked })
        if (!('limit' in change)) continue
        const [from, to] = [held.value, change.limit.value]
        const looser = from !== null && (to === null || to > from)
        if (looser) assert.isTrue(askedAt.some(({ at, value }) => value === to && at <= now - DAY))
        held = change.limit
        past.push({ at: now, value: held.value })
      }
    }),
  )
})

for (const [term, from, ends] of [
  ['1d', '2026-11-21T03:30:00.000Z', '2026-11-22T03:30:00.000Z'],
  ['1w', '2026-11-21T03:30:00.000Z', '2026-11-28T03:30:00.000Z'],
  ['1m', '2026-01-31T23:59:00.000Z', '2026-02-28T23:59:00.000Z'],
  ['2m', '2026-12-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['3m', '2026-11-30T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['6m', '2026-08-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['1y', '2028-02-29T01:00:00.000Z', '2029-02-28T01:00:00.000Z'],
  ['5y', '2026-11-21T03:30:00.000Z', '2031-11-21T03:30:00.000Z'],
] as const satisfies readonly (readonly [BreakTerm, string, string])[]) {
  test(`a break of ${term} from ${from}`, () => {
    assert.equal(iso(breakEnds(term, instant(Date.parse(from)))!), ends)
  })
}
test('an exclusion for good does not end', () => assert.isNull(breakEnds('permanent', NOW)))

test('time logged in counts once, and only within the day', () => {
  const at = (minutes: number): Instant => later(NOW, minutes * MINUTE)
  const stretches = [
    { from: at(-100), to: at(10) },
    { from: at(5), to: at(20) },
    { from: at(8), to: at(9) },
    { from: at(30), to: at(90) },
  ]
  assert.equal(loggedIn(stretches, at(0), at(60)), 50 * MINUTE)
  assert.equal(loggedIn([], at(0), at(60)), 0)
})

for (const [limitMinutes, usedMinutes, hoursLeft, ends, why] of [
  [60, 0, 5, 60, 'a whole hour'],
  [60, 45, 5, 15, 'what is left of it'],
  [60, 60, 5, 0, 'nothing'],
  [60, 75, 5, 0, 'nothing, never less'],
  [120, 0, 1, 180, 'over midnight: the next day’s minutes begin there'],
] as const) {
  test(`minutes of a day: ${why}`, () => {
    const end = sessionEndsAt(limitMinutes, usedMinutes * MINUTE, NOW, later(NOW, hoursLeft * HOUR))
    assert.equal(end, later(NOW, ends * MINUTE))
  })
}
