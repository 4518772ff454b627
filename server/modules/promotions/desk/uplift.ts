import type { promotionUplift, Uplift } from '@senluna/contract/desk/brand/promotion-uplift.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { draftOf } from './drafts.ts'
import { comparedAmong, groupsOf, type GroupFigures } from './uplift-store.ts'

const shown = (group: GroupFigures | undefined): Uplift['given'] => ({
  members: group?.members ?? 0,
  active: group?.active ?? 0,
  deposits: (group?.deposits ?? 0n).toString(),
  validBet: (group?.validBet ?? 0n).toString(),
  ggr: (group?.ggr ?? 0n).toString(),
})

/** What a promotion brought, beside those who were left out of it. Refuses SYS_NOT_FOUND. */
export async function upliftOf(db: Db, { brand, params, now }: Call<typeof promotionUplift>): Promise<Uplift> {
  const { id, claimed, waiting } = await draftOf(db, brand, params.id ?? '', now)
  const groups = await groupsOf(db, brand, id)
  const given = groups.find(({ control }) => !control)
  const control = groups.find((group) => group.control)
  const { code, scale, displayDecimals } = brand.currency
  return {
    ...(groups[0] ? { since: new Date(Math.min(...groups.map(({ since }) => since.getTime()))).toISOString() } : {}),
    given: shown(given),
    control: shown(control),
    cost: (claimed + waiting).toString(),
    ...(given && control ? { more: moreThan(given, control).toString() } : {}),
    currency: { code, exponent: scale, displayDecimals },
  }
}

/**
 * What each of some promotions that have a control group brought more than it, by id, as far as
 * somebody is in both groups. Cost: one read of all who joined each.
 */
export async function upliftsOf(db: Db, brand: Brand, ids: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const found = new Map<string, bigint>()
  for (const id of await comparedAmong(db, brand, ids)) {
    const groups = await groupsOf(db, brand, id)
    const given = groups.find(({ control }) => !control)
    const control = groups.find((group) => group.control)
    if (given && control) found.set(id, moreThan(given, control))
  }
  return found
}

/** What a group brought beyond what as many of the other did, whole units toward zero. */
export const moreThan = (given: { members: number; ggr: bigint }, control: { members: number; ggr: bigint }): bigint =>
  given.ggr - (control.ggr * BigInt(given.members)) / BigInt(control.members)
