import { randomInt } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { daysFrom, offsetAt, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { dropAt, envelopeOf, minutesOf, type EnvelopeTerms } from '@senluna/kit/promotions/red-envelope.ts'
import { businessDate, instant, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { RulesOf, TakenKind } from './kind.ts'

type Rules = RulesOf<'RED_ENVELOPE'>

const DRAWS = 1_000_000

/** How many minutes of the brand's day have passed. */
function minuteOfDay(brand: Brand, now: Instant): number {
  const clock = new Date(now + offsetAt(now, brand.timeZone))
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** The rules with their amounts as amounts. */
export const envelopeTerms = ({ least, most, pool, count }: Rules): EnvelopeTerms => ({
  least: amount(BigInt(least)),
  most: amount(BigInt(most)),
  pool: amount(BigInt(pool)),
  count,
})

/** An envelope of the drop that is on. Refuses PROMO_OUT when all are taken. */
export const redEnvelope: TakenKind<Rules> = {
  bounded: true,
  onePerPerson: true,
  cycleOf({ times, minutes }, brand, now) {
    const drop = dropAt(times, minutes, minuteOfDay(brand, now))
    return drop === undefined ? undefined : `${businessDate(now, brand.timeZone)} ${drop}`
  },
  rewardOf(_tx, rules, _taker, given) {
    const draw = randomInt(DRAWS)
    const held = envelopeOf(envelopeTerms(rules), given, draw)
    if (held === undefined) throw new Refusal('PROMO_OUT')
    return { amount: held, kind: KIND.RED_ENVELOPE, data: { draw } }
  },
}

/** The drop that is on, or the next one. */
export function nextDrop(
  { times, minutes }: Rules,
  brand: Brand,
  now: Instant,
): { opensAt: Instant; closesAt: Instant } {
  const today = businessDate(now, brand.timeZone)
  const drops = [today, daysFrom(today, 1)].flatMap((day) =>
    times.map((time) => later(startOfDay(day, brand.timeZone), minutesOf(time) * MINUTE)),
  )
  const opensAt = drops.find((begins) => begins + minutes * MINUTE > now) ?? instant(now)
  return { opensAt, closesAt: later(opensAt, minutes * MINUTE) }
}
