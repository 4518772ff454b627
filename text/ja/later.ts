import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { birthday } from './birthday.ts'
import { chat } from './chat.ts'
import { contacts } from './contacts.ts'
import { deposit } from './deposit.ts'
import { fairness } from './fairness.ts'
import { help } from './help.ts'
import { inbox } from './inbox.ts'
import { install } from './install.ts'
import { memberCenter } from './member-center.ts'
import { moneyRefusals } from './money-refusals.ts'
import { network } from './network.ts'
import { offers } from './offers.ts'
import { patterns } from './patterns.ts'
import { protection } from './protection.ts'
import { records } from './records.ts'
import { security } from './security.ts'
import { social } from './social.ts'
import { kept } from './kept.ts'
import { keys } from './keys.ts'
import { kyc } from './kyc.ts'
import { line } from './line.ts'
import { transfer } from './transfer.ts'
import { withdraw } from './withdraw.ts'

/** What pages and windows say that are loaded when they are opened. */
export const texts = {
  ...account,
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
  ...moneyRefusals,
  ...network,
  ...offers,
  ...patterns,
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
