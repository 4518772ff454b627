import type { Alarm } from '@senluna/contract/desk/brand/system.ts'
import type { Right } from '@senluna/kit/staff.ts'

/** Where somebody looks into an alarm, and the right that it takes. */
export const ALARM_PATHS: Readonly<Record<Alarm['name'], readonly [path: string, right: Right]>> = {
  outbox: ['/system', 'system.view'],
  deadEvents: ['/system', 'system.view'],
  outgoing: ['/system', 'system.view'],
  clock: ['/system', 'system.view'],
  jobFailed: ['/jobs', 'system.view'],
  jobPaused: ['/jobs', 'system.view'],
  facts: ['/jobs?name=facts', 'system.view'],
  auditRoot: ['/audit', 'audit.view'],
  books: ['/balance', 'recon.view'],
  vendor: ['/vendors', 'vendors.view'],
  budget: ['/promotions', 'promotions.view'],
  rtp: ['/rtp?state=OUTSIDE', 'games.view'],
}
