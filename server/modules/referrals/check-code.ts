import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { placeInTree } from '../members/index.ts'
import { findCode, type CodeKind } from './store.ts'
import { isLocked } from './lock-store.ts'
import { isInUse, isOwnersRight } from './usable.ts'

/**
 * Whether a code would be taken by a registration on `host`.
 *
 * Only codes are looked for, never names of accounts, and a member's code tells nobody's name: what
 * can be found out here is whether a code is one. Refuses REG_CODE_INVALID.
 */
export async function checkCode(
  db: Db,
  brand: Brand,
  text: string,
  host: string,
  now: Instant,
): Promise<{ valid: true; kind: CodeKind; displayName?: string }> {
  const code = await findCode(db, brand.merchantCode, text)
  const owner =
    code && isInUse(code, host, now)
      ? await db.transaction().execute(async (tx) => {
          const place = await placeInTree(tx, brand.merchantCode, { id: code.ownerId })
          return place && !(await isLocked(tx, place.id)) ? place : undefined
        })
      : undefined
  if (!code || !owner || !isOwnersRight(code, owner))
    throw new Refusal('REG_CODE_INVALID', { fields: [{ field: 'code' }] })
  return { valid: true, kind: code.kind, ...(code.kind === 'AFFILIATE' && { displayName: owner.nickname }) }
}
