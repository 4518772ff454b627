import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, houseAccount } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { VoidedRound } from '../../families/index.ts'
import { dropRequirementOf } from '../../turnover/index.ts'
import { grantOfRound, undoFree } from './free-store.ts'
import { sayIsBack } from './say-is-back.ts'

/**
 * After staff voided a round: of a free one the house takes back its stake, what had to be wagered
 * of its win no longer has to be, and it can be played again; its player is notified. Answers what
 * moved, null of a round that was paid for.
 */
export async function voidFree(tx: Tx, brand: Brand, voided: VoidedRound, now: Instant): Promise<Amount | null> {
  const contra = await houseAccount(queryOf(tx), { ...house(brand, GIVEN_AWAY), lane: 0 }, now)
  const moved = await undoFree(tx, voided, { key: derivedId('free-round-voided', voided.round), contra }, now)
  if (moved === null) return null
  await dropRequirementOf(tx, voided.owner, 'BONUS', voided.round, now)
  const grant = await grantOfRound(tx, voided.owner, voided.round)
  await sayIsBack(tx, { memberId: voided.owner, titles: grant.titles, until: grant.expires_at }, now)
  return moved
}
