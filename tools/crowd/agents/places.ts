import { chanceOf } from '../chance.ts'

/** The demonstration's own agent, above everybody of the crowd who has a place. */
export const TOP = 'demoagent1'

/** The demonstration's own affiliate: it brings people by its code. */
export const AFFILIATE = 'demokol1'

/** Where somebody registers in the tree of agents: by whose link, and as what. */
export interface Place {
  /** The nth of the crowd, or the demonstration's own agent. */
  upline: number | typeof TOP | typeof AFFILIATE
  opens: 'MEMBER' | 'AGENT'
  /** How many levels below the demonstration's agent, or its affiliate. */
  depth: number
}

/** Those of the crowd who are agents: who each stands below. They come early. */
const AGENTS: ReadonlyMap<number, Place> = new Map([
  [1, { upline: TOP, opens: 'AGENT', depth: 1 }],
  [2, { upline: TOP, opens: 'AGENT', depth: 1 }],
  [4, { upline: 1, opens: 'AGENT', depth: 2 }],
  [7, { upline: 2, opens: 'AGENT', depth: 2 }],
  [11, { upline: 4, opens: 'AGENT', depth: 3 }],
])

/** Agents so deep bring members only. */
export const DEEPEST = 3

/** A demonstration has so many people; a load brings more, who belong to nobody. */
const DEMONSTRATION = 40
/** Each so many of them comes without a link of agents, every other one by the affiliate's code. */
const ALONE = 5
/** So do these of each few: they hear of the house from a friend who plays there. */
const BY_FRIENDS = { of: 4, is: 3 }

/** Where the nth of a crowd belongs: the same each time. Undefined for who comes by themselves. */
export function placeOf(nth: number): Place | undefined {
  const agent = AGENTS.get(nth)
  if (agent) return agent
  if (nth >= DEMONSTRATION) return undefined
  if (nth % ALONE === 0) return nth % (2 * ALONE) === 0 ? undefined : { upline: AFFILIATE, opens: 'MEMBER', depth: 1 }
  if (nth % BY_FRIENDS.of === BY_FRIENDS.is) return undefined
  const chance = chanceOf(`place ${nth}`)
  const upline = chance.pick<number | typeof TOP>([TOP, ...[...AGENTS.keys()].filter((other) => other < nth)])
  const depth = upline === TOP ? 1 : (AGENTS.get(upline)?.depth ?? 0) + 1
  return { upline, opens: 'MEMBER', depth }
}

/** What an invitation is found by: whose it is, and what it opens. */
export const invitationOf = (userName: string, opens: Place['opens']): string => `${userName} ${opens}`
