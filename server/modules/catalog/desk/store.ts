import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DeskGame, DeskVendor as ShownVendor } from '@senluna/contract/desk/brand/catalog.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { FROZEN } from '../frozen-store.ts'
import { isYoung, NEW_FOR_MS } from '../game-row.ts'

// What the desk reads and switches of the catalogue. A null changes nothing.

/** A vendor as the catalogue has it; `own`: every game of it is ours. */
export type CatalogVendor = Omit<ShownVendor, 'health' | 'products' | 'currencies'> & {
  own: boolean
  freePlay: boolean
}

const VENDOR =
  sql.raw(`v.vassalage as "vendorCode", v.display_name as "displayName", v.wallet_mode as "walletMode", v.enabled, v.maintenance, v.fee_ppm as "feePpm",
  coalesce(bool_and(g.own), false) as own, coalesce(bool_or(g.own and g.demo), false) as "freePlay", count(g.*)::integer as games, coalesce(array_agg(distinct g.game_type) filter (where g.game_type is not null), '{}') as "gameTypes"`)
const VENDOR_FROM = sql.raw(
  'catalog.vendor v left join catalog.game g on g.merchant_id = v.merchant_id and g.vassalage = v.vassalage',
)
const GAME = sql`g.game_id as "gameId", g.name, g.vassalage as "vendorCode", g.game_type as "gameType", g.own, g.enabled, g.maintenance, g.hot,
  g.new_mark as "newMark", g.region_kind as "regionKind", g.regions, g.plays::text as plays, nullif(g.sort_no, 10000) as place, g.rtp_x100 as "rtpX100", g.released_on::text as "releasedOn", ${FROZEN} as frozen`

/** The vendors of a brand by code, from one on. */
export async function vendorsPage(
  db: Db,
  merchantCode: MerchantCode,
  ask: { name?: string | undefined; after?: string | undefined; size: number },
): Promise<CatalogVendor[]> {
  const { rows } = await sql<CatalogVendor>`select ${VENDOR} from ${VENDOR_FROM}
    where v.merchant_id = ${merchantCode} and (${ask.after ?? null}::text is null or v.vassalage > ${ask.after ?? null})
      and (${ask.name ?? ''} = '' or position(lower(${ask.name ?? ''}) in lower(v.vassalage || ' ' || v.display_name)) > 0)
    group by v.merchant_id, v.vassalage order by v.vassalage limit ${ask.size}`.execute(db)
  return rows
}

/** One vendor, held until `tx` ends where it is one. */
export async function deskVendorOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  code: string,
): Promise<CatalogVendor | undefined> {
  const { rows } = await sql<CatalogVendor>`select ${VENDOR} from ${VENDOR_FROM}
    where v.merchant_id = ${merchantCode} and v.vassalage = ${code} group by v.merchant_id, v.vassalage`.execute(db)
  return rows[0]
}

export async function setVendor(
  tx: Tx,
  merchantCode: MerchantCode,
  code: string,
  change: { enabled?: boolean | undefined; maintenance?: boolean | undefined },
): Promise<void> {
  await sql`update catalog.vendor set enabled = coalesce(${change.enabled ?? null}, enabled),
      maintenance = coalesce(${change.maintenance ?? null}, maintenance)
    where merchant_id = ${merchantCode} and vassalage = ${code}`.execute(tx)
}

/** Sets what a vendor takes, unless it is no longer what it was; answers whether it did. */
export async function setVendorFee(
  tx: Tx,
  merchantCode: MerchantCode,
  code: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const set = await sql`update catalog.vendor set fee_ppm = ${to}
    where merchant_id = ${merchantCode} and vassalage = ${code} and fee_ppm = ${from}`.execute(tx)
  return set.numAffectedRows === 1n
}

/** Where a game stands that nobody has placed. */
const NOWHERE = 10_000

type GameRow = Omit<DeskGame, 'rtpX100' | 'place' | 'shownAsNew'> & {
  rtpX100: number | null
  place: number | null
  folded: string
}

