import { early } from './early.ts'
import { games } from './games.ts'
import { home } from './home.ts'
import { refusals } from '../refusals.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'

/** What the first page says. */
export const texts = {
  ...shell,
  ...home,
  ...states,
  ...games,
  ...refusals,
  ...early,
}
