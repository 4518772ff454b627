import { canonical } from '@senluna/kit/game.ts'
import type { Structure } from '../lottery/rules/structure.ts'
import type { Result } from '../lottery/rules/result.ts'
import { type DrandChain, isSigned, QUICKNET, randomnessOf, roundFrom } from './drand.ts'
import { DrawStream } from './draw-stream.ts'
import { commitmentFor } from './stream.ts'

// Draws have a front door of their own: pages that check rounds needn't load the curve of the beacon's signatures.
export { type DrandChain, isSigned, MAINNET, QUICKNET, randomnessOf, roundAt, roundFrom, timeOf } from './drand.ts'
export { DrawStream, type DrawNames } from './draw-stream.ts'

/** The public evidence of one lottery draw. */
export interface DrawEvidence {
  readonly game: string
  readonly numero: string
  readonly profile: string
  readonly commitment: string
  /** Hex; absent until it is revealed. */
  readonly serverSeed?: string
  readonly beacon: Beacon
  readonly result: unknown
  /** 1 as drawn; a corrected result has a higher one. */
  readonly version: number
}

/** The public entropy a draw took up, or that it took none. Hex. */
export interface Beacon {
  readonly source: 'drand-quicknet' | 'none'
  readonly round?: number
  readonly signature?: string
  readonly randomness?: string
}

/** One thing that was looked at, and whether it is as it must be. */
export interface Check {
  readonly what: 'commitment' | 'randomness' | 'signature' | 'round' | 'result'
  readonly holds: boolean
}

/** A draw worked out again from its evidence. */
export interface VerifiedDraw {
  readonly result: Result
  readonly checks: readonly Check[]
  readonly words: { readonly read: number; readonly rejected: number }
}

/** How long after the draw the round is taken when the first one doesn't come. */
const SECOND_ROUND_AFTER = 60

/**
 * Works a draw out again and looks at everything its evidence claims.
 *
 * `drawAt` is the draw's moment as a Unix time in seconds: the round is compared with the one the rule names for it, and
 * left unlooked at when it isn't given. Throws RangeError for evidence without a revealed seed, of another profile, or
 * that can't be read.
 */
export function verifyDraw(
  evidence: DrawEvidence,
  structure: Structure,
  { drawAt, chain = QUICKNET }: { drawAt?: number; chain?: DrandChain } = {},
): VerifiedDraw {
  const { serverSeed, beacon, profile } = evidence
  if (profile !== structure.profile) throw new RangeError(`the draw is ${profile}, not ${structure.profile}`)
  if (serverSeed === undefined) throw new RangeError('the seed of this draw has not been revealed yet')
  if (!structure.draw) throw new RangeError(`draws of the profile ${profile} aren't the house's`)
  const stream = new DrawStream({
    ...evidence,
    serverSeed,
    beacon: beacon.source === 'none' ? '' : (beacon.randomness ?? ''),
  })
  const result = structure.draw(stream)
  return {
    result,
    words: stream.words,
    checks: [
      { what: 'commitment', holds: commitmentFor(serverSeed) === evidence.commitment.toLowerCase() },
      ...checksOf(beacon, chain, drawAt),
      { what: 'result', holds: canonical(result) === canonical(evidence.result) },
    ],
  }
}

function checksOf(beacon: Beacon, chain: DrandChain, drawAt: number | undefined): readonly Check[] {
  if (beacon.source === 'none') return []
  const { round, signature, randomness } = beacon
  if (round === undefined || !isHex(signature) || !isHex(randomness))
    throw new RangeError('a beacon has its round, signature and randomness')
  const checks: Check[] = [
    { what: 'randomness', holds: randomnessOf(signature) === randomness.toLowerCase() },
    { what: 'signature', holds: isSigned(chain, { round, signature }) },
  ]
  if (drawAt === undefined) return checks
  const allowed = [drawAt, drawAt + SECOND_ROUND_AFTER].map((seconds) => roundFrom(chain, seconds))
  return [...checks, { what: 'round', holds: allowed.includes(round) }]
}

/** Reads evidence as the page or the call gives it, bare or as the `value` of an answer. Throws RangeError. */
export function readEvidence(given: unknown): DrawEvidence {
  const value = isRecord(given) && isRecord(given.value) ? given.value : given
  if (!isRecord(value) || !isRecord(value.beacon)) throw new RangeError('this is not the evidence of a draw')
  const { beacon, serverSeed } = value
  if (beacon.source !== 'drand-quicknet' && beacon.source !== 'none')
    throw new RangeError('the beacon is drand-quicknet or none')
  return {
    game: textOf(value, 'game'),
    numero: textOf(value, 'numero'),
    profile: textOf(value, 'profile'),
    commitment: textOf(value, 'commitment'),
    serverSeed: serverSeed === undefined || serverSeed === null ? undefined : textOf(value, 'serverSeed'),
    beacon: {
      source: beacon.source,
      round: typeof beacon.round === 'number' ? beacon.round : undefined,
      signature: typeof beacon.signature === 'string' ? beacon.signature : undefined,
      randomness: typeof beacon.randomness === 'string' ? beacon.randomness : undefined,
    },
    result: value.result,
    version: typeof value.version === 'number' ? value.version : 1,
  }
}

function textOf(value: Readonly<Record<string, unknown>>, name: string): string {
  const text = value[name]
  if (typeof text !== 'string' || text.length === 0) throw new RangeError(`the evidence lacks its ${name}`)
  return text
}

const isHex = (text: string | undefined): text is string => text !== undefined && /^([0-9a-f]{2})+$/i.test(text)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
