import * as agentAffiliate from './agent/affiliate.ts'
import * as agentAnnouncements from './agent/announcements.ts'
import * as agentAssistants from './agent/assistants.ts'
import * as agentDownlines from './agent/downlines.ts'
import * as agentLineLimits from './agent/line-limits.ts'
import * as agentLinks from './agent/links.ts'
import * as agentIncome from './agent/income.ts'
import * as agentOverview from './agent/overview.ts'
import * as agentProfit from './agent/profit.ts'
import * as agentRecords from './agent/records.ts'
import * as agentTeam from './agent/team.ts'
import * as agentBills from './agent/bills.ts'
import * as deskBills from './agent/desk-bills.ts'
import * as agentCredit from './agent/credit/credit.ts'
import * as agentContracts from './agent/contracts.ts'
import * as agentProgress from './agent/progress.ts'
import * as agentWhatIf from './agent/what-if.ts'
import * as account from './member/account.ts'
import * as affiliatesDesk from './desk/affiliates.ts'
import * as approvals from './desk/approvals.ts'
import * as avatars from './member/avatars.ts'
import * as brandDesk from './desk/brand/brand.ts'
import * as catalogDesk from './desk/brand/catalog.ts'
import * as chat from './site/chat.ts'
import * as closure from './member/closure.ts'
import * as codes from './member/codes.ts'
import * as content from './site/content.ts'
import * as contractsDesk from './desk/contracts.ts'
import * as creditDesk from './desk/credit.ts'
import * as contentDesk from './desk/brand/content.ts'
import * as deposits from './money/deposits.ts'
import * as ownPromotions from './member/promotions.ts'
import * as applications from './member/rewards/applications.ts'
import * as deskApplications from './desk/brand/applications.ts'
import * as leaderboards from './member/rewards/leaderboards.ts'
import * as raffles from './member/rewards/raffles.ts'
import * as heldRewards from './desk/brand/held-rewards.ts'
import * as promotionUplift from './desk/brand/promotion-uplift.ts'
import * as deskHelp from './desk/brand/help.ts'
import * as deskSegments from './desk/brand/segments.ts'
import * as deskStandings from './desk/brand/standings.ts'
import * as promotionTrial from './desk/brand/promotion-trial.ts'
import * as deskDraws from './desk/brand/draws.ts'
import * as friendRewards from './member/rewards/friend-rewards.ts'
import * as deskFriends from './desk/brand/friends.ts'
import * as missions from './member/missions.ts'
import * as deskPromotions from './desk/brand/promotions.ts'
import * as dashboard from './desk/dashboard.ts'
import * as overview from './desk/overview.ts'
import * as deskAccounts from './desk/money/accounts.ts'
import * as deskAgentReport from './desk/agent-report.ts'
import * as deskAgents from './desk/members/agents.ts'
import * as deskVip from './desk/members/vip.ts'
import * as deskChat from './desk/members/chat.ts'
import * as deskRooms from './desk/members/rooms.ts'
import * as deskTickets from './desk/members/tickets.ts'
import * as bankFiles from './desk/money/bank-files.ts'
import * as deskDeposits from './desk/money/deposits.ts'
import * as deskBets from './desk/members/bets.ts'
import * as deskAdjustments from './desk/money/adjustments.ts'
import * as reportMails from './desk/report-mails.ts'
import * as deskLiability from './desk/liability.ts'
import * as deskPlayerValue from './desk/player-value.ts'
import * as deskReports from './desk/reports.ts'
import * as deskRewardReport from './desk/reward-report.ts'
import * as deskTaxes from './desk/taxes.ts'
import * as deskRisk from './desk/money/risk.ts'
import * as deskWithdrawals from './desk/money/withdrawals.ts'
import * as devices from './member/devices.ts'
import type { Endpoint } from './endpoint.ts'
import * as favorites from './desk/favorites.ts'
import * as exports from './member/exports.ts'
import * as feedback from './site/feedback.ts'
import { FAMILY_CALLS } from './families.ts'
import * as files from './site/files.ts'
import * as games from './play/games.ts'
import * as help from './site/help.ts'
import * as gamble from './play/gamble.ts'
import * as house from './play/house.ts'
import * as freeRounds from './play/free-rounds.ts'
import * as jackpots from './play/jackpots.ts'
import * as deskJackpots from './desk/brand/jackpots.ts'
import * as rtp from './desk/brand/rtp.ts'
import * as identities from './member/identities.ts'
import * as kyc from './member/kyc.ts'
import * as launch from './play/launch.ts'
import * as lists from './desk/lists.ts'
import * as live from './live.ts'
import * as lobby from './play/lobby.ts'
import * as messages from './site/messages.ts'
import * as notices from './site/notices.ts'
import * as texts from './site/own-texts.ts'
import * as passkeys from './member/passkeys.ts'
import * as passwords from './member/passwords.ts'
import * as payoutAccounts from './money/payout-accounts.ts'
import * as memberEdit from './desk/members/member-edit.ts'
import * as people from './desk/members/members.ts'
import * as deskPoints from './desk/brand/points.ts'
import * as points from './money/points.ts'
import * as profile from './member/profile.ts'
import * as deskProtection from './desk/members/protection.ts'
import * as protection from './member/protection.ts'
import * as push from './site/push.ts'
import * as reconciliation from './desk/money/reconciliation.ts'
import * as records from './money/records.ts'
import * as referrals from './member/referrals.ts'
import * as registration from './member/registration.ts'
import * as reports from './money/reports.ts'
import * as security from './member/security.ts'
import * as staff from './desk/staff.ts'
import * as staffDesk from './desk/staff-accounts.ts'
import * as system from './site/system.ts'
import * as systemDesk from './desk/brand/system.ts'
import * as translations from './desk/brand/translations.ts'
import * as vendorKeys from './desk/brand/vendor-keys.ts'
import * as turnover from './money/turnover.ts'
import * as vip from './site/vip.ts'
import * as transfers from './money/transfers.ts'
import * as wallet from './money/wallet.ts'
import * as withdrawals from './money/withdrawals.ts'

