import * as contract from '@senluna/contract/member/protection.ts'
import { iso } from '@senluna/kit/time.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Protection } from './protection.ts'
import { acknowledge, checkOf } from './reality-check.ts'
import { answerPrompt } from './limits/deposit-prompt.ts'
import { setLimit } from './limits/set-limit.ts'
import { ownLimitsOf } from './limits/own-limits.ts'
import { takeBreak } from './breaks/take-break.ts'

/** The calls by which members protect themselves. */
export const protectionRoutes = (protection: Protection): Route[] => [
  route(contract.protection, ({ caller, brand, now }) => ownLimitsOf(protection.db, caller, brand, now)),
  route(contract.setLimit, async ({ caller, brand, body, now }) => {
    await protection.db.transaction().execute((tx) => setLimit(tx, caller, brand, body, now))
    return ownLimitsOf(protection.db, caller, brand, now)
  }),
  route(contract.answerDepositPrompt, async ({ caller, brand, body, now }) => {
    await protection.db.transaction().execute((tx) => answerPrompt(tx, caller, brand, body, now))
    return ownLimitsOf(protection.db, caller, brand, now)
  }),
  route(contract.coolOff, async ({ caller, brand, body, now }) => {
    const until = await takeBreak(protection, caller, { kind: 'coolOff', ...body }, brand.security.lockAfter, now)
    return { until: iso(until ?? now) }
  }),
  route(contract.exclude, async ({ caller, brand, body, now }) => {
    const until = await takeBreak(protection, caller, { kind: 'exclusion', ...body }, brand.security.lockAfter, now)
    return { until: until === null ? null : iso(until) }
  }),
  route(contract.realityCheck, ({ caller, brand, now }) => checkOf(protection, caller, brand, now)),
  route(contract.acknowledgeCheck, ({ caller, brand, now }) => acknowledge(protection, caller, brand, now)),
]
