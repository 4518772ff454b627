import type { VendorHealth } from '@senluna/contract/desk/brand/vendor-keys.ts'

/** What was counted of one minute; `age` is how many minutes ago. */
export interface MinuteOf {
  age: number
  calls: number
  unanswered: number
  took: readonly number[]
}

/** An hour is shown in so many parts. */
const PARTS = 12
const PART = 5
/** From so many calls on a share of them says something. */
const FEW = 4
const SHAKY = 0.05
const DOWN = 0.5
const SLOW_MS = 1_500
/** Whether a vendor is down is said by its last minutes, not by the hour. */
const LATELY = 10

type Look = VendorHealth['hour'][number]

/**
 * How a vendor has answered in the last hour, by its minutes.
 *
 * DOWN: of the last ten minutes' calls (of the latest part with any, where there were none) half or
 * more got no answer. SHAKY: one in twenty of the hour's. SLOW: one in twenty took longer than a
 * second and a half. QUIET: nobody asked.
 */
export function healthOf(minutes: readonly MinuteOf[], steps: readonly number[]): Omit<VendorHealth, 'lastAnswerAt'> {
  const calls = sum(minutes, ({ calls: count }) => count)
  const unanswered = sum(minutes, ({ unanswered: count }) => count)
  const parts = Array.from({ length: PARTS }, (_, index) =>
    minutes.filter(({ age }) => Math.floor(age / PART) === PARTS - 1 - index),
  )
  const p95 = p95Of(minutes, steps)
  return {
    state: stateOf(minutes, p95),
    calls,
    unanswered,
    ...(p95 === undefined ? {} : { p95Ms: p95 }),
    hour: parts.map((part) => lookOf(part, steps)),
  }
}

function stateOf(minutes: readonly MinuteOf[], p95: number | undefined): VendorHealth['state'] {
  const asked = minutes.filter(({ calls }) => calls > 0)
  if (asked.length === 0) return 'QUIET'
  const latest = Math.min(...asked.map(({ age }) => age))
  const lately = asked.filter(({ age }) => age < Math.max(LATELY, latest + PART))
  if (shareOf(lately) >= DOWN) return 'DOWN'
  const calls = sum(asked, (part) => part.calls)
  if (calls < FEW) return 'GOOD'
  if (shareOf(asked) >= SHAKY) return 'SHAKY'
  return p95 !== undefined && p95 > SLOW_MS ? 'SLOW' : 'GOOD'
}

function lookOf(minutes: readonly MinuteOf[], steps: readonly number[]): Look {
  if (sum(minutes, ({ calls }) => calls) === 0) return 'NONE'
  const share = shareOf(minutes)
  if (share >= DOWN) return 'BAD'
  return share >= SHAKY || (p95Of(minutes, steps) ?? 0) > SLOW_MS ? 'WARN' : 'GOOD'
}

/**
 * 95 of 100 calls took at most so long: the end of the step that the 95th is in, never less than it
 * took.
 */
function p95Of(minutes: readonly MinuteOf[], steps: readonly number[]): number | undefined {
  const took = [...steps, 0].map((_, step) => sum(minutes, (part) => part.took[step] ?? 0))
  const all = took.reduce((left, right) => left + right, 0)
  if (all === 0) return undefined
  let seen = 0
  const place = Math.ceil(all * 0.95)
  const step = took.findIndex((count) => (seen += count) >= place)
  return steps[Math.min(step, steps.length - 1)]
}

const shareOf = (minutes: readonly MinuteOf[]): number => {
  const calls = sum(minutes, (part) => part.calls)
  return calls === 0 ? 0 : sum(minutes, (part) => part.unanswered) / calls
}

const sum = (minutes: readonly MinuteOf[], figureOf: (minute: MinuteOf) => number): number =>
  minutes.reduce((left, minute) => left + figureOf(minute), 0)
