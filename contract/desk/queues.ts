import * as z from 'zod/mini'

// What a desk is told live of work that waits for it.

/** The queues of the desk that are told live when something in them changes. */
export const QUEUES = ['deposits', 'withdrawals', 'kyc', 'approvals', 'tickets'] as const
export type Queue = (typeof QUEUES)[number]

/**
 * What the live connection tells every desk of the brand, on the topic `queue`: which one to read
 * again.
 */
export const queueEvent = z.object({ queue: z.enum(QUEUES) })
