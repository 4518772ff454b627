import type { LimitReached } from '@senluna/contract/member/protection.ts'
import { text } from '../text.ts'

/** What travels with RG_LIMIT; undefined for anything else. */
export function reachedOf(value: unknown): LimitReached | undefined {
  const given = typeof value === 'object' && value !== null ? value : {}
  return 'limit' in given && 'value' in given && typeof given.limit === 'string' && typeof given.value === 'string'
    ? (given as LimitReached)
    : undefined
}

/** Which limit was reached and what to do, in sentences. `money` writes digits as an amount. */
export function reachedText(
  reached: LimitReached,
  money: (digits: string) => string,
  when: (iso: string) => string,
): string {
  const { limit, value, remaining, until } = reached
  if (limit === 'stake') return text('rg.reached.stake', { value: money(value) })
  const sentence =
    limit === 'session'
      ? text('rg.reached.session', { value })
      : text('rg.reached.loss', { value: money(value), remaining: money(remaining ?? '0') })
  if (until) return `${sentence} ${text('rg.reached.free', { time: when(until) })}`
  return limit === 'session' ? sentence : `${sentence} ${text('rg.reached.lower')}`
}