const gameOf = ({ rtpX100, place, ...row }: Omit<GameRow, 'folded'>, now: Instant): DeskGame => ({
  ...row,
  shownAsNew: row.newMark ?? isYoung(row.releasedOn, now),
  ...(place === null ? {} : { place }),
  ...(rtpX100 === null ? {} : { rtpX100 }),
})

/**
 * What the list of games is narrowed to. `after` is the folded name and the id of the last one
 * seen.
 */
export interface GamesAsk {
  name?: string | undefined
  vendor?: string | undefined
  gameType?: string | undefined
  shown?: 'YES' | 'NO' | 'MAINTENANCE' | 'FROZEN' | 'HOT' | 'NEW' | 'PLACED' | 'REGIONS' | undefined
  after?: { folded: string; gameId: string } | undefined
  size: number
}

/** The games of a brand by name, with the key of each. */
export async function gamesPage(
  db: Db,
  merchantCode: MerchantCode,
  ask: GamesAsk,
  now: Instant,
): Promise<{ game: DeskGame; folded: string }[]> {
  const shown = {
    YES: sql`and g.enabled and not g.maintenance`,
    NO: sql`and not g.enabled`,
    MAINTENANCE: sql`and g.maintenance`,
    FROZEN: sql`and ${FROZEN}`,
    HOT: sql`and g.hot`,
    NEW: sql`and coalesce(g.new_mark, g.released_on > ${new Date(now - NEW_FOR_MS)} and g.released_on <= ${new Date(now)})`,
    REGIONS: sql`and g.region_kind <> 'ALL'`,
    PLACED: sql`and g.sort_no < ${NOWHERE}`,
  }
  const { rows } = await sql<GameRow>`select ${GAME}, g.folded from catalog.game g where g.merchant_id = ${merchantCode}
      ${ask.name ? sql`and (position(${fold(ask.name)} in g.folded) > 0 or g.game_id = ${ask.name})` : sql``}
      ${ask.vendor ? sql`and g.vassalage = ${ask.vendor}` : sql``}
      ${ask.gameType ? sql`and g.game_type = ${ask.gameType}` : sql``}
      ${ask.shown ? shown[ask.shown] : sql``}
      ${ask.after ? sql`and (g.folded, g.game_id) > (${ask.after.folded}, ${ask.after.gameId})` : sql``}
    order by g.folded, g.game_id limit ${ask.size}`.execute(db)
  return rows.map(({ folded, ...row }) => ({ game: gameOf(row, now), folded }))
}

/** One game, held until `tx` ends. */
export async function lockGame(
  tx: Tx,
  merchantCode: MerchantCode,
  gameId: string,
  now: Instant,
): Promise<DeskGame | undefined> {
  const { rows } = await sql<Omit<GameRow, 'folded'>>`select ${GAME} from catalog.game g
    where g.merchant_id = ${merchantCode} and g.game_id = ${gameId} for no key update`.execute(tx)
  return rows[0] && gameOf(rows[0], now)
}

export async function setGame(
  tx: Tx,
  merchantCode: MerchantCode,
  gameId: string,
  change: {
    enabled?: boolean | undefined
    maintenance?: boolean | undefined
    hot?: boolean | undefined
    newMark?: boolean | null | undefined
    regions?: { kind: DeskGame['regionKind']; countries: readonly string[] } | undefined
    place?: number | null | undefined
  },
): Promise<void> {
  await sql`update catalog.game set enabled = coalesce(${change.enabled ?? null}, enabled),
      maintenance = coalesce(${change.maintenance ?? null}, maintenance), hot = coalesce(${change.hot ?? null}, hot),
      new_mark = ${change.newMark === undefined ? sql`new_mark` : sql`${change.newMark}::boolean`},
      region_kind = coalesce(${change.regions?.kind ?? null}, region_kind),
      regions = coalesce(${change.regions ? [...new Set(change.regions.countries)].sort() : null}::text[], regions),
      sort_no = coalesce(${change.place === null ? NOWHERE : (change.place ?? null)}, sort_no)
    where merchant_id = ${merchantCode} and game_id = ${gameId}`.execute(tx)
}
