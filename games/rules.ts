import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import type { InWords } from '@senluna/kit/games/choice-words.ts'
import { RTP_OF, type RtpOf } from '@senluna/kit/games/rtp-of.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { isBestPlay } from '@senluna/kit/games/theory.ts'
import { configurationHashOf } from './configuration-hash.ts'
import { VENDOR_NAMES } from './lottery/rules/catalogue/vendors.ts'
import { findGame as findLotteryGame } from './lottery/rules/index.ts'
import type { Names } from './own-game.ts'
import { OWN_GAMES, PLAYED_GAMES, SIDE_GAMES } from './own-games.ts'

export type { Names } from './own-game.ts'

/** A house game with the certificate of the paytable it may be played with. */
export interface CertifiedGame {
  game: HouseGame
  certificate: Certificate
}

/** Every house game the server plays. */
export const HOUSE_GAMES: readonly CertifiedGame[] = PLAYED_GAMES

const OWN = new Map(PLAYED_GAMES.map((own) => [own.game.code, own]))

/** Whether the rounds of a game begin with a player's choice. */
export const choosesIn = (code: string): boolean => OWN.get(code)?.game.choosing !== undefined

/** Whether the rounds of a game take several moves. */
export const movesIn = (code: string): boolean => {
  const own = OWN.get(code)
  return own !== undefined && isRunGame(own.game)
}

/** What the names of a slot's own texts begin with: `senVang` of `sen-vang`. */
export const textsOfSlot = (code: string): string => code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The same of all slots. */
export const SLOT_TEXTS: readonly string[] = OWN_GAMES.flatMap(({ game, boards }) =>
  boards ? [textsOfSlot(game.code)] : [],
)

/** How a game puts a choice in words; undefined for one that doesn't. */
export const choiceInWordsOf = (code: string): InWords | undefined => OWN.get(code)?.choiceInWords

/**
 * What the return of a game is of, where that has to be said: a table's main bet, the best play.
 */
export function rtpOf(code: string): RtpOf | undefined {
  const game = OWN.get(code)?.game
  if (!game) return undefined
  if (isBestPlay(game)) return 'bestPlay'
  return isTableGame(game) ? (RTP_OF.find((known) => known === game.main) ?? 'everyBet') : undefined
}

/** Names of the games that are called otherwise in each language; the others have one name. */
export const gameNames = (gameId: string): Names | undefined => OWN.get(gameId)?.names ?? findLotteryGame(gameId)?.names

/** The stations of a game that is bet on two at once; none of another game. */
export const stationsOf = (gameId: string): readonly string[] =>
  findLotteryGame(gameId)?.stations?.map(({ code }) => code) ?? []

/**
 * Whether a game that is played stands in no catalogue: one of two stations, or one that hangs on
 * others.
 */
export const isUncatalogued = (gameId: string): boolean =>
  stationsOf(gameId).length > 0 || SIDE_GAMES.some(({ game }) => game.code === gameId)

/** The same of their vendors. */
export const vendorNames = (vendor: string): Names | undefined =>
  Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : undefined

const VENDORS: Readonly<Record<string, Names>> = VENDOR_NAMES

/**
 * Throws a plain sentence when a game's paytable is not the one its certificate was computed for.
 */
export function checkCertificates(games: readonly CertifiedGame[] = HOUSE_GAMES): void {
  for (const { game, certificate } of games) {
    if (certificate.game !== game.code) {
      throw new Error(`The game ${game.code} has the certificate of ${certificate.game}.`)
    }
    const hash = configurationHashOf(game)
    if (hash === certificate.configurationHash) continue
    throw new Error(
      `The paytable of ${game.code} (${hash.slice(0, 12)}…) is not the one its certificate was computed for ` +
        `(${certificate.configurationHash.slice(0, 12)}…). Run npm run rtp and read what changed.`,
    )
  }
}
