import { DAY, HOUR, instant, type Instant, SECOND } from '@senluna/kit/time.ts'
import { dateOf, dayOf } from './dates.ts'

/** Hours before UTC of the zones lotteries draw in. None of them changes its clocks in summer. */
const HOURS: Readonly<Record<string, number>> = {
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Bangkok': 7,
  'Asia/Vientiane': 7,
  'Asia/Shanghai': 8,
  'Asia/Hong_Kong': 8,
  'Asia/Taipei': 8,
  'Asia/Kuala_Lumpur': 8,
  'Asia/Singapore': 8,
  'Asia/Tokyo': 9,
}

/**
 * Milliseconds a zone's clocks are ahead of UTC. Throws RangeError for a zone no lottery draws in.
 */
function aheadOf(zone: string): number {
  const hours = HOURS[zone]
  if (hours === undefined) throw new RangeError(`no lottery draws in ${zone}`)
  return hours * HOUR
}

/** The day a moment falls in by a zone's clocks, yyyy-MM-dd. */
export const dateAt = (now: Instant, zone: string): string => dateOf(Math.floor((now + aheadOf(zone)) / DAY))

/** The moment a zone's clocks show this day and time of day. `seconds` may run over midnight. */
export const momentOf = (date: string, time: string | number, zone: string): Instant =>
  instant(dayOf(date) * DAY + (typeof time === 'number' ? time : secondsOf(time)) * SECOND - aheadOf(zone))

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
