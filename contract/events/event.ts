import type * as z from 'zod/mini'

/**
 * Whom an event is about: a member, a guest or one of the staff by their id (`person`), everybody
 * (`*`), or the pages that joined what it names (`joined`).
 */
type Audience = 'person' | '*' | 'joined'

/** A topic of the outbox: whom its rows are about and what they say. */
export interface EventShape<Payload = unknown, To extends Audience = Audience> {
  audience: To
  payload: z.ZodMiniType<Payload>
  /**
   * Whether a payload fits the schema, without the schema's cost. For topics of which thousands
   * come in a second.
   */
  accepts?: (payload: unknown) => boolean
}

export const event = <Payload, To extends Audience>(
  audience: To,
  payload: z.ZodMiniType<Payload>,
  accepts?: (payload: unknown) => boolean,
): EventShape<Payload, To> => ({ audience, payload, ...(accepts ? { accepts } : {}) })
