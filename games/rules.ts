import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import { configurationHashOf } from './configuration-hash.ts'
import { certificate as choNoiCertificate } from './slots-cho-noi/certificate.ts'
import { choNoi } from './slots-cho-noi/rules/index.ts'
import { certificate as diceCertificate } from './instant-dice/certificate.ts'
import { names as diceNames } from './instant-dice/names.ts'
import { dice } from './instant-dice/rules/index.ts'
import { certificate as limboCertificate } from './instant-limbo/certificate.ts'
import { names as limboNames } from './instant-limbo/names.ts'
import { limbo } from './instant-limbo/rules/index.ts'
import { certificate as plinkoCertificate } from './instant-plinko/certificate.ts'
import { names as plinkoNames } from './instant-plinko/names.ts'
import { plinko } from './instant-plinko/rules/index.ts'
import { certificate as senVangCertificate } from './slots-sen-vang/certificate.ts'
import { certificate as hiloCertificate } from './run-hilo/certificate.ts'
import { names as hiloNames } from './run-hilo/names.ts'
import { hilo } from './run-hilo/rules/index.ts'
import { certificate as minesCertificate } from './run-mines/certificate.ts'
import { names as minesNames } from './run-mines/names.ts'
import { mines } from './run-mines/rules/index.ts'
import { certificate as towerCertificate } from './run-tower/certificate.ts'
import { names as towerNames } from './run-tower/names.ts'
import { tower } from './run-tower/rules/index.ts'
import { VENDOR_NAMES } from './lottery/rules/catalogue/vendors.ts'
import { findGame as findLotteryGame } from './lottery/rules/index.ts'
import { senVang } from './slots-sen-vang/rules/index.ts'

/** A house game with the certificate of the paytable it may be played with. */
export interface CertifiedGame {
  game: HouseGame
  certificate: Certificate
}

/** Every house game the server plays. */
export const HOUSE_GAMES: readonly CertifiedGame[] = [
  { game: senVang, certificate: senVangCertificate },
  { game: choNoi, certificate: choNoiCertificate },
  { game: dice, certificate: diceCertificate },
  { game: limbo, certificate: limboCertificate },
  { game: plinko, certificate: plinkoCertificate },
  { game: mines, certificate: minesCertificate },
  { game: hilo, certificate: hiloCertificate },
  { game: tower, certificate: towerCertificate },
]

/** Whether the rounds of a game begin with a player's choice. */
export const choosesIn = (code: string): boolean =>
  HOUSE_GAMES.some(({ game }) => game.code === code && game.choosing !== undefined)

/** Whether the rounds of a game take several moves. */
export const movesIn = (code: string): boolean => HOUSE_GAMES.some(({ game }) => game.code === code && isRunGame(game))

/** What something is called, by language; the catalogue keeps the Vietnamese one. */
export type Names = Readonly<Record<string, string>>

/** Names of the games that are called otherwise in each language; the others have one name. */
export const gameNames = (gameId: string): Names | undefined =>
  (Object.hasOwn(OWN_NAMES, gameId) ? OWN_NAMES[gameId] : undefined) ?? findLotteryGame(gameId)?.names

/** The stations of a game that is bet on two at once; none of another game. */
export const stationsOf = (gameId: string): readonly string[] =>
  findLotteryGame(gameId)?.stations?.map(({ code }) => code) ?? []

/** The same of their vendors. */
export const vendorNames = (vendor: string): Names | undefined =>
  Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : undefined

const OWN_NAMES: Readonly<Record<string, Names>> = {
  dice: diceNames,
  limbo: limboNames,
  plinko: plinkoNames,
  mines: minesNames,
  hilo: hiloNames,
  tower: towerNames,
}

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
