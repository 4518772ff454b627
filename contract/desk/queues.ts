import * as z from 'zod/mini'

// What a desk gets live about work that waits for it.

/** The queues of the desk whose changes are published live. */
export const QUEUES = ['deposits', 'withdrawals', 'kyc', 'approvals', 'tickets'] as const
export type Queue = (typeof QUEUES)[number]

/**
 * What desks of the brand get live, on the topic `queue`, where their people may see the queue:
 * which one to read again.
 */
export const queueEvent = z.object({ queue: z.enum(QUEUES) })
