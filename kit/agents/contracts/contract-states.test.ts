import { assert, test } from 'vitest'
import {
  CONTRACT_EVENTS,
  CONTRACT_STATES,
  contractAfter,
  isLive,
  OFFER_WAITS,
  TERMINATION_WAITS,
  type ContractActor,
  type ContractParty,
} from './contract-states.ts'
import { DAY } from '../../time.ts'

const ACTORS: readonly ContractActor[] = ['OFFEROR', 'HOLDER', 'OPERATOR', 'SYSTEM']

/** Everything that is allowed. The third word is who acts; `/X` who asked for the termination. */
const ALLOWED = new Set([
  'null OFFER OFFEROR -> NEW_REQUEST',
  'null OFFER OPERATOR -> NEW_REQUEST',
  'NEW_REQUEST ACCEPT HOLDER -> SIGNED',
  'NEW_REQUEST REJECT HOLDER -> REJECTED',
  'NEW_REQUEST WITHDRAW OFFEROR -> CANCELLED',
  'NEW_REQUEST LAPSE SYSTEM -> EXPIRED',
  'NEW_REQUEST CASCADE SYSTEM -> CANCELLED',
  'NEW_REQUEST MOVE SYSTEM -> CANCELLED',
  'NEW_REQUEST CLOSE SYSTEM -> CANCELLED',
  'SIGNED TERMINATE OFFEROR -> TERMINATION_REQUEST',
  'SIGNED TERMINATE HOLDER -> TERMINATION_REQUEST',
  ...['SIGNED', 'TERMINATION_REQUEST/OFFEROR', 'TERMINATION_REQUEST/HOLDER'].flatMap((state) => [
    `${state} FORCE OPERATOR -> TERMINATED`,
    `${state} REPLACE SYSTEM -> TERMINATED`,
    `${state} CASCADE SYSTEM -> TERMINATED`,
    `${state} MOVE SYSTEM -> TERMINATED`,
    `${state} CLOSE SYSTEM -> TERMINATED`,
  ]),
  'TERMINATION_REQUEST/OFFEROR ACCEPT HOLDER -> TERMINATED',
  'TERMINATION_REQUEST/OFFEROR REJECT HOLDER -> SIGNED',
  'TERMINATION_REQUEST/OFFEROR LAPSE SYSTEM -> TERMINATED',
  'TERMINATION_REQUEST/HOLDER ACCEPT OFFEROR -> TERMINATED',
  'TERMINATION_REQUEST/HOLDER REJECT OFFEROR -> SIGNED',
  'TERMINATION_REQUEST/HOLDER LAPSE SYSTEM -> TERMINATED',
])

test('every state, event and actor: what is not in the life cycle is refused', () => {
  const allowed = new Set<string>()
  for (const state of [null, ...CONTRACT_STATES])
    for (const event of CONTRACT_EVENTS)
      for (const actor of ACTORS) {
        const asked: readonly (ContractParty | undefined)[] =
          state === 'TERMINATION_REQUEST' ? ['OFFEROR', 'HOLDER'] : [undefined]
        for (const terminationBy of asked) {
          const to = contractAfter({ state, terminationBy }, event, actor)
          if (to) allowed.add(`${state}${terminationBy ? `/${terminationBy}` : ''} ${event} ${actor} -> ${to}`)
        }
      }
  assert.sameMembers([...allowed], [...ALLOWED])
})

test('a contract that is to end is in force until it ends', () => {
  assert.deepEqual(CONTRACT_STATES.filter(isLive), ['SIGNED', 'TERMINATION_REQUEST'])
})

test('an offer waits for 7 days, a termination for 72 hours', () => {
  assert.deepEqual([OFFER_WAITS, TERMINATION_WAITS], [7 * DAY, 3 * DAY])
})
