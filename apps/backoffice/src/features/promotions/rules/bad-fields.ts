import { promotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { wantedOf, type TextName, type TypedRules, type TypedTier } from './typed-rules.ts'

/** Why what was typed can't be kept: nothing there, a number out of its bounds, or another form. */
export type Bad = { why: 'empty' | 'form' } | { why: 'atLeast' | 'atMost'; bound: number }

/** Where a rule is typed under a name of its own, by kind. */
const TYPED: Partial<Record<TypedRules['kind'], Readonly<Record<string, TextName>>>> = {
  DEPOSIT_BONUS: { ratePpm: 'percent', cap: 'bonusCap' },
  APPLY_FORM: { least: 'formLeast', most: 'formMost' },
  LEADERBOARD: { prizes: 'places' },
  RAFFLE: { free: 'raffleFree', most: 'mostTickets' },
  REFERRAL: {
    minDeposit: 'friendDeposit',
    days: 'friendDays',
    ratePpm: 'friendPercent',
    cap: 'friendCap',
    ladder: 'friendLadder',
  },
}
const FREE: Readonly<Record<string, TextName>> = {
  games: 'freeGames',
  stake: 'freeStake',
  rounds: 'freeRounds',
  days: 'freeDays',
}
const MAX_BET: Readonly<Record<string, TextName>> = { ratePpm: 'maxBetPercent', least: 'maxBetLeast' }
/** Of every kind. */
const SHARED: Readonly<Record<string, TextName>> = { turnoverX100: 'turnover', extra: 'amount', extras: 'ladder' }

/** What of a tier is typed under a name of its own. */
const TIER: Readonly<Record<string, keyof TypedTier>> = { ratePpm: 'rate' }

/** The name under which what is wrong with a field of a tier stands. */
export const tierField = (place: number, name: Exclude<keyof TypedTier, 'key'>): string => `tiers.${place}.${name}`

/** The field in which a rule is typed. */
function fieldOf({ kind, metric }: TypedRules, [head = '', next = '', last = '']: readonly string[]): string {
  if (head === 'tiers' && last !== '') return `tiers.${next}.${TIER[last] ?? last}`
  // The target of a profile is the number of its steps.
  if (kind === 'MISSION' && metric === 'PROFILE' && head === 'target') return 'steps'
  if (head === 'maxBet') return MAX_BET[next] ?? head
  if (head === 'free' && kind === 'MISSION') return FREE[next] ?? next
  const isFree = kind === 'FREE_SPIN' || kind === 'FREE_BET' || kind === 'FREE_TICKET'
  return (isFree ? FREE[head] : undefined) ?? TYPED[kind]?.[head] ?? SHARED[head] ?? head
}

/** How a bound is typed: times, percent, or as it is kept. */
const typedBound = (rule: string, bound: number): number =>
  rule === 'turnoverX100' ? bound / 100 : rule === 'ratePpm' ? bound / 10_000 : bound

/** Fields whose text can't be kept, and why; the first reason of each. */
export function badFields(typed: TypedRules): ReadonlyMap<string, Bad> {
  const read = promotionRules.safeParse(wantedOf(typed))
  const bad = new Map<string, Bad>()
  for (const issue of read.error?.issues ?? []) {
    const path = issue.path.map(String)
    const name = fieldOf(typed, path)
    if (bad.has(name)) continue
    const isOne = path.length < 3 || path[0] === 'tiers'
    if (isEmpty(typedIn(typed, name))) bad.set(name, { why: 'empty' })
    // Of what is a list the bound is one of its parts, and says nothing of the text as a whole.
    else if (issue.code === 'too_small' && issue.origin !== 'array' && isOne)
      bad.set(name, { why: 'atLeast', bound: typedBound(path.at(-1)!, Number(issue.minimum)) })
    else if (issue.code === 'too_big' && issue.origin !== 'array' && isOne)
      bad.set(name, { why: 'atMost', bound: typedBound(path.at(-1)!, Number(issue.maximum)) })
    else bad.set(name, { why: 'form' })
  }
  return bad
}

/** What stands in a field: its text, or what was chosen of a list. */
function typedIn(typed: TypedRules, name: string): unknown {
  const [head, place, part] = name.split('.')
  if (head === 'tiers' && part !== undefined) return typed.tiers[Number(place)]?.[part as keyof TypedTier]
  return name in typed ? typed[name as keyof TypedRules] : undefined
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
