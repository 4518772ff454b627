import { threeD } from './catalogue/d3.ts'
import { k3 as k3Games } from './catalogue/k3.ts'
import { keno as kenoGames } from './catalogue/keno.ts'
import { lhc as lhcGames } from './catalogue/lhc.ts'
import { pairGames } from './catalogue/pairs.ts'
import { pc28 } from './catalogue/pc28.ts'
import { pk10 as pk10Games } from './catalogue/pk10.ts'
import { sea } from './catalogue/sea.ts'
import { ssc } from './catalogue/ssc.ts'
import { vietlott } from './catalogue/vietlott.ts'
import { vn } from './catalogue/vn.ts'
import { x115 as x115Games } from './catalogue/x115.ts'
import { type BetType, termsCode } from './tickets/bet-type.ts'
import type { LotteryGame } from './catalogue/game.ts'
import { d3 } from './families/d3/index.ts'
import { k3 } from './families/k3/index.ts'
import { keno } from './families/keno/index.ts'
import { lhc } from './families/lhc/index.ts'
import { pc28Draw } from './families/pc28/index.ts'
import { pk10 } from './families/pk10/index.ts'
import { hanoi, lao, malaysia4d, singapore4d, stock, thaiGovernment, toto } from './families/sea/index.ts'
import { d5 } from './families/ssc/index.ts'
import { mega645, power655, vietlottKeno } from './families/vietlott/index.ts'
import { vnNorth, vnSouth } from './families/vn/index.ts'
import { vnPair } from './families/vn/two-stations.ts'
import { x115 } from './families/x115/index.ts'
import type { Structure } from './draws/structure.ts'

/** Every kind of draw, by its profile. Throws RangeError when a profile stands twice. */
export const STRUCTURES: ReadonlyMap<string, Structure> = byKey(
  [
    vnNorth,
    vnSouth,
    vnPair,
    d5,
    d3,
    pc28Draw,
    x115,
    k3,
    pk10,
    keno,
    lhc,
    thaiGovernment,
    malaysia4d,
    lao,
    hanoi,
    singapore4d,
    toto,
    stock,
    mega645,
    power655,
    vietlottKeno,
  ],
  ({ profile }) => profile,
)

/** Every lottery game that draws, by its code, in the order menus list them. */
export const GAMES: ReadonlyMap<string, LotteryGame> = byKey(
  [
    ...vn,
    ...ssc,
    ...threeD,
    ...pc28,
    ...x115Games,
    ...k3Games,
    ...pk10Games,
    ...kenoGames,
    ...lhcGames,
    ...sea,
    ...vietlott,
  ],
  ({ code }) => code,
)

/** The games of two stations together, by their code: no menu lists them. */
export const PAIR_GAMES: ReadonlyMap<string, LotteryGame> = byKey(pairGames, ({ code }) => code)

/** A game by its code, one of two stations too; undefined when there is none. */
export const findGame = (code: string): LotteryGame | undefined => GAMES.get(code) ?? PAIR_GAMES.get(code)

/** The pair games that a station is one of. */
export const pairsWith = (station: string): readonly LotteryGame[] =>
  pairGames.filter(({ stations }) => stations?.some(({ code }) => code === station))

/**
 * The draw structure of a game. Throws RangeError when the catalogue names one that isn't there: a
 * bug.
 */
export function structureOf(game: LotteryGame): Structure {
  const found = STRUCTURES.get(game.profile)
  if (!found) throw new RangeError(`${game.code} has no draw structure ${game.profile}`)
  return found
}

/**
 * A bet type that a game offers; undefined when its draw has none of this code or the game has no
 * price for it.
 */
export function findBetType(game: LotteryGame, code: string): BetType | undefined {
  const type = structureOf(game).betTypes.get(code)
  return type && Object.hasOwn(game.prices, termsCode(type)) ? type : undefined
}

/** The bet types that a game offers: those with a price, then those that share another's. */
export const offeredTypes = (game: LotteryGame): BetType[] => {
  const { betTypes } = structureOf(game)
  const priced = Object.keys(game.prices).flatMap((code) => betTypes.get(code) ?? [])
  return [...priced, ...[...betTypes.values()].filter(({ base }) => base !== undefined && base in game.prices)]
}

/** These bet types with those that share their terms. */
export const codesUnder = (game: LotteryGame, codes: readonly string[]): string[] =>
  [...structureOf(game).betTypes.values()].filter((type) => codes.includes(termsCode(type))).map(({ code }) => code)

function byKey<T>(list: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  const map = new Map(list.map((item) => [keyOf(item), item]))
  if (map.size !== list.length) throw new RangeError('a code stands twice')
  return map
}
