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

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'refusals' in value

/** Every call there is: for the reference at `/docs` and for the tests that walk through all routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  account,
  approvals,
  avatars,
  brandDesk,
  catalogDesk,
  chat,
  closure,
  codes,
  content,
  contentDesk,
  deposits,
  dashboard,
  deskAccounts,
  deskChat,
  deskRooms,
  deskTickets,
  deskBets,
  deskDeposits,
  devices,
  exports,
  feedback,
  files,
  games,
  help,
  house,
  identities,
  kyc,
  launch,
  lists,
  live,
  lobby,
  lotteryDesk,
  lotteryTerms,
  lotteryCalendar,
  lottery,
  messages,
  notices,
  passkeys,
  passwords,
  memberEdit,
  people,
  profile,
  deskProtection,
  protection,
  push,
  reconciliation,
  records,
  referrals,
  registration,
  reports,
  security,
  staff,
  staffDesk,
  system,
  systemDesk,
  texts,
  translations,
  vendorKeys,
  turnover,
  transfers,
  wallet,
  deskAdjustments,
  deskRisk,
  deskWithdrawals,
  payoutAccounts,
  withdrawals,
].flatMap((part) => Object.values(part).filter(isEndpoint))
