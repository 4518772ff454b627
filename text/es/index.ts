import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { categories } from './categories.ts'
import { contacts } from './contacts.ts'
import { early } from './early.ts'
import { moneyRefusals } from './money-refusals.ts'
import { patterns } from './patterns.ts'
import { refusals } from './refusals.ts'
import { security } from './security.ts'
import { sent } from './sent.ts'
import { shell } from './shell.ts'
import { social } from './social.ts'
import { states } from './states.ts'

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
}
