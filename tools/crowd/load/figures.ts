import type { Attempt } from './watch.ts'

/** What a load came to in a span of time. */
export interface Figures {
  calls: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** How often a code was answered; errors are not in it. */
  refusals: Record<string, number>
  noAnswer: number
  /** Answers 5xx, "busy" among them. */
  failures: number
}

/** The value that a share of the values doesn't exceed, by nearest rank; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The figures of some attempts that were made in so many seconds. */
export function figuresOf(attempts: readonly Attempt[], seconds: number): Figures {
  const answered = attempts.filter(({ status }) => status > 0)
  const times = answered.map(({ ms }) => ms)
  const refusals: Record<string, number> = {}
  for (const { status, code } of answered) {
    if (code !== undefined && status < 500) refusals[code] = (refusals[code] ?? 0) + 1
  }
  return {
    calls: attempts.length,
    perSecond: seconds > 0 ? attempts.length / seconds : 0,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    refusals,
    noAnswer: attempts.length - answered.length,
    failures: answered.filter(({ status }) => status >= 500).length,
  }
}

/** One line about a span, for a terminal. */
export function lineOf(players: number, { perSecond, p50, p95, p99, refusals, noAnswer, failures }: Figures): string {
  const codes = Object.entries(refusals)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, times]) => `${code} ${times}`)
  return [
    `${players} players`,
    `${perSecond.toFixed(1)} calls/s`,
    `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} p99 ${p99.toFixed(0)} ms`,
    `no answer ${noAnswer}, 5xx ${failures}`,
    codes.length > 0 ? `refused: ${codes.join(', ')}` : 'nothing refused',
  ].join(' · ')
}
