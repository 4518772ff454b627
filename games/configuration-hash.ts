import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, type HouseGame } from '@senluna/kit/games/game.ts'

/** The name of a paytable: SHA-256 of its canonical configuration, lower-case hex. */
export const configurationHashOf = ({ configuration }: Pick<HouseGame, 'configuration'>): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(configuration))))
