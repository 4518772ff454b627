import { ownProfile, saveProfile } from '@senluna/contract/member/profile.ts'
import { businessDate, DAY, later, SECOND } from '@senluna/kit/time.ts'
import type { Behaviour } from './behaviour.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

/** Enters the date of birth, once: gifts of birthdays ask for it. */
export const profile: Behaviour = {
  name: 'profile',
  isOpen: ({ person }) => person.birth !== undefined,
  async run(guest) {
    const { visitor, world, person } = guest
    if (!person.birth) return
    await guest.pause(5 * SECOND, 20 * SECOND)
    // The crowd of an earlier start, or the days before it, may have entered it.
    const { fields } = await visitor.call(ownProfile)
    if (fields.some(({ field, locked }) => field === 'birthday' && locked)) return
    const day = businessDate(later(world.now(), person.birth.inDays * DAY), ZONE).slice(5)
    // Not every year has a 29 February.
    const birthday = `${person.birth.year}-${day === '02-29' ? '02-28' : day}`
    await visitor.call(saveProfile, { body: { birthday } })
  },
}
