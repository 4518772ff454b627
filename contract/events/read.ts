import { isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { EVENTS, type EventPayload, type EventTopic } from '../events.ts'
import type { EventShape } from './event.ts'
import { isSettled, isWagerTopic, wagersOf, type WagerMoved, type WagerTopic } from './wagers.ts'

/** A row of the outbox, whoever wrote it. */
export interface StoredEvent {
  topic: string
  audience: string
  payload: unknown
  traceId: string | undefined
  at: Instant
}

/** What a module can follow: rows of the outbox, and wagers in one shape whatever their row. */
interface ConsumedPayloads extends Omit<{ [Topic in EventTopic]: EventPayload<Topic> }, WagerTopic> {
  /** Every wager that was made, settled or corrected, and every step of one. */
  wagerMoved: WagerMoved
  /** Those of them that settle a wager, or change what a settled one counts for. */
  wagerSettled: WagerMoved
}

export type ConsumedTopic = keyof ConsumedPayloads

/** An event as a module gets it. */
export interface Event<Topic extends ConsumedTopic = ConsumedTopic> {
  topic: Topic
  /** A person's id, `*` or `joined`, as the topic has it. */
  audience: string
  payload: ConsumedPayloads[Topic]
  traceId: string | undefined
  at: Instant
}

const shapes: Readonly<Record<string, EventShape>> = EVENTS

/** Why a row can't be read; undefined when it can. */
export function problemIn({ topic, audience, payload }: StoredEvent): string | undefined {
  const shape = Object.hasOwn(shapes, topic) ? shapes[topic] : undefined
  if (!shape) return 'unknown topic'
  if (shape.audience === 'person' ? !isUuid(audience) : audience !== shape.audience) return 'audience'
  if (shape.accepts?.(payload)) return undefined
  const { error } = shape.payload.safeParse(payload)
  if (!error) return undefined
  return `payload: ${error.issues.map(({ code, path }) => `${path.join('.')} ${code}`).join(', ')}`
}

/** The events of a row without a problem, in order. */
export function eventsOf(row: StoredEvent): Event[] {
  const { topic } = row
  if (!isWagerTopic(topic)) return [row as Event]
  return wagersOf({ ...row, topic }).flatMap(({ moved, traceId }) => {
    const event = { audience: moved.memberId, payload: moved, traceId, at: moved.at }
    const settled = isSettled(moved) ? [{ ...event, topic: 'wagerSettled' as const }] : []
    return [{ ...event, topic: 'wagerMoved' as const }, ...settled]
  })
}
