import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, houseAccount } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { VoidedRound } from '../../families/index.ts'
import { dropRequirementOf } from '../../turnover/index.ts'
import { undoFree } from './free-store.ts'

/**
 * After staff voided a round: of a free one the house takes back its stake, what had to be wagered
 * of its win no longer has to be, and it can be played again. Answers what moved; null of a round
 * that was paid for.
 */
export async function voidFree(tx: Tx, brand: Brand, voided: VoidedRound, now: Instant): Promise<Amount | null> {
  const contra = await houseAccount(queryOf(tx), { ...house(brand, GIVEN_AWAY), lane: 0 }, now)
  const moved = await undoFree(tx, voided, { key: derivedId('free-round-voided', voided.round), contra }, now)
  if (moved !== null) await dropRequirementOf(tx, voided.owner, 'BONUS', voided.round, now)
  return moved
}
