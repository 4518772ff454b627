import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { placeInTree } from '../members/index.ts'
import { newCode } from './new-code.ts'
import { insertCode, openLinks, type LinkRates, type RefCode } from './store.ts'
import { isLocked } from './lock-store.ts'
import { isOwnersRight, mayOpenAgents } from './usable.ts'

/** An agent's link as it is asked for. */
export interface LinkWanted {
  opens: 0 | 1
  /** What whoever registers by it gets, of each product at most what the owner then has. */
  rates?: LinkRates
  /** 0 for ever, else 1 to 365. */
  validDays: number
  /** 0 for no limit. */
  maxUses: number
  channel: string
  note: string
}

/** So many links an agent may have in use. */
export const MOST_LINKS = 30
const TRIES = 5

/**
 * Makes an agent's link.
 *
 * Refuses AUTH_NOT_AGENT for whoever opens no accounts, AGT_DEPTH for a link for agents of one who
 * stands too deep, AGT_LOCKED where its upline locked registrations, AGT_LINK_LIMIT for one link
 * too many, VAL_FIELD for figures out of bounds.
 */
export async function openLink(
  tx: Tx,
  brand: Brand,
  ownerId: Id<'member'>,
  wanted: LinkWanted,
  now: Instant,
): Promise<RefCode> {
  const wrong = wrongIn(wanted)
  if (wrong.length > 0) throw new Refusal('VAL_FIELD', { fields: wrong.map((field) => ({ field })) })
  const owner = await placeInTree(tx, brand.merchantCode, { id: ownerId })
  const link: RefCode = {
    code: newCode(),
    kind: 'AGENT_LINK',
    ownerId,
    opens: wanted.opens,
    rates: wanted.rates ?? {},
    domain: null,
    validUntil: wanted.validDays === 0 ? null : later(now, wanted.validDays * DAY),
    maxUses: wanted.maxUses,
    uses: 0,
    closedAt: null,
  }
  if (!owner || !isOwnersRight({ ...link, opens: 0 }, owner)) throw new Refusal('AUTH_NOT_AGENT')
  if (await isLocked(tx, ownerId)) throw new Refusal('AGT_LOCKED')
  if (link.opens === 1 && !mayOpenAgents(owner)) throw new Refusal('AGT_DEPTH')
  if ((await openLinks(tx, ownerId, now)) >= MOST_LINKS)
    throw new Refusal('AGT_LINK_LIMIT', { value: { most: MOST_LINKS } })
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const made = { ...link, channel: wanted.channel, note: wanted.note, code: newCode() }
    if (await insertCode(tx, brand.merchantCode, made, now)) return { ...link, code: made.code }
  }
  throw new Error('no free code was found')
}

function wrongIn({ validDays, maxUses, channel, note }: LinkWanted): string[] {
  const wrong: string[] = []
  if (!Number.isInteger(validDays) || validDays < 0 || validDays > 365) wrong.push('validDays')
  if (!Number.isInteger(maxUses) || maxUses < 0 || maxUses > 1_000_000) wrong.push('maxUses')
  if ([...channel].length > 50) wrong.push('channel')
  if ([...note].length > 100) wrong.push('note')
  return wrong
}
