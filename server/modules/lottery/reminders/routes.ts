import * as contract from '@senluna/contract/lottery/reminders.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { ownRemindersOf } from './own.ts'
import { deleteReminder, keepReminder } from './store.ts'

/** A member's reminders before betting closes. */
export const reminderRoutes = (lottery: Lottery): Route[] => [
  route(contract.ownReminders, ({ caller, now }) => ownRemindersOf(lottery, caller.memberId, now)),
  route(contract.setReminder, async ({ caller, body, now }) => {
    await keepReminder(lottery.db, caller.memberId, body, now)
    return ownRemindersOf(lottery, caller.memberId, now)
  }),
  route(contract.dropReminder, async ({ caller, query, now }) => {
    await deleteReminder(lottery.db, caller.memberId, query.region)
    return ownRemindersOf(lottery, caller.memberId, now)
  }),
]
