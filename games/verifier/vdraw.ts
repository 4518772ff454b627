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
  /** Why the draw came to nothing; absent when it was held. */
  readonly voidReason?: string | undefined
  /** The seed as it was sealed for a trustee before the draw opened, and by whose key. */
  readonly escrow?: { readonly key: string; readonly sealed: string } | undefined
}

/** The public entropy a draw took up, or that it took none. Hex. */
export interface Beacon {
  readonly source: 'drand-quicknet' | 'none'
  readonly round?: number
  /** The round that was chosen before, where another one was taken. */
  readonly firstRound?: number | undefined
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
  /** Of a draw that came to nothing what it would have been; absent where the beacon's word isn't in the evidence. */
  readonly result?: Result
  /** The round that was chosen before was not taken, but the one the rule names a minute later: somebody could have kept it back. */
  readonly secondRound: boolean
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
  const committed: Check = {
    what: 'commitment',
    holds: commitmentFor(serverSeed) === evidence.commitment.toLowerCase(),
  }
  const isVoid = evidence.voidReason !== undefined
  // It was never drawn: its word may not have come yet.
  if (isVoid && beacon.source !== 'none' && beacon.randomness === undefined)
    return { secondRound: false, words: { read: 0, rejected: 0 }, checks: [committed] }
  const stream = new DrawStream({
    ...evidence,
    serverSeed,
    beacon: beacon.source === 'none' ? '' : (beacon.randomness ?? ''),
  })
  const result = structure.draw(stream)
  return {
    result,
    secondRound: isSecond(beacon, chain, drawAt),
    words: stream.words,
    checks: [
      committed,
      ...checksOf(beacon, chain, drawAt),
      ...(isVoid ? [] : [{ what: 'result', holds: canonical(result) === canonical(evidence.result) } as const]),
    ],
  }
}

/** Whether the round is not the first at or after the draw: by the game's own clock where that is known, else by the evidence. */
const isSecond = ({ round, firstRound }: Beacon, chain: DrandChain, drawAt: number | undefined): boolean =>
  round !== undefined &&
  (drawAt === undefined ? firstRound !== undefined && firstRound !== round : round !== roundFrom(chain, drawAt))

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
      ...(typeof beacon.firstRound === 'number' ? { firstRound: beacon.firstRound } : {}),
    },
    ...drawnOf(value),
    ...(typeof value.voidReason === 'string' ? { voidReason: value.voidReason } : {}),
    ...(isRecord(value.escrow)
      ? { escrow: { key: textOf(value.escrow, 'key'), sealed: textOf(value.escrow, 'sealed') } }
      : {}),
  }
}

/** What was drawn, and how often it was corrected since: the call tells all versions, the first is the draw's own. */
function drawnOf({ result, version, versions }: Readonly<Record<string, unknown>>): {
  result: unknown
  version: number
} {
  const told: readonly unknown[] = Array.isArray(versions) ? versions : []
  const [first] = told
  return {
    result: result ?? (isRecord(first) ? first.result : undefined),
    version: typeof version === 'number' ? version : Math.max(1, told.length),
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
