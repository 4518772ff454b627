import { switchOn, type Brand, type MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { pointTermsOf, type PointTerms } from '@senluna/kit/points/terms.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Security } from '../security/index.ts'
import { settingsOf } from '../settings/index.ts'

/** The step of the ladder somebody stands on, which a later module knows. */
export type LevelOf = (db: Db | Tx, memberId: Id<'member'>) => Promise<number>

/** The same of many; who isn't in the answer stands at the foot. */
export type LevelsOf = (db: Db | Tx, memberIds: readonly Id<'member'>[]) => Promise<ReadonlyMap<Id<'member'>, number>>

/** What points are moved with. */
export interface Points {
  db: Db
  security: Pick<Security, 'db' | 'members'>
  levelOf: LevelOf
}

/** A brand's terms; undefined while its operator has points switched off. */
export async function openTermsOf(db: Db | Tx, brand: Brand): Promise<PointTerms | undefined> {
  const { points, switches } = await settingsOf(db, brand.merchantCode)
  return (switches.POINTS ?? switchOn(brand.whitelabel, 'POINTS')) ? pointTermsOf(points) : undefined
}

/** A brand's terms, whether or not points are switched on. */
export const termsOf = async (db: Db | Tx, merchantCode: MerchantCode): Promise<PointTerms> =>
  pointTermsOf((await settingsOf(db, merchantCode)).points)

/** How much more than the lowest level somebody's play earns, in percent. */
export async function multiplierOf(
  db: Db | Tx,
  brand: Brand,
  levelOf: LevelOf,
  memberId: Id<'member'>,
): Promise<number> {
  return multiplierAt(brand, await levelOf(db, memberId))
}

/** How much more than the lowest level play on a level earns, in percent. */
export const multiplierAt = ({ vip }: Pick<Brand, 'vip'>, level: number): number => vip[level]?.pointsPercent ?? 100
