import { account } from './account.ts'
import { agents } from './agents.ts'
import { fairness } from './fairness.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { play } from './play.ts'
import { privacy } from './privacy.ts'
import { rewards } from './rewards.ts'
import { rules } from './rules.ts'
import { site } from './site.ts'
import { start } from './start.ts'
import { terms } from './terms.ts'

export const ty = {
  chapters: { start, account, play, fairness, limits, money, rewards, agents, site },
  terms,
  privacy,
  rules,
}
