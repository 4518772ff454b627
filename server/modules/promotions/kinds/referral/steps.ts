import { FRIEND_STATES, type FriendState } from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { StepTable } from '../../../../platform/steps.ts'

/** The steps of a friend that somebody brought. */
export const FRIEND_STEPS: StepTable<FriendState> = {
  entity: 'friend',
  storedIn: 'promotions.friend',
  states: FRIEND_STATES,
  begins: ['WAITING', 'MISSED'],
  ends: ['QUALIFIED', 'REFUSED', 'MISSED'],
  steps: [
    {
      from: ['WAITING'],
      to: 'QUALIFIED',
      by: ['server'],
      when: 'staked enough in time, and nothing speaks against it',
    },
    { from: ['WAITING'], to: 'HELD', by: ['server'], when: 'staked enough, and both look like one person' },
    { from: ['WAITING'], to: 'REFUSED', by: ['server'], when: 'staked enough while who brought them is on a break' },
    { from: ['WAITING'], to: 'MISSED', by: ['clock'], when: 'did not stake enough in time' },
    { from: ['HELD'], to: 'QUALIFIED', by: ['two staff'], when: 'two people find that they are two persons' },
    { from: ['HELD'], to: 'REFUSED', by: ['two staff'], when: 'two people find that they are one' },
  ],
}
