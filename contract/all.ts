import * as account from './account.ts'
import * as approvals from './approvals.ts'
import * as avatars from './avatars.ts'
import * as brandDesk from './brand-desk.ts'
import * as catalogDesk from './catalog-desk.ts'
import * as chat from './chat.ts'
import * as closure from './closure.ts'
import * as codes from './codes.ts'
import * as content from './content.ts'
import * as contentDesk from './content-desk.ts'
import * as deposits from './deposits.ts'
import * as dashboard from './dashboard.ts'
import * as deskAccounts from './desk-accounts.ts'
import * as deskChat from './desk-chat.ts'
import * as deskRooms from './desk-rooms.ts'
import * as deskTickets from './desk-tickets.ts'
import * as deskDeposits from './desk-deposits.ts'
import * as deskBets from './desk-bets.ts'
import * as deskAdjustments from './desk-adjustments.ts'
import * as deskRisk from './desk-risk.ts'
import * as deskWithdrawals from './desk-withdrawals.ts'
import * as devices from './devices.ts'
import type { Endpoint } from './endpoint.ts'
import * as exports from './exports.ts'
import * as feedback from './feedback.ts'
import * as files from './files.ts'
import * as games from './games.ts'
import * as help from './help.ts'
import * as house from './house.ts'
import * as identities from './identities.ts'
import * as kyc from './kyc.ts'
import * as launch from './launch.ts'
import * as lists from './lists.ts'
import * as lottery from './lottery.ts'
import * as live from './live.ts'
import * as lobby from './lobby.ts'
import * as lotteryCalendar from './lottery-calendar.ts'
import * as lotteryDesk from './lottery-desk.ts'
import * as lotteryTerms from './lottery-terms.ts'
import * as messages from './messages.ts'
import * as notices from './notices.ts'
import * as texts from './own-texts.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as payoutAccounts from './payout-accounts.ts'
import * as memberEdit from './member-edit.ts'
import * as people from './people.ts'
import * as profile from './profile.ts'
import * as deskProtection from './desk-protection.ts'
import * as protection from './protection.ts'
import * as push from './push.ts'
import * as reconciliation from './reconciliation.ts'
import * as records from './records.ts'
import * as referrals from './referrals.ts'
import * as registration from './registration.ts'
import * as reports from './reports.ts'
import * as security from './security.ts'
import * as staff from './staff.ts'
import * as staffDesk from './staff-desk.ts'
import * as system from './system.ts'
import * as systemDesk from './system-desk.ts'
import * as translations from './translations.ts'
import * as vendorKeys from './vendor-keys.ts'
import * as turnover from './turnover.ts'
import * as transfers from './transfers.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'

/** What calls are about, and the files that say them. */
const SUBJECTS = {
  Account: [account, memberEdit, profile, closure],
  'Accounts of the ledger': [deskAccounts],
  Adjustments: [deskAdjustments],
  Approvals: [approvals],
  Bets: [records, deskBets],
  Brand: [brandDesk],
  Chat: [chat, deskRooms],
  'Codes by message': [codes],
  Dashboard: [dashboard],
  Deposits: [deposits, deskDeposits],
  Devices: [devices],
  Exports: [exports],
  'Games and lobby': [games, lobby, launch, catalogDesk],
  Help: [help, feedback],
  'House games': [house],
  'Identity checks': [kyc],
  'Live updates': [live],
  Lottery: [lottery, lotteryDesk, lotteryTerms, lotteryCalendar],
  Members: [people],
  'Messages and notices': [messages, notices, push, contentDesk],
  Passkeys: [passkeys],
  Passwords: [passwords],
  'Payout accounts': [payoutAccounts],
  Pictures: [files, avatars],
  'Player protection': [protection, deskProtection],
  'Promotions and rankings': [content],
  Reconciliation: [reconciliation],
  Referrals: [referrals],
  Registration: [registration],
  Reports: [reports],
  Risk: [deskRisk],
  Security: [security],
  'Signing in elsewhere': [identities],
  Staff: [staff, staffDesk],
  Support: [deskChat, deskTickets],
  System: [system, systemDesk],
  Texts: [texts, translations],
  Transfers: [transfers],
  Turnover: [turnover],
  'Vendor keys': [vendorKeys],
  'Views of lists': [lists],
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
