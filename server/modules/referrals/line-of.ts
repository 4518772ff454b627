import { Refusal } from '@senluna/contract/refusals.ts'
import { isAgent, type AccountType } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { placeInTree, type Line, type TreePlace } from '../members/index.ts'
import { codeOfDomain, countUse, findCode, type LinkRates, type RefCode } from './store.ts'
import { isLocked } from './lock-store.ts'
import { isInUse, isOwnersRight, mayBring } from './usable.ts'

/** What somebody who registers says about who brought them. Any text. */
export interface CodesGiven {
  affiliateCode?: string | undefined
  referralCode?: string | undefined
  recommenderId?: string | undefined
}

/** Where a new account belongs, and what is kept of why. */
export interface Origin {
  line: Line
  /** The type it is opened with: an agent's link may open an agent. */
  type: Extract<AccountType, 0 | 1>
  /** The agent's link that decided, with the rates it gives. */
  link: { code: string; rates: LinkRates } | undefined
  /** The code of an agent that brought it: of whom first deposits are counted. */
  code: string | undefined
  /** Every input as it came, and the one that decided. */
  source: Record<string, string>
}

/** Whoever claims an account by one of these, the first of them wins. */
const PRIORITY = ['AGENT_LINK', 'AFFILIATE', 'MEMBER_REFERRAL', 'RECOMMENDER', 'DOMAIN'] as const

interface Claim {
  by: (typeof PRIORITY)[number]
  owner: TreePlace
  code?: RefCode
}

const KEPT = 64

/**
 * The codes of a form: the one in the link that was followed, and those that the brand's form asks
 * for.
 */
export function codesGiven(brand: Brand, typed: CodesGiven): CodesGiven {
  const asked = (field: keyof CodesGiven) => brand.register.some((rule) => rule.field === field && rule.enabled)
  return {
    ...(asked('affiliateCode') && { affiliateCode: typed.affiliateCode }),
    referralCode: typed.referralCode,
    ...(asked('recommenderId') && { recommenderId: typed.recommenderId }),
  }
}

/**
 * Works out whose a new account is, from every code that was given, and counts the use of the one
 * that decides.
 *
 * Runs in the registration's transaction: a code that can be used once is used once, however many
 * come at the same time. Refuses REG_CODE_INVALID with the field, the affiliate's code first.
 */
export async function originOf(tx: Tx, brand: Brand, given: CodesGiven, host: string, now: Instant): Promise<Origin> {
  const claims: Claim[] = []
  for (const field of ['affiliateCode', 'referralCode', 'recommenderId'] as const) {
    const text = given[field]?.trim()
    if (!text) continue
    const claim =
      (field === 'recommenderId' ? await byName(tx, brand, text) : undefined) ??
      (await byCode(tx, brand, text, host, now))
    if (!claim) throw invalid(field)
    claims.push(claim)
  }
  if (claims.length === 0) claims.push(...(await byDomain(tx, brand, host, now)))
  const [first] = claims.toSorted((a, b) => PRIORITY.indexOf(a.by) - PRIORITY.indexOf(b.by))
  if (first?.code && !(await countUse(tx, brand.merchantCode, first.code.code, now)))
    throw invalid(fieldOf(given, first.code))
  const kept = Object.entries(given).filter(([, text]) => text)
  return {
    line: first ? lineBelow(first) : { parentId: null, path: [], referrerId: null },
    type: first?.code?.opens ?? 0,
    link: first?.code?.kind === 'AGENT_LINK' ? { code: first.code.code, rates: first.code.rates } : undefined,
    code: first?.code && first.code.kind !== 'MEMBER_REFERRAL' ? first.code.code : undefined,
    source: {
      ...Object.fromEntries(kept.map(([field, text]) => [field, String(text).slice(0, KEPT)])),
      ...(first && { broughtBy: first.by }),
    },
  }
}

const invalid = (field: string): Refusal => new Refusal('REG_CODE_INVALID', { fields: [{ field }] })

/** The field that a code came from. */
const fieldOf = (given: CodesGiven, { code }: RefCode): string =>
  Object.entries(given).find(([, text]) => text?.trim().toUpperCase() === code)?.[0] ?? 'referralCode'

async function byCode(tx: Tx, brand: Brand, text: string, host: string, now: Instant): Promise<Claim | undefined> {
  const code = await findCode(tx, brand.merchantCode, text)
  return code && claimOf(tx, brand, code, host, now)
}

async function claimOf(tx: Tx, brand: Brand, code: RefCode, host: string, now: Instant): Promise<Claim | undefined> {
  if (!isInUse(code, host, now)) return undefined
  const owner = await placeInTree(tx, brand.merchantCode, { id: code.ownerId })
  return owner && isOwnersRight(code, owner) && !(await isLocked(tx, owner.id))
    ? { by: code.kind, owner, code }
    : undefined
}

async function byName(tx: Tx, brand: Brand, text: string): Promise<Claim | undefined> {
  const name = text.toLowerCase()
  const owner = await placeInTree(tx, brand.merchantCode, isUuid<'member'>(name) ? { id: name } : { userName: name })
  return owner && mayBring(owner) && !(await isLocked(tx, owner.id)) ? { by: 'RECOMMENDER', owner } : undefined
}

async function byDomain(tx: Tx, brand: Brand, host: string, now: Instant): Promise<Claim[]> {
  const code = await codeOfDomain(tx, brand.merchantCode, host)
  const claim = code && (await claimOf(tx, brand, code, host, now))
  return claim ? [{ ...claim, by: 'DOMAIN' }] : []
}

/** Below an agent that brought it; below the agent of a member that did. */
function lineBelow({ owner }: Claim): Line {
  if (isAgent(owner.type)) return { parentId: owner.id, path: [...owner.path, owner.id], referrerId: owner.id }
  return { parentId: owner.parentId, path: owner.path, referrerId: owner.id }
}
