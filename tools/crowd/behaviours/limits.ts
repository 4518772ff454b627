import { protection, setLimit } from '@senluna/contract/member/protection.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Behaviour } from './behaviour.ts'

/** Sets a limit of their own, generous enough to go on playing. */
export const limits: Behaviour = {
  name: 'limits',
  async run(guest) {
    const { visitor, chance, person } = guest
    const { limits: own } = await visitor.call(protection)
    const free = own.filter(({ kind, value }) => value === null && kind !== 'session' && kind !== 'stake')
    if (free.length === 0) return
    const { kind } = chance.pick(free)
    await guest.pause(8 * SECOND, 20 * SECOND)
    await visitor.call(setLimit, {
      body: { kind, value: String(person.stake[1] * chance.pick([100, 200, 500])), confirm: false },
    })
  },
}
