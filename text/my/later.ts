import { account } from './account/account.ts'
import { agents } from './agents/all.ts'
import { analytics } from './site/analytics.ts'
import { birthday } from './account/birthday.ts'
import { chat } from './messages/chat.ts'
import { contacts } from './account/contacts.ts'
import { deposit } from './money/deposit.ts'
import { fairness } from './site/fairness.ts'
import { help } from './messages/help.ts'
import { inbox } from './messages/inbox.ts'
import { install } from './site/install.ts'
import { memberCenter } from './member-center.ts'
import { calendar } from './site/calendar.ts'
import { menus } from './site/menus.ts'
import { moneyRefusals } from './money/money-refusals.ts'
import { network } from './site/network.ts'
import { jackpots } from './jackpots.ts'
import { offers } from './offers.ts'
import { prizes } from './prizes.ts'
import { patterns } from './patterns.ts'
import { points } from './points.ts'
import { protection } from './account/protection.ts'
import { records } from './money/records.ts'
import { security } from './account/security.ts'
import { social } from './account/social.ts'
import { kept } from './kept.ts'
import { keys } from './site/keys.ts'
import { kyc } from './account/kyc.ts'
import { line } from './line.ts'
import { transfer } from './money/transfer.ts'
import { withdraw } from './money/withdraw.ts'

/** What pages and windows say that are loaded when they are opened. */
export const texts = {
  ...account,
  ...agents,
  ...analytics,
  ...birthday,
  ...chat,
  ...contacts,
  ...deposit,
  ...fairness,
  ...help,
  ...install,
  ...inbox,
  ...memberCenter,
  ...calendar,
  ...menus,
  ...moneyRefusals,
  ...network,
  ...jackpots,
  ...offers,
  ...patterns,
  ...points,
  ...prizes,
  ...protection,
  ...records,
  ...security,
  ...social,
  ...kept,
  ...keys,
  ...kyc,
  ...line,
  ...transfer,
  ...withdraw,
}
