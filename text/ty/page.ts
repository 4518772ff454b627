import { account } from './account.ts'
import { fairness } from './fairness.ts'
import { games } from './games.ts'
import { home } from './home.ts'
import { patterns } from './patterns.ts'
import { protection } from './protection.ts'
import { records } from './records.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'

/** What the site needs; the names of movements come from the server. */
export const texts = {
  ...shell,
  ...home,
  ...account,
  ...games,
  ...records,
  ...fairness,
  ...protection,
  ...refusals,
  ...patterns,
}
