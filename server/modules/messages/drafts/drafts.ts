import type { Event } from '@senluna/contract/events/read.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Draft } from '../send-message.ts'
import type { AccountEvent, DraftOf } from './draft-of.ts'
import { AGENT_DRAFTS } from './agents.ts'
import { MONEY_DRAFTS } from './money.ts'
import { PROTECTION_DRAFTS } from './protection.ts'
import { REWARD_DRAFTS } from './rewards.ts'
import { SECURITY_DRAFTS } from './security.ts'
import { SERVICE_DRAFTS } from './service.ts'

/** The events that become a message to their member, and the message of each. */
export const DRAFTS: { readonly [Topic in MessageTopic]: DraftOf<Topic> } = {
  ...SECURITY_DRAFTS,
  ...PROTECTION_DRAFTS,
  ...MONEY_DRAFTS,
  ...REWARD_DRAFTS,
  ...SERVICE_DRAFTS,
  ...AGENT_DRAFTS,
}

export type MessageTopic =
  | keyof typeof SECURITY_DRAFTS
  | keyof typeof PROTECTION_DRAFTS
  | keyof typeof MONEY_DRAFTS
  | keyof typeof REWARD_DRAFTS
  | keyof typeof SERVICE_DRAFTS
  | keyof typeof AGENT_DRAFTS

export const MESSAGE_TOPICS = Object.keys(DRAFTS) as MessageTopic[]

/**
 * What also goes by mail: changes of what opens an account and of where its money may go, and what
 * keeps somebody from their inbox.
 */
export const MAILED: ReadonlySet<MessageTopic> = new Set([
  'securityChanged',
  'payoutAccountEnded',
  'shutOut',
  'returnAllowed',
])

/**
 * The message by which a member learns of an event of their account; undefined where none is
 * needed.
 */
export function draftOf<Topic extends MessageTopic>({ topic, audience, payload, at }: Event<Topic>): Draft | undefined {
  const draft: (event: AccountEvent<Topic>) => Draft | undefined = DRAFTS[topic]
  return draft({ memberId: audience as Id<'member'>, payload, at })
}
