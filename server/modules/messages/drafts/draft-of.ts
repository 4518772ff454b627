import type { Event, ConsumedTopic } from '@senluna/contract/events/read.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Draft } from '../send-message.ts'

/** An event of somebody's account. */
export type AccountEvent<Topic extends ConsumedTopic> = Pick<Event<Topic>, 'payload' | 'at'> & {
  memberId: Id<'member'>
}

/** The message that an event becomes; undefined where it needs none. */
export type DraftOf<Topic extends ConsumedTopic> = (event: AccountEvent<Topic>) => Draft | undefined