/** What calls are about, and the files that say them. */
const SUBJECTS = {
  Account: [account, memberEdit, profile, closure],
  Affiliates: [agentAffiliate, affiliatesDesk],
  'Agent center': [
    agentAnnouncements,
    agentAssistants,
    agentBills,
    agentDownlines,
    agentLineLimits,
    agentLinks,
    agentTeam,
    agentOverview,
    agentProfit,
    agentRecords,
    agentIncome,
    deskAgents,
    deskBills,
  ],
  Contracts: [agentContracts, agentProgress, agentWhatIf, contractsDesk],
  Credit: [agentCredit, creditDesk],
  'Accounts of the ledger': [deskAccounts],
  Adjustments: [deskAdjustments],
  Approvals: [approvals],
  Bets: [records, deskBets],
  Brand: [brandDesk],
  Chat: [chat, deskRooms],
  'Codes by message': [codes],
  Dashboard: [dashboard, overview],
  Deposits: [deposits, deskDeposits, bankFiles],
  Devices: [devices],
  Exports: [exports],
  'Games and lobby': [games, lobby, launch, catalogDesk],
  Help: [help, deskHelp, feedback],
  'House games': [house, gamble, freeRounds, jackpots, deskJackpots, rtp],
  'Identity checks': [kyc],
  'Live updates': [live],
  ...FAMILY_CALLS,
  Members: [people],
  'Messages and notices': [messages, notices, push, contentDesk],
  Passkeys: [passkeys],
  Passwords: [passwords],
  'Payout accounts': [payoutAccounts],
  Pictures: [files, avatars],
  'Player protection': [protection, deskProtection],
  Points: [points, deskPoints],
  'Promotions and rankings': [
    content,
    vip,
    ownPromotions,
    missions,
    friendRewards,
    raffles,
    leaderboards,
    applications,
    deskPromotions,
    deskFriends,
    deskDraws,
    deskApplications,
    promotionTrial,
    promotionUplift,
    heldRewards,
    deskSegments,
    deskStandings,
  ],
  Reconciliation: [reconciliation],
  Referrals: [referrals],
  Registration: [registration],
  Reports: [
    reports,
    deskReports,
    deskAgentReport,
    deskPlayerValue,
    deskLiability,
    deskRewardReport,
    deskTaxes,
    reportMails,
  ],
  Risk: [deskRisk],
  Security: [security],
  'Signing in elsewhere': [identities],
  Staff: [staff, staffDesk],
  Support: [deskChat, deskTickets],
  System: [system, systemDesk],
  Texts: [texts, translations],
  Transfers: [transfers],
  Turnover: [turnover],
  VIP: [deskVip],
  'Vendor keys': [vendorKeys],
  'Views of lists': [lists, favorites],
  Wallet: [wallet],
  Withdrawals: [withdrawals, deskWithdrawals],
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'refusals' in value

/** Every call there is, by what it is about: for the reference at `/docs`. */
export const CALLS: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(SUBJECTS).map(([subject, files]) => [
    subject,
    files.flatMap((file) => Object.values<unknown>(file)).filter(isEndpoint),
  ]),
)

/** Every call there is: for the tests that walk through all routes. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(CALLS).flat()
