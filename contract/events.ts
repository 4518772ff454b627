import type * as z from 'zod/mini'
import { ACCOUNT_EVENTS } from './events/account.ts'
import { AGENT_EVENTS } from './events/agents.ts'
import { MONEY_EVENTS } from './events/money.ts'
import { SERVICE_EVENTS } from './events/service.ts'
import { WAGER_EVENTS } from './events/wagers.ts'

/** Every topic of the outbox, by subject. See docs/events.md. */
export const EVENTS = { ...WAGER_EVENTS, ...ACCOUNT_EVENTS, ...MONEY_EVENTS, ...SERVICE_EVENTS, ...AGENT_EVENTS }

export type EventTopic = keyof typeof EVENTS
export type EventPayload<Topic extends EventTopic> = z.infer<(typeof EVENTS)[Topic]['payload']>
/** Whom it is about: somebody's id, or the word that stands for many. */
export type EventAudience<Topic extends EventTopic> = (typeof EVENTS)[Topic]['audience'] extends 'person'
  ? string
  : (typeof EVENTS)[Topic]['audience']
