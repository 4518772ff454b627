import { afterVoid, FREE_TICKETS, worstCase } from './families.ts'
import * as affiliates from './modules/affiliates/desk/index.ts'
import * as agents from './modules/agents/desk/index.ts'
import { approvalRoutes } from './modules/approvals/index.ts'
import * as audit from './modules/audit/desk/index.ts'
import * as bills from './modules/bills/desk/index.ts'
import * as cashier from './modules/cashier/desk/index.ts'
import { stoppedSince } from './modules/cashier/index.ts'
import * as catalog from './modules/catalog/desk/index.ts'
import * as chat from './modules/chat/desk/index.ts'
import * as content from './modules/content/desk/index.ts'
import type { HelpVotes } from './modules/content/index.ts'
import * as contracts from './modules/contracts/desk/index.ts'
import { hasContracts } from './modules/contracts/index.ts'
import * as credit from './modules/credit/desk/index.ts'
import * as feedback from './modules/feedback/desk/index.ts'
import * as jackpots from './modules/jackpots/desk/index.ts'
import * as kyc from './modules/kyc/desk/index.ts'
import * as members from './modules/members/desk/index.ts'
import * as messages from './modules/messages/desk/index.ts'
import * as operations from './modules/operations/index.ts'
import * as points from './modules/points/desk/index.ts'
import * as promotions from './modules/promotions/desk/index.ts'
import * as protection from './modules/protection/desk/index.ts'
import { reconciliationRoutes } from './modules/reconciliation/index.ts'
import * as reports from './modules/reports/desk/index.ts'
import * as risk from './modules/risk/desk/index.ts'
import { deskRoutes as rtpRoutes } from './modules/rtp/index.ts'
import * as security from './modules/security/desk/index.ts'
import * as settings from './modules/settings/desk/index.ts'
import * as staff from './modules/staff/desk/index.ts'
import { staffRoutes } from './modules/staff/index.ts'
import * as transfers from './modules/transfers/desk/index.ts'
import * as turnover from './modules/turnover/desk/index.ts'
import * as vip from './modules/vip/desk/index.ts'
import * as wagers from './modules/wagers/desk/index.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { kindName } from './kind-name.ts'
import type { Parts } from './parts.ts'
import type { Route } from './platform/http/route.ts'

/** Every call of the back office, but those that a family of games brings. */
export function deskRoutes(parts: Parts, helpVotes: HelpVotes): Route[] {
  const { db } = parts.database
  const reading = parts.reading.db
  const vendors = { keys: parts.vendorKeys, connected: new Set(parts.transfers.vendors.keys()) }
  return [
    ...staffRoutes(parts.staff, ({ merchantCode }) => catalog.vendorsByName(db, merchantCode, DESK_LANGUAGES)),
    ...staff.deskRoutes({ db, outgoing: parts.outgoing }),
    ...approvalRoutes(parts.approvals),
    ...audit.deskRoutes(db),
    ...settings.deskRoutes(parts.settings),
    ...members.deskRoutes({ db, codes: parts.codes, members: parts.members, sessions: parts.sessions, kindName }),
    ...agents.deskRoutes({ db, codes: parts.codes, members: parts.members, hasContracts }),
    ...security.deskRoutes(parts.security),
    ...protection.deskRoutes(parts.protection),
    ...messages.deskRoutes(db),
    ...kyc.deskRoutes(parts.files),
    ...catalog.deskRoutes({ db, vendors }),
    ...jackpots.deskRoutes(parts.rounds.jackpots),
    ...rtpRoutes({ db, reading }),
    ...wagers.deskRoutes(db, afterVoid),
    ...turnover.deskRoutes(db),
    ...vip.deskRoutes(db),
    ...bills.deskRoutes(db),
    ...affiliates.deskRoutes(db),
    ...risk.deskRoutes({
      db,
      stoppedSince: (merchantCode, since) => stoppedSince(db, merchantCode, since),
      movedOn: (brand, asked) => cashier.movedOn(db, brand, asked),
    }),
    ...cashier.deskRoutes(parts),
    ...transfers.deskRoutes(parts.transfers),
    ...contracts.deskRoutes(parts.contracts),
    ...points.deskRoutes(db),
    ...credit.deskRoutes(parts.credit),
    ...content.deskRoutes(db, helpVotes),
    ...promotions.deskRoutes(db, parts.files, FREE_TICKETS),
    ...feedback.deskRoutes(parts.files),
    ...chat.deskRoutes(parts.chat),
    ...reports.deskRoutes({ db, reading, worstCase }),
    ...reconciliationRoutes(db),
    ...operations.deskRoutes({ db, reading, vendors, config: parts.config, clock: parts.clock }),
  ]
}
