import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { Log } from '../../platform/log.ts'
import { holdSubtree, isOnCredit, moveSubtree, placeInTree, type TreePlace } from '../members/index.ts'
import { heldRatesOf, ratesOf, rulesOf, setRates, type Rates } from '../rates/index.ts'
import { DEEPEST_OPENER, unlockRegistrations } from '../referrals/index.ts'
import { dueMoves, endMove, takeMove, type Move } from './move-store.ts'
import { endRequest, waitingOf } from './rates/request-store.ts'

/** Called in the transaction of a move: what the account had with its old agent ends. */
export type OnMoved = (tx: Tx, memberId: Id<'member'>, at: Instant) => Promise<void>

/** What moves are made of. */
export interface MoveParts {
  db: Db
  log: Log
  brands: readonly Brand[]
  onMoved: OnMoved
}

/**
 * Whether an account may stand below another. The subtree is held until `tx` ends.
 *
 * Refuses VAL_FIELD for an agent to be that is none, is the account itself or stands below it, for
 * a general agent or an affiliate, and for the agent that it has; AGT_DEPTH where an agent of the
 * subtree would stand deeper than one may; CRD_HELD into, out of and within a line on credit.
 */
export async function checkMove(
  tx: Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  toParentId: Id<'member'> | null,
): Promise<{ place: TreePlace; to: TreePlace | undefined }> {
  const deepest = await holdSubtree(tx, memberId)
  const place = await placeInTree(tx, merchantCode, { id: memberId })
  const to = toParentId === null ? undefined : await placeInTree(tx, merchantCode, { id: toParentId })
  if (!place || (toParentId !== null && !to)) throw new Refusal('SYS_NOT_FOUND')
  for (const held of [memberId, toParentId])
    if (held !== null && (await isOnCredit(tx, held))) throw new Refusal('CRD_HELD')
  const isMovable = place.type === ACCOUNT_TYPE.MEMBER || place.type === ACCOUNT_TYPE.AGENT
  const leads = to === undefined ? place.type === ACCOUNT_TYPE.MEMBER : mayLead(to, place)
  const isBelow = to?.id === memberId || to?.path.includes(memberId)
  if (!isMovable || !leads || isBelow || place.parentId === toParentId)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'to', patternId: 'ABOVE' }] })
  const isAgent = place.type === ACCOUNT_TYPE.AGENT
  if (to && isAgent && to.path.length + 1 + deepest > DEEPEST_OPENER) throw new Refusal('AGT_DEPTH')
  return { place, to }
}

const mayLead = (to: TreePlace, { type }: TreePlace): boolean =>
  to.type === ACCOUNT_TYPE.AGENT ||
  to.type === ACCOUNT_TYPE.GENERAL_AGENT ||
  (to.type === ACCOUNT_TYPE.AFFILIATE && type === ACCOUNT_TYPE.MEMBER)

const AT_ONCE = 100

/**
 * Carries out the moves that are due, each in a transaction of its own: one that fails stops no
 * other. Answers how many; one that isn't possible any more is marked so.
 */
export function moveDue(parts: MoveParts, now: Instant): Promise<number> {
  return eachRow({
    log: parts.log,
    trouble: 'an account could not be given its new agent',
    kind: 'move',
    keyOf: (id: Id<'agent-move'>) => id,
    next: (tried) => dueMoves(parts.db, now, AT_ONCE, tried),
    work: (id) => moveOne(parts, id, now),
  })
}

async function moveOne({ db, brands, onMoved }: MoveParts, id: Id<'agent-move'>, now: Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const move = await takeMove(tx, id)
    if (!move) return
    const brand = brands.find(({ merchantCode }) => merchantCode === move.merchantCode)
    const checked = await checkMove(tx, move.merchantCode, move.memberId, move.toParentId).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    })
    if (brand && checked) await carryOut(tx, brand, move, checked.to, onMoved, now)
    await endMove(tx, move.id, brand && checked ? 'DONE' : 'FAILED')
  })
}

async function carryOut(
  tx: Tx,
  brand: Brand,
  { memberId, merchantCode, dueAt }: Move,
  to: TreePlace | undefined,
  onMoved: OnMoved,
  now: Instant,
): Promise<void> {
  await moveSubtree(tx, memberId, { parentId: to?.id ?? null, path: to ? [...to.path, to.id] : [] }, dueAt)
  // What its agent locked is no business of the next one's.
  await unlockRegistrations(tx, memberId)
  const waiting = await waitingOf(tx, memberId)
  if (waiting) await endRequest(tx, { id: waiting.id, memberId }, 'WITHDRAWN', now)
  if (to) {
    const rates = above((await ratesOf(tx, [memberId])).get(memberId) ?? {}, await heldRatesOf(tx, to.id))
    const by = { setter: 'OPERATOR', id: null } as const
    await setRates(tx, { memberId, merchantCode, parentId: to.id, rates, by, rules: rulesOf(brand) }, now)
  }
  await onMoved(tx, memberId, dueAt)
}

/** The rates that are more than the new agent's, at what that one has. */
function above(own: Rates, agent: Rates): Rates {
  const over = PRODUCTS.filter((product) => (own[product] ?? 0) > (agent[product] ?? 0))
  return Object.fromEntries(over.map((product) => [product, agent[product] ?? rate(0)]))
}
