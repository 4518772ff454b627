import type { JackpotLevel, JackpotTerms } from '@senluna/kit/games/jackpot.ts'

/** A level's terms as they are stored and sent: amounts as digits. */
export interface StoredTerms {
  kind: JackpotTerms['kind']
  seed: string
  mainPpm: number
  reservePpm: number
  cap?: string
  oneIn?: string
}

/** Terms to store. */
export const storedTerms = ({ kind, seed, mainPpm, reservePpm, cap, oneIn }: JackpotTerms): StoredTerms => ({
  kind,
  seed: seed.toString(),
  mainPpm,
  reservePpm,
  ...(cap === undefined ? {} : { cap: cap.toString() }),
  ...(oneIn === undefined ? {} : { oneIn: oneIn.toString() }),
})

/** Terms that were stored. */
export const termsOf = (level: JackpotLevel, stored: StoredTerms): JackpotTerms => ({
  level,
  kind: stored.kind,
  seed: BigInt(stored.seed),
  mainPpm: stored.mainPpm,
  reservePpm: stored.reservePpm,
  ...(stored.cap === undefined ? {} : { cap: BigInt(stored.cap) }),
  ...(stored.oneIn === undefined ? {} : { oneIn: BigInt(stored.oneIn) }),
})
