import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '@senluna/kit/time.ts'
import { chanceOf } from '../chance.ts'
import { Guest } from '../guest.ts'
import { overHttp } from '../line/over-http.ts'
import { personOf } from '../people.ts'
import { visit } from '../visit.ts'
import { type Site, worldAt } from './world.ts'

/** How a crowd lives on. */
export interface LivingOptions extends Site {
  people: number
  /** Makes the members' passwords. */
  secret: string
  /** A visit that something ended which people don't bring about. */
  failed(who: string, error: unknown): void
}

/** So many of them are on the site at once: a few calls a second altogether. */
const AT_ONCE = 6
/** Between the end of a visit and the next one's beginning, at each of the places. */
const BETWEEN = [5 * SECOND, 60 * SECOND] as const

/** People come and go, at a human pace, until it is stopped. */
export async function liveOn(options: LivingOptions): Promise<void> {
  const { stopping } = options
  const line = overHttp(options.port)
  const world = worldAt(line, options)
  const chance = chanceOf(`living ${Date.now()}`)
  const guests = Array.from({ length: options.people }, (_, nth) => new Guest(world, personOf(nth), options.secret))
  const here = new Set<Guest>()
  const place = async (nth: number) => {
    // They don't all come in the first second.
    await sleep(nth * 2 * SECOND, undefined, { signal: stopping })
    while (!stopping.aborted) {
      const away = guests.filter((guest) => !here.has(guest))
      const guest = chance.weighed(away, ({ person }) => person.daily)
      here.add(guest)
      await visit(guest).catch((error: unknown) => {
        if (!stopping.aborted) options.failed(guest.person.userName, error)
      })
      here.delete(guest)
      await sleep(chance.from(...BETWEEN), undefined, { signal: stopping })
    }
  }
  const places = Array.from({ length: Math.min(AT_ONCE, options.people) }, (_, nth) =>
    place(nth).catch(() => undefined),
  )
  await Promise.all(places)
  line.close()
}
