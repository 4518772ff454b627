import { account } from './account/account.ts'
import { analytics } from './site/analytics.ts'
import { categories } from './categories.ts'
import { contacts } from './account/contacts.ts'
import { early } from './site/early.ts'
import { moneyRefusals } from './money/money-refusals.ts'
import { patterns } from './patterns.ts'
import { refusals } from './refusals.ts'
import { security } from './account/security.ts'
import { sent } from './messages/sent.ts'
import { shell } from './site/shell.ts'
import { social } from './account/social.ts'
import { states } from './site/states.ts'
import { soon } from './site/soon.ts'

/** Every message written in the language; English stands where one is missing. */
export const texts = {
  ...shell,
  ...account,
  ...analytics,
  ...categories,
  ...early,
  ...refusals,
  ...patterns,
  ...contacts,
  ...social,
  ...sent,
  ...security,
  ...moneyRefusals,
  ...states,
  ...soon,
}
