import type { ExtraPrize, ShownExtra } from '@senluna/contract/member/rewards/extra-prize.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inLanguage, type Texts } from '../../../platform/words/in-language.ts'
import { awardExtra, worthOf } from '../../points/index.ts'

/** Points and goods as a reward keeps them: with what the goods are called. */
export interface KeptExtra extends ExtraPrize {
  names?: Texts | undefined
}

/** What a reward's record keeps of its points and goods, and what they are worth in money. */
export interface ExtraData {
  extra?: KeptExtra
  worth?: string
}

/** Points and goods of a prize, as a reward's record keeps them; nothing where it has none. */
export async function keptExtra(
  db: Db | Tx,
  merchantCode: MerchantCode,
  extra: ExtraPrize | null | undefined,
): Promise<ExtraData> {
  if (!extra) return {}
  const { worth, names } = await worthOf(db, merchantCode, extra)
  return { extra: { ...extra, ...(names && { names }) }, worth: worth.toString() }
}

/** The points and goods that a reward's record says came with it. */
const extraOf = (data: unknown): KeptExtra | undefined =>
  typeof data === 'object' && data !== null && 'extra' in data ? (data.extra as KeptExtra) : undefined

/** What the points and goods of a reward are worth in money. */
export const worthIn = (data: unknown): bigint =>
  typeof data === 'object' && data !== null && 'worth' in data ? BigInt(data.worth as string) : 0n

const shown = ({ points, goods, names }: KeptExtra, language: string): ShownExtra => ({
  ...(points === undefined ? {} : { points }),
  ...(goods === undefined ? {} : { goods: inLanguage(names ?? {}, language) ?? goods }),
})

/** Points and goods of a reward as its player reads them. */
export function extraShown(data: unknown, language: string): { extra?: ShownExtra } {
  const extra = extraOf(data)
  return extra ? { extra: shown(extra, language) } : {}
}

/** Points and goods of some prizes as their reader sees them, in their order. */
export async function extrasShown(
  db: Db | Tx,
  merchantCode: MerchantCode,
  extras: readonly (ExtraPrize | null | undefined)[],
  language: string,
): Promise<(ShownExtra | undefined)[]> {
  const list: (ShownExtra | undefined)[] = []
  for (const extra of extras) list.push(extraShown(await keptExtra(db, merchantCode, extra), language).extra)
  return list
}

/**
 * Gives the points and goods of a reward, in the transaction that claims it; they bear its id.
 * Refuses PROMO_OUT when the goods are out of stock.
 */
export async function giveExtra(
  tx: Tx,
  brand: Brand,
  { id, memberId, data }: { id: Id<'participation'>; memberId: Id<'member'>; data: unknown },
  now: Instant,
): Promise<void> {
  const extra = extraOf(data)
  if (!extra) return
  const { points, goods } = extra
  const award = { id, memberId, ...(points === undefined ? {} : { points }), ...(goods === undefined ? {} : { goods }) }
  if (!(await awardExtra(tx, brand, award, now))) throw new Refusal('PROMO_OUT')
}
