import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { configurationHashOf } from './configuration-hash.ts'
import { certificate as senVangCertificate } from './slots-sen-vang/certificate.ts'
import { senVang } from './slots-sen-vang/rules/index.ts'

/** A house game with the certificate of the paytable it may be played with. */
export interface CertifiedGame {
  game: HouseGame
  certificate: Certificate
}

/** Every house game the server plays. */
export const HOUSE_GAMES: readonly CertifiedGame[] = [{ game: senVang, certificate: senVangCertificate }]

/** Every lottery game: drawn and settled by the server's module `lottery`. */
export { GAMES as LOTTERY_GAMES } from './lottery/rules/index.ts'

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
