import type { Event, ConsumedTopic } from '@senluna/contract/events/read.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../database/db.ts'
import type { LiveOut } from './message.ts'

/** What a consumer works with. */
export interface EventContext {
  /** The relay's transaction: what is done in it stands or falls with the delivery. */
  tx: Tx
  now: Instant
  /**
   * Sends a live message of an event to pages: to those of its audience, unless it names another.
   */
  publish(event: Event, message: Published): void
}

/** A live message, but for what its event says. */
type Published = Omit<LiveOut, 'audience' | 'at' | 'traceId'> & Pick<Partial<LiveOut>, 'audience'>

/**
 * What a module does with events: one function a topic, which gets all events of a delivery at
 * once, in order. `Parts` is what it needs of the process.
 */
export type Consumers<Parts = unknown> = {
  readonly [Topic in ConsumedTopic]?: (
    context: EventContext & Parts,
    events: readonly [Event<Topic>, ...Event<Topic>[]],
  ) => Promise<void>
}

/**
 * Hands events to modules, one module after the other. Answers the live messages, in the order of
 * the events they are of.
 */
export async function consume<Parts>(
  modules: readonly Consumers<Parts>[],
  context: Parts & Omit<EventContext, 'publish'>,
  events: readonly Event[],
): Promise<LiveOut[]> {
  const messages = new Map<Event, LiveOut[]>()
  const publish = (event: Event, message: Published): void => {
    const { audience, at, traceId } = event
    const sent = { audience, ...message, at: new Date(at).toISOString(), ...(traceId ? { traceId } : {}) }
    messages.set(event, [...(messages.get(event) ?? []), sent])
  }
  const byTopic = Map.groupBy(events, ({ topic }) => topic)
  for (const module of modules)
    for (const [topic, consumer] of Object.entries(module) as [ConsumedTopic, Consumer][]) {
      const own = byTopic.get(topic)
      if (own) await consumer({ ...context, publish }, own)
    }
  return events.flatMap((event) => messages.get(event) ?? [])
}

type Consumer = (context: object, events: readonly Event[]) => Promise<void>
