import * as z from 'zod/mini'

// What a desk gets live about work that waits for it.

/** The queues of the desk whose changes are published live. */
export const QUEUES = ['deposits', 'withdrawals', 'kyc', 'approvals', 'tickets'] as const
export type Queue = (typeof QUEUES)[number]

/**
 * What every desk of the brand gets live, on the topic `queue`: which one to read
 * again.
 */
export const queueEvent = z.object({ queue: z.enum(QUEUES) })
