import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import { answerAgent } from './agents/consent.ts'
import { affiliate, agency, BEHAVIOURS, moneyIn, moneyOut, profile, promotions } from './behaviours/index.ts'
import type { Guest } from './guest.ts'

/** What somebody likes to do now and then, besides playing. */
const ASIDE = {
  ask: 0.04,
  limits: 0.03,
  vipGifts: 0.2,
  missions: 0.25,
  waitingRewards: 0.2,
  wheel: 0.15,
  race: 0.05,
  application: 0.03,
  friends: 0.2,
} as const
/** So often somebody looks first of all at what there is to get; a new member always does. */
const LOOKS_AT_PROMOTIONS = 0.3
/** So often whoever has an agent looks at the own rates. */
const LOOKS_AT_RATES = 0.15

/**
 * One visit: what agents do for their team, what promotions give, money in when there is too little
 * to play with, a few things they like, and money out when there is much more than they came with.
 */
export async function visit(guest: Guest): Promise<void> {
  const { chance, person } = guest
  const comesFirst = !guest.isMember
  await guest.come()
  await guest.pause(5 * SECOND, 30 * SECOND)
  // An affiliate brings people and plays nothing.
  if (affiliate.isOpen?.(guest)) return affiliate.run(guest)
  if (agency.isOpen?.(guest)) await agency.run(guest)
  if (person.place && chance.happens(LOOKS_AT_RATES)) await answerAgent(guest)
  if (comesFirst && profile.isOpen?.(guest)) await profile.run(guest)
  if (comesFirst || chance.happens(LOOKS_AT_PROMOTIONS)) await promotions.run(guest)
  const few = BigInt(person.stake[1]) * 3n
  if (chance.happens(0.3) || (await guest.balance()) < few) await moneyIn.run(guest)
  if (person.isHigh) await guest.refill()
  for (let left = guest.isHurried ? 1 : chance.from(person.isHigh ? 2 : 1, 3); left > 0; left--) {
    const [name] = chance.weighed(Object.entries(person.likes), ([, weight]) => weight)
    await BEHAVIOURS.get(name)?.run(guest)
    await guest.pause(10 * SECOND, MINUTE)
  }
  for (const [name, share] of Object.entries(ASIDE)) if (chance.happens(share)) await BEHAVIOURS.get(name)?.run(guest)
  if (moneyOut.isOpen?.(guest) && chance.happens(0.4) && (await guest.balance()) > few * 4n) await moneyOut.run(guest)
}
