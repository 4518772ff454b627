import type { Game } from '@senluna/contract/play/games.ts'
import { rtpOf } from '@senluna/games/rules.ts'
import { placeholderOf } from '@senluna/games/art/thumbnail.ts'
import type { PaletteName } from '@senluna/games/art/palettes.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { FROZEN } from './frozen-store.ts'
import { ART_VERSION } from './art/art-version.ts'

/** How long a game counts as new. */
export const NEW_FOR_MS = 45 * DAY

/** Whether a game was released lately. */
export function isYoung(releasedOn: string, now: Instant): boolean {
  const age = now - Date.parse(releasedOn)
  return age >= 0 && age < NEW_FOR_MS
}

/** A game as it is read for a list, its vendor's name beside it. */
export interface GameRow {
  game_id: string
  node_id: string
  vendorCode: string
  vendor_name: string
  game_type: GameType
  classify: string | null
  name: string
  theme: string
  features: string[]
  volatility: 'LOW' | 'MEDIUM' | 'HIGH'
  rtp_x100: number | null
  jackpot: boolean
  own: boolean
  demo: boolean
  maintenance: boolean
  hot: boolean
  /** The operator's own word on whether it is new; null: its age tells. */
  new_mark: boolean | null
  released_on: string
  motif: string
  palette: PaletteName
  favorite: boolean | null
}

/** The columns of a `GameRow`, of a game `g` and its vendor `v`. */
export const GAME_COLUMNS = sql`g.game_id, g.node_id, g.vassalage as "vendorCode", v.display_name as vendor_name, g.game_type, g.classify, g.name,
  g.theme, g.features, g.volatility, g.rtp_x100, g.jackpot, g.own, g.demo, (g.maintenance or v.maintenance or ${FROZEN}) as maintenance, g.hot, g.new_mark,
  g.released_on::text as released_on, g.motif, g.palette`

/** Where a game's picture is: our own games' are drawn sharp at any size. */
export const iconOf = (gameId: string, own: boolean): string => `/art/g/${gameId}${own ? '.svg' : ''}?v=${ART_VERSION}`

/** A game as the contract tells it. `favorite` is left out for guests. */
export function gameOf(row: GameRow, now: Instant): Game {
  const returnOf = row.own ? rtpOf(row.game_id) : undefined
  return {
    gameId: row.game_id,
    nodeId: row.node_id,
    name: row.name,
    icon: iconOf(row.game_id, row.own),
    motif: row.motif,
    palette: placeholderOf(row.palette),
    vendorCode: row.vendorCode,
    vendorName: row.vendor_name,
    gameType: row.game_type,
    ...(row.classify ? { classify: row.classify } : {}),
    underMaintenance: row.maintenance ? 1 : 0,
    isNewGame: row.new_mark ?? isYoung(row.released_on, now),
    isHot: row.hot ? 1 : 0,
    isGame: 'GAME',
    ...(row.favorite === null ? {} : { favorite: row.favorite }),
    ...(row.rtp_x100 === null ? {} : { rtpX100: row.rtp_x100 }),
    ...(returnOf && { rtpOf: returnOf }),
    demo: row.demo,
    theme: row.theme,
    features: row.features,
    volatility: row.volatility,
    jackpot: row.jackpot,
    own: row.own,
  }
}
