import { amount } from '@senluna/kit/money.ts'
import { assert, test } from 'vitest'
import {
  CALM_FOR,
  harmOf,
  LEVEL_FROM,
  MARKER_KINDS,
  nextMark,
  type Harm,
  type HarmFacts,
  type Mark,
  type MarkerLevel,
} from './markers.ts'
import { DAY, HOUR, instant, later, MINUTE, type Instant } from '../time.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
// A Saturday, half past five in the morning in Vietnam.
const NOW = instant(Date.UTC(2026, 10, 20, 22, 30))
const NOTHING: HarmFacts = { deposits: [], hours: [], declined: 0, loosened: 0, contacts: 0 }

const ago = (days: number, ms = 0): Instant => later(NOW, -days * DAY + ms)
const paid = (at: Instant, units = 100_000n) => ({ at, amount: amount(units) })
const played = (hour: Instant, staked = 100_000n, won = 0n) => ({ hour, staked, won })
const spoke = (facts: Partial<HarmFacts>, zone = ZONE) =>
  harmOf({ ...NOTHING, ...facts }, zone, NOW).spoke.map(({ kind, count, weight }) => [kind, count, weight])

test('of nothing nothing speaks', () => {
  assert.deepEqual(harmOf(NOTHING, ZONE, NOW), { level: 0, spoke: [] })
})

test('a spend jump is a week of at least three deposits, three times an ordinary week of the four before', () => {
  const month = [8, 15, 22, 29].map((days) => paid(ago(days)))
  const week = (units: bigint) => [1, 2, 3].map((days) => paid(ago(days), units))
  // 300,000 against 100,000 a week.
  assert.deepEqual(spoke({ deposits: [...month, ...week(100_000n)] }), [['SPEND_JUMP', 3, 1]])
  assert.deepEqual(spoke({ deposits: [...month, ...week(99_999n)] }), [])
  assert.deepEqual(spoke({ deposits: [...month, ...week(200_000n)] }), [['SPEND_JUMP', 6, 2]])
  assert.deepEqual(spoke({ deposits: [...month, paid(ago(1), 5_000_000n), paid(ago(2))] }), [], 'two deposits')
  assert.deepEqual(spoke({ deposits: week(900_000n) }), [], 'a first week is compared with nothing')
  // A week with no deposit before the jump counts as an ordinary one of nothing: 100,000 in four
  // weeks are 25,000 a week.
  assert.deepEqual(spoke({ deposits: [paid(ago(20)), ...week(25_000n)] }), [['SPEND_JUMP', 3, 1]])
  assert.deepEqual(spoke({ deposits: [paid(ago(36)), ...week(900_000n)] }), [], 'older than what is looked at')
})

test('chasing is three deposits within six hours while the play of those hours is lost, on a day', () => {
  const evening = ago(2, -10 * HOUR) // 19:30 in Vietnam
  const run = (gap: number) => [0, 1, 2].map((nth) => paid(later(evening, nth * gap)))
  const hour = later(evening, -30 * MINUTE)
  assert.deepEqual(spoke({ deposits: run(HOUR), hours: [played(hour)] }), [['CHASING', 1, 1]])
  assert.deepEqual(spoke({ deposits: run(3 * HOUR), hours: [played(hour)] }), [['CHASING', 1, 1]])
  assert.deepEqual(spoke({ deposits: run(3 * HOUR + 1), hours: [played(hour)] }), [], 'over more than six hours')
  assert.deepEqual(spoke({ deposits: run(HOUR) }), [], 'nothing was played')
  assert.deepEqual(spoke({ deposits: run(HOUR), hours: [played(hour, 100n, 100n)] }), [], 'nothing was lost')
  assert.deepEqual(spoke({ deposits: run(HOUR), hours: [played(later(hour, -2 * HOUR))] }), [], 'lost long before')
  const three = [1, 2, 3].flatMap((days) =>
    run(HOUR).map((bucket) => paid(later(bucket.at, -days * DAY), bucket.amount)),
  )
  const losses = [1, 2, 3].map((days) => played(later(hour, -days * DAY)))
  assert.deepEqual(spoke({ deposits: three, hours: losses }), [['CHASING', 3, 2]])
})

