import { DAY, HOUR, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { chanceOf } from '../chance.ts'
import { personOf } from '../people.ts'

/** Who sits down when. */
export interface Planned {
  nth: number
  at: Instant
}

/** When people sit down, by the brand's clock: at noon, before the evening's draws, at night. */
const RUSH = [
  [12, 5],
  [17, 20],
  [20, 40],
] as const
/** The last of them have joined so many days before the end. */
const LAST_JOINED = 5
/** On every so many days somebody joins. */
const FRIENDS = 3
/** Nobody sits down so shortly before the site opens: their visit would end after it. */
const BEFORE_END = HOUR

/** The demonstration's agent and affiliate come first of all, at this hour. */
const DEMO_COMES = 10
/** And so likely on each day after the first. */
const DEMO_DAILY = 0.5

/** When one of the demonstration's own accounts comes. */
export function visitsOfDemo(userName: string, days: number, begin: Instant, end: Instant): Instant[] {
  const chance = chanceOf(`coming of ${userName}`)
  return Array.from({ length: days + 1 }, (_, day) => day)
    .filter((day) => day === 0 || chance.happens(DEMO_DAILY))
    .map((day) => later(begin, day * DAY + DEMO_COMES * HOUR + chance.from(0, 40) * MINUTE))
    .filter((at) => at < later(end, -BEFORE_END))
}

/** The visits of so many people: few at first, since they join one after the other. */
export function plannedVisits(people: number, days: number, begin: Instant, end: Instant): Planned[] {
  const chance = chanceOf('days of a crowd')
  const plan: Planned[] = []
  for (let nth = 0; nth < people; nth++) {
    const { daily, isAgent, place } = personOf(nth)
    // People bring friends: a few join on one evening.
    const joined = Math.floor(((nth / people) * Math.max(1, days - LAST_JOINED)) / FRIENDS) * FRIENDS
    for (let day = joined; day <= days; day++) {
      if (day !== joined && !chance.happens(daily)) continue
      const comes = chance.pick(RUSH)
      // An agent's first visit comes after that of whoever stands above.
      const [hour, minute] = (isAgent && day === joined && RUSH[(place?.depth ?? 1) - 1]) || comes
      const at = later(begin, day * DAY + hour * HOUR + (minute + chance.from(0, 3)) * MINUTE)
      if (at < later(end, -BEFORE_END)) plan.push({ nth, at })
    }
  }
  return plan
}
