import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { resultRegion } from './results.ts'

// Reminders before betting on a region's draws closes.

/** How many minutes before the lock a reminder may come. */
export const REMINDER_MINUTES = [10, 15, 30, 60] as const

const reminders = z.object({
  list: z.array(
    z.object({
      region: resultRegion,
      /** Absent where none is wanted. */
      minutes: z.optional(z.int()),
      /** When betting on the region's next draw closes; absent where none is known. */
      nextLockAt: z.optional(wire.moment),
    }),
  ),
})

export const ownReminders = endpoint({
  summary: 'Before which regions’ draws the caller is reminded that betting closes, and when it does.',
  method: 'GET',
  path: '/lgw/reminders',
  for: 'member',
  reply: reminders,
  refusals: [],
})

export const setReminder = endpoint({
  summary: 'Has the caller reminded so many minutes before betting on a region’s draws closes.',
  method: 'PUT',
  path: '/lgw/reminders',
  for: 'member',
  body: z.object({ region: resultRegion, minutes: z.literal(REMINDER_MINUTES) }),
  reply: reminders,
  refusals: ['VAL_FIELD'],
})

export const dropReminder = endpoint({
  summary: 'Ends the reminders of a region.',
  method: 'DELETE',
  path: '/lgw/reminders',
  for: 'member',
  query: z.object({ region: resultRegion }),
  reply: reminders,
  refusals: ['VAL_FIELD'],
})
