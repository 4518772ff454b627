import { dayText, say } from '../say.ts'

/**
 * For which day or period a reward is, as people write days: `2026-11-20`, `week 2026-11-16`, or
 * two days from which to which; one that comes once in an account's life has none.
 */
export function cycleText(cycle: string): string {
  if (cycle === 'ONCE') return say('desk.promotions.every.ONCE')
  const [, week, rest = cycle] = /^(week )?(.*)$/.exec(cycle) ?? []
  const days = rest
    .replaceAll(/(\d{4}-\d\d-\d\d) (?=\d{4}-)/g, '$1 – ')
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => dayText(day))
  return week ? `${say('desk.reports.week')} ${days}` : days
}
