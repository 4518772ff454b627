import { account } from './account.ts'
import { chat } from './chat.ts'
import { contacts } from './contacts.ts'
import { fairness } from './fairness.ts'
import { help } from './help.ts'
import { inbox } from './inbox.ts'
import { install } from './install.ts'
import { memberCenter } from './member-center.ts'
import { moneyRefusals } from './money-refusals.ts'
import { offers } from './offers.ts'
import { patterns } from './patterns.ts'
import { protection } from './protection.ts'
import { records } from './records.ts'
import { security } from './security.ts'
import { social } from './social.ts'

/** What pages and windows say that are loaded when they are opened. */
export const texts = {
  ...account,
  ...chat,
  ...contacts,
  ...fairness,
  ...help,
  ...install,
  ...inbox,
  ...memberCenter,
  ...moneyRefusals,
  ...offers,
  ...patterns,
  ...protection,
  ...records,
  ...security,
  ...social,
}
