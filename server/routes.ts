import { depositedAmong } from '@senluna/ledger/index.ts'
import { affiliateRoutes } from './modules/affiliates/index.ts'
import { agentRoutes, forAssistants } from './modules/agents/index.ts'
import { depositRoutes, withdrawalRoutes } from './modules/cashier/index.ts'
import { catalogRoutes } from './modules/catalog/index.ts'
import { chatRoutes } from './modules/chat/index.ts'
import { contactRoutes } from './modules/contacts/index.ts'
import { arrearsSums, billRoutes } from './modules/bills/index.ts'
import { creditRoutes, refusingCash } from './modules/credit/index.ts'
import { contractNewsOf, contractRoutes } from './modules/contracts/index.ts'
import { contentRoutes, createHelpVotes, createNoticeReads, helpRoutes } from './modules/content/index.ts'
import { detailsOf } from './modules/families/index.ts'
import { feedbackRoutes } from './modules/feedback/index.ts'
import { fileRoutes } from './modules/files/index.ts'
import { identityRoutes } from './modules/identities/index.ts'
import { launchRoutes } from './modules/launch/index.ts'
import { memberRoutes } from './modules/members/index.ts'
import { messageRoutes } from './modules/messages/index.ts'
import { pointRoutes } from './modules/points/index.ts'
import { promotionRoutes } from './modules/promotions/index.ts'
import { protectionRoutes } from './modules/protection/index.ts'
import { referralRoutes } from './modules/referrals/index.ts'
import { pushRoutes } from './modules/push/index.ts'
import { reportRoutes } from './modules/reports/index.ts'
import { securityRoutes } from './modules/security/index.ts'
import { sessionRoutes } from './modules/sessions/index.ts'
import { derivedKey, settingsRoutes } from './modules/settings/index.ts'
import { teamRoutes } from './modules/teams/index.ts'
import { turnoverRoutes } from './modules/turnover/index.ts'
import { transferRoutes, vendorStandingOf } from './modules/transfers/index.ts'
import { levelOf, vipRoutes } from './modules/vip/index.ts'
import { wagerRoutes } from './modules/wagers/index.ts'
import { walletRoutes } from './modules/wallet/index.ts'
import { winnerRoutes } from './modules/winners/index.ts'
import { kycRoutes } from './modules/kyc/index.ts'
import { rebatesOfBets } from './modules/rebates/index.ts'
import { TOUCHES } from './concerns.ts'
import { deskRoutes } from './desk-routes.ts'
import { impartial } from './modules/approvals/index.ts'
import { FREE_TICKETS, LINE_LIMITS, UNIT_REBATES } from './families.ts'
import { kindName } from './kind-name.ts'
import type { Parts } from './parts.ts'
import { queryOf } from './platform/database/query.ts'
import type { Route } from './platform/http/route.ts'

/** Every call this site answers; those of the desk refuse whoever would act for themselves. */
export function allRoutes(parts: Parts): Route[] {
  const { db } = parts.database
  const helpVotes = createHelpVotes(db, derivedKey(parts.config.keySecret, 'help-votes'))
  const routes = [
    ...deskRoutes(parts, helpVotes),
    ...settingsRoutes(parts.settings),
    ...memberRoutes(parts.members),
    ...referralRoutes({
      db,
      unlimited: parts.config.bench,
      depositedAmong: (ids) => depositedAmong(queryOf(db), ids),
    }),
    ...sessionRoutes(parts.sessions),
    ...contactRoutes(parts.contacts),
    ...identityRoutes(parts.identities, parts.sessions),
    ...pushRoutes(parts.push),
    ...securityRoutes(parts.security),
    ...protectionRoutes(parts.protection),
    ...walletRoutes({ db, kindName, vendorStanding: (memberId) => vendorStandingOf(db, memberId) }),
    ...chatRoutes(parts.chat),
    ...catalogRoutes(db, parts.settings.deps.countries),
    ...wagerRoutes({
      db,
      detailsOf: (owner, rows, language) => detailsOf(parts.families, owner, rows, language),
      rebatesOf: (brand, bets) => rebatesOfBets({ db, units: UNIT_REBATES }, brand, bets),
    }),
    ...turnoverRoutes(db),
    ...kycRoutes(parts.files),
    ...transferRoutes(parts.transfers),
    ...depositRoutes(parts.deposits),
    ...withdrawalRoutes(parts.withdrawals),
    ...launchRoutes({
      db,
      families: parts.families,
      transfers: parts.transfers,
      countries: parts.settings.deps.countries,
      turnedAway: (brand, rule, ip, now) => parts.settings.hits.note(brand, rule, ip, now),
    }),
    ...[...parts.families.values()].flatMap(({ routes }) => routes),
    ...messageRoutes(db),
    ...agentRoutes({
      ...parts.teams,
      members: parts.members,
      sessions: parts.sessions,
      brands: parts.brands,
      lineLimits: LINE_LIMITS,
    }),
    ...teamRoutes({
      ...parts.teams,
      kindName,
      detailsOf: (owner, bets, language, now) => detailsOf(parts.families, owner, bets, language, now),
      rebatesOf: (brand, bets, agent) => rebatesOfBets({ db, units: UNIT_REBATES }, brand, bets, agent),
    }),
    ...contractRoutes(parts.contracts),
    ...billRoutes(parts.bills),
    ...affiliateRoutes(parts.bills),
    ...creditRoutes(parts.credit),
    ...reportRoutes({
      db,
      unlimited: parts.config.bench,
      others: {
        contractNewsOf: (brand, memberId) => contractNewsOf(db, brand, memberId),
        arrearsOf: (memberId) => arrearsSums(db, memberId),
      },
    }),
    ...promotionRoutes(db, {
      unlimited: parts.config.bench,
      raffleKey: derivedKey(parts.config.keySecret, 'raffles'),
      tickets: FREE_TICKETS,
    }),
    ...pointRoutes({ db, security: parts.security, levelOf }),
    ...vipRoutes(db),
    ...winnerRoutes(parts.winners),
    ...contentRoutes(
      createNoticeReads(db, derivedKey(parts.config.keySecret, 'notice-reads'), (memberId) => levelOf(db, memberId)),
    ),
    ...helpRoutes(db, helpVotes),
    ...fileRoutes(parts.files),
    ...feedbackRoutes(parts.feedback),
  ]
  return routes.map(refusingCash(db)).map(forAssistants(db)).map(impartial(db, TOUCHES))
}
