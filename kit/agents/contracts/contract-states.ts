import { DAY, HOUR } from '../../time.ts'
import { statesAfter, type TransitionTable } from '../transitions.ts'

/** Where a contract stands. */
export const CONTRACT_STATES = [
  'NEW_REQUEST',
  'SIGNED',
  'TERMINATION_REQUEST',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'TERMINATED',
] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** Contracts in force: one that is to end still pays. */
export const LIVE_STATES = ['SIGNED', 'TERMINATION_REQUEST'] as const satisfies readonly ContractState[]
export const isLive = (state: ContractState): boolean => LIVE_STATES.some((live) => live === state)

/** What can happen to a contract. */
export const CONTRACT_EVENTS = [
  'OFFER',
  'ACCEPT',
  'REJECT',
  'WITHDRAW',
  'LAPSE',
  'TERMINATE',
  'FORCE',
  'REPLACE',
  'CASCADE',
  'MOVE',
  'CLOSE',
] as const
export type ContractEvent = (typeof CONTRACT_EVENTS)[number]

/** Who binds themselves by a contract. */
export type ContractParty = 'OFFEROR' | 'HOLDER'

/**
 * Who acts. Staff who act for the house are OFFEROR of its contracts; OPERATOR is staff who act on
 * contracts of others.
 */
export type ContractActor = ContractParty | 'OPERATOR' | 'SYSTEM'

/** The party that did not ask for the termination. */
type Role = ContractActor | 'OTHER_SIDE'

/** Why a contract ended. */
export type EndReason =
  | 'AGREED'
  | 'SILENCE'
  | 'REPLACED'
  | 'DOWNLINE_RATE_HIGHER'
  | 'UPLINE_TERMINATED'
  | 'ACCOUNT_MOVED'
  | 'ACCOUNT_CLOSED'
  | 'FORCED'

/** So long an offer waits for an answer, in milliseconds, where a brand sets nothing else. */
export const OFFER_WAITS = 7 * DAY

/** So long a request to terminate waits; silence is consent. */
export const TERMINATION_WAITS = 72 * HOUR

/** The life of a contract. Source: docs/agents.md, "The life of a contract". */
export const CONTRACT_TRANSITIONS: TransitionTable<ContractState, ContractEvent, Role> = {
  states: CONTRACT_STATES,
  events: CONTRACT_EVENTS,
  actors: ['OFFEROR', 'HOLDER', 'OTHER_SIDE', 'OPERATOR', 'SYSTEM'],
  transitions: [
    {
      from: [null],
      event: 'OFFER',
      by: ['OFFEROR', 'OPERATOR'],
      to: 'NEW_REQUEST',
      when: 'the terms are in order, and no other offer of the kind waits for this holder',
    },
    {
      from: ['NEW_REQUEST'],
      event: 'ACCEPT',
      by: ['HOLDER'],
      to: 'SIGNED',
      when: 'the terms are still in order; contracts below that now fail end with it',
    },
    { from: ['NEW_REQUEST'], event: 'REJECT', by: ['HOLDER'], to: 'REJECTED', when: 'a reason may be given' },
    { from: ['NEW_REQUEST'], event: 'WITHDRAW', by: ['OFFEROR'], to: 'CANCELLED', when: 'it was not answered' },
    { from: ['NEW_REQUEST'], event: 'LAPSE', by: ['SYSTEM'], to: 'EXPIRED', when: 'nobody answered for 7 days' },
    {
      from: ['NEW_REQUEST'],
      event: 'CASCADE',
      by: ['SYSTEM'],
      to: 'CANCELLED',
      when: 'its offeror’s own contract no longer covers it, or ended',
    },
    { from: ['NEW_REQUEST'], event: 'MOVE', by: ['SYSTEM'], to: 'CANCELLED', when: 'the holder gets another upline' },
    { from: ['NEW_REQUEST'], event: 'CLOSE', by: ['SYSTEM'], to: 'CANCELLED', when: 'an account of it is closed' },
    {
      from: ['SIGNED'],
      event: 'TERMINATE',
      by: ['OFFEROR', 'HOLDER'],
      to: 'TERMINATION_REQUEST',
      when: 'either asks for the end; until then it stays in force',
    },
    {
      from: ['TERMINATION_REQUEST'],
      event: 'ACCEPT',
      by: ['OTHER_SIDE'],
      to: 'TERMINATED',
      when: 'it ends at the next boundary of its kind',
    },
    { from: ['TERMINATION_REQUEST'], event: 'REJECT', by: ['OTHER_SIDE'], to: 'SIGNED', when: 'it goes on' },
    {
      from: ['TERMINATION_REQUEST'],
      event: 'LAPSE',
      by: ['SYSTEM'],
      to: 'TERMINATED',
      when: 'nobody answered for 72 hours: silence is consent',
    },
    {
      from: LIVE_STATES,
      event: 'FORCE',
      by: ['OPERATOR'],
      to: 'TERMINATED',
      when: 'staff end it with a reason; both parties are notified',
    },
    {
      from: LIVE_STATES,
      event: 'REPLACE',
      by: ['SYSTEM'],
      to: 'TERMINATED',
      when: 'its holder accepts another contract of the kind',
    },
    {
      from: LIVE_STATES,
      event: 'CASCADE',
      by: ['SYSTEM'],
      to: 'TERMINATED',
      when: 'its offeror’s new terms no longer cover it, or the offeror’s contract ends',
    },
    { from: LIVE_STATES, event: 'MOVE', by: ['SYSTEM'], to: 'TERMINATED', when: 'the holder gets another upline' },
    { from: LIVE_STATES, event: 'CLOSE', by: ['SYSTEM'], to: 'TERMINATED', when: 'an account of it is closed' },
  ],
}

/** A contract as its life cycle sees it. Without a state there is none yet. */
export interface ContractStanding {
  state: ContractState | null
  /** Who asked for the termination that waits. */
  terminationBy?: ContractParty | undefined
}

/** The state in which an event leaves a contract; undefined when it is refused. */
export function contractAfter(
  { state, terminationBy }: ContractStanding,
  event: ContractEvent,
  actor: ContractActor,
): ContractState | undefined {
  const isParty = actor === 'OFFEROR' || actor === 'HOLDER'
  const isOtherSide = isParty && terminationBy !== undefined && actor !== terminationBy
  const roles: Role[] = isOtherSide ? [actor, 'OTHER_SIDE'] : [actor]
  return roles.flatMap((role) => statesAfter(CONTRACT_TRANSITIONS, state, event, role))[0]
}