test('a night of play has two hours with stakes between midnight and five by the brand’s clock', () => {
  const midnight = (days: number) => ago(days, -5.5 * HOUR)
  const nights = (count: number, hours = [1, 2]) =>
    Array.from({ length: count }, (_, nth) => hours.map((at) => played(later(midnight(nth), at * HOUR)))).flat()
  assert.deepEqual(spoke({ hours: nights(2) }), [])
  assert.deepEqual(spoke({ hours: nights(3) }), [['NIGHT', 3, 1]])
  assert.deepEqual(spoke({ hours: nights(5) }), [['NIGHT', 5, 2]])
  assert.deepEqual(spoke({ hours: nights(5, [0]) }), [], 'a bet just after midnight')
  assert.deepEqual(spoke({ hours: nights(5, [4, 5]) }), [], 'from five on it is morning')
  assert.deepEqual(spoke({ hours: nights(5) }, 'UTC'), [], 'eighteen and nineteen o’clock elsewhere')
  assert.deepEqual(
    spoke({ hours: nights(5).map(({ hour }) => played(hour, 0n, 100n)) }),
    [],
    'wins that come by themselves',
  )
})

test('declined deposits, looser limits and contacts speak from their counts on', () => {
  for (const [name, kind, from, loud] of [
    ['declined', 'DECLINED', 3, 6],
    ['loosened', 'LIMITS', 2, 4],
    ['contacts', 'CONTACTS', 4, 8],
  ] as const)
    for (const [count, weight] of [
      [from - 1, 0],
      [from, 1],
      [loud - 1, 1],
      [loud, 2],
    ] as const)
      assert.deepEqual(spoke({ [name]: count }), weight === 0 ? [] : [[kind, count, weight]], `${name} ${count}`)
})

test('weights come to levels together: 1 a message, 3 a call, 5 an enforced break; one marker alone never to a call', () => {
  const level = (facts: Partial<HarmFacts>) => harmOf({ ...NOTHING, ...facts }, ZONE, NOW).level
  assert.equal(level({ declined: 3 }), 1)
  for (const alone of [{ declined: 99 }, { loosened: 99 }, { contacts: 99 }]) assert.equal(level(alone), 1)
  assert.equal(level({ declined: 6, loosened: 2 }), 2)
  assert.equal(level({ declined: 3, loosened: 2, contacts: 4 }), 2)
  assert.equal(level({ declined: 6, loosened: 4 }), 2)
  assert.equal(level({ declined: 6, loosened: 4, contacts: 4 }), 3)
  assert.ok(LEVEL_FROM[2] <= 2 * MARKER_KINDS.length)
})

const found = (level: MarkerLevel): Harm => ({
  level,
  spoke: level === 0 ? [] : [{ kind: 'NIGHT', count: level, weight: 1 }],
})
const brief = ({ level, since, calmSince, spoke: [marker] }: Mark) => [
  level,
  since - NOW,
  calmSince && calmSince - NOW,
  marker?.count,
]

test('a level rises at once, keeps its day, and what speaks for it is what spoke last', () => {
  const first = nextMark(undefined, found(1), NOW)
  assert.deepEqual(brief(first), [1, 0, null, 1])
  const same = nextMark(first, { level: 1, spoke: [{ kind: 'NIGHT', count: 4, weight: 1 }] }, later(NOW, DAY))
  assert.deepEqual(brief(same), [1, 0, null, 4])
  assert.deepEqual(brief(nextMark(same, found(3), later(NOW, 2 * DAY))), [3, 2 * DAY, null, 3])
})

test('a level falls by one step when less has spoken for thirty days on end; what spoke stays until then', () => {
  let mark = nextMark(undefined, found(3), NOW)
  mark = nextMark(mark, found(0), later(NOW, DAY))
  assert.deepEqual(brief(mark), [3, 0, DAY, 3])
  mark = nextMark(mark, found(1), later(NOW, DAY + CALM_FOR - 1))
  assert.deepEqual(brief(mark), [3, 0, DAY, 3])
  const again = nextMark(mark, found(3), later(NOW, DAY + CALM_FOR))
  assert.deepEqual(brief(again), [3, 0, null, 3], 'its days of calm begin anew')
  mark = nextMark(mark, found(1), later(NOW, DAY + CALM_FOR))
  assert.deepEqual(brief(mark), [2, DAY + CALM_FOR, DAY + CALM_FOR, 3])
  mark = nextMark(mark, found(1), later(NOW, DAY + 2 * CALM_FOR))
  assert.deepEqual(brief(mark), [1, DAY + 2 * CALM_FOR, null, 1], 'what speaks now is what it says')
})

test('looked at twice at one moment, nothing is another', () => {
  const levels = [0, 1, 2, 3] as const
  for (const before of [undefined, ...levels.map((level) => nextMark(undefined, found(level), ago(40)))])
    for (const level of levels) {
      const once = nextMark(before, found(level), NOW)
      assert.deepEqual(nextMark(once, found(level), NOW), once, `${before?.level} ${level}`)
    }
})
