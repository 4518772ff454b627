import * as contract from '@senluna/contract/money/records.ts'
import type { BetRow } from '@senluna/contract/money/records.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { gameNames } from '../catalog/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Product } from '@senluna/kit/product.ts'
import { betOf, betTotals, openFirst, type RecordedRow } from './record/queries/bets.ts'
import { periodOf } from '../../platform/day-range.ts'

/** What a product says of its wagers in a line, by their numbers: which draw, what was chosen. */
type DetailsOf = (
  owner: Id<'member'>,
  rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
  language: string,
) => Promise<ReadonlyMap<string, string>>

/** What settled wagers brought their player, by their numbers. */
type RebatesOf = (
  brand: Brand,
  bets: readonly { memberId: Id<'member'>; wagerId: Id<'wager'>; product: Product; settledAt: Date | null }[],
) => Promise<ReadonlyMap<string, { own: bigint }>>

interface RecordParts {
  db: Db
  detailsOf: DetailsOf
  rebatesOf: RebatesOf
}

/** The betting record: a member's own wagers. */
export const wagerRoutes = (parts: RecordParts): Route[] => [
  route(contract.bets, async ({ caller, query, brand, now, language }) => {
    const { product, vendorCode, status, mode, after, pageSize: size = 10 } = query
    const { from, until } = periodOf(query, brand.timeZone, now)
    const filter = { product, vendorCode, status, from, until }
    const { db } = parts
    const page = await openFirst(db, caller.memberId, { ...filter, mode, after, size })
    return {
      ...page,
      list: await named(parts, { caller, brand, language }, page.list),
      ...(mode && after === undefined && { totals: await betTotals(db, caller.memberId, { ...filter, mode }) }),
    }
  }),
  route(contract.bet, async ({ caller, brand, params, language }) => {
    const no = params.betNo!
    if (!isUuid<'wager'>(no)) throw new Refusal('SYS_NOT_FOUND')
    const [row] = await named(parts, { caller, brand, language }, [await betOf(parts.db, caller.memberId, no)])
    return row!
  }),
]

/**
 * Wagers with their games' names, and what is to say of each; a game that left the catalogue keeps
 * its id.
 */
async function named(
  { db, detailsOf, rebatesOf }: RecordParts,
  { caller: { memberId }, brand, language }: { caller: Caller; brand: Brand; language: string },
  rows: readonly RecordedRow[],
): Promise<BetRow[]> {
  const real = rows.filter(({ mode }) => mode === 'REAL')
  const [names, details, rebates] = await Promise.all([
    gameNames(
      db,
      brand.merchantCode,
      rows.map((row) => row.gameId),
      language,
    ),
    detailsOf(memberId, rows, language),
    rebatesOf(
      brand,
      real.map(({ betNo, product, settledAt }) => ({
        memberId,
        wagerId: id<'wager'>(betNo),
        product,
        settledAt: settledAt === undefined ? null : new Date(settledAt),
      })),
    ),
  ])
  return rows.map((row) => ({
    ...row,
    game: names.get(row.gameId) ?? row.gameId,
    detail: details.get(row.betNo) ?? row.detail,
    rebate: (rebates.get(row.betNo)?.own ?? 0n).toString(),
  }))
}
