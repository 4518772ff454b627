import { canonical } from '@senluna/kit/games/game.ts'
import type { Structure } from '../rules/draws/structure.ts'
import type { Result } from '../rules/draws/result.ts'
import { type DrandChain, isSigned, QUICKNET, randomnessOf, roundFrom } from './drand.ts'
import { DrawStream } from './draw-stream.ts'
import { type Inclusion, isIncluded, mixedWord, type PlayersWord } from './players.ts'
import { commitmentFor } from '../../verifier/stream.ts'

// Draws have an entry of their own: pages that check rounds needn't load the curve of the
// beacon's signatures.
export { type DrandChain, isSigned, MAINNET, QUICKNET, randomnessOf, roundAt, roundFrom, timeOf } from './drand.ts'
export { DrawStream, type DrawNames } from './draw-stream.ts'
export type { Inclusion, PlayersWord } from './players.ts'

/** The public evidence of one lottery draw. */
export interface DrawEvidence {
  readonly game: string
  readonly drawNumber: string
  readonly profile: string
  readonly commitment: string
  /** Hex; absent until it is revealed. */
  readonly serverSeed?: string
  readonly beacon: Beacon
  /** What players' seeds came to; absent where none was given. */
  readonly players?: PlayersWord | undefined
  /** How a seed stands in it, where the evidence says. */
  readonly inclusion?: Inclusion | undefined
  /** Whose result it says it is: SELF, DEMONSTRATION or OFFICIAL; absent where it doesn't say. */
  readonly source?: string | undefined
  /**
   * Every result that was put down for the draw, as drawn first; none of one that came to nothing
   * before.
   */
  readonly results: readonly unknown[]
  /** The highest number a result has: 1 as drawn. */
  readonly version: number
  /** Why the draw is void; absent when its result stands. */
  readonly voidReason?: string | undefined
  /** The same in the words of whoever made it void. */
  readonly voidNote?: string | undefined
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
  readonly what:
    | 'noted'
    | 'notedResult'
    | 'commitment'
    | 'source'
    | 'players'
    | 'randomness'
    | 'signature'
    | 'round'
    | 'result'
    | 'version'
  readonly holds: boolean
}

/** VOID: everything holds, and no result counts, whether the draw had been made or not. */
export type Verdict = 'MATCH' | 'VOID' | 'DIFFERENT'

/** What a player wrote down: the commitment before the draw, the result as it was shown. */
export interface Noted {
  readonly commitment?: string | undefined
  readonly result?: unknown
  /** The number of an order, and the seed that was given with it. */
  readonly order?: string | undefined
  readonly seed?: string | undefined
}

/** A draw worked out again from its evidence. */
export interface VerifiedDraw {
  readonly verdict: Verdict
  /**
   * What seed and beacon give, of a void draw too; absent where the beacon's word isn't in the
   * evidence.
   */
  readonly result?: Result
  /**
   * The round that was chosen before was not taken, but the one the rule names a minute later:
   * somebody could have kept it back.
   */
  readonly secondRound: boolean
  /**
   * Whether the commitment was compared with one that was noted before. Without it evidence is only
   * compared with itself: a seed of somebody else's with its own hash agrees, too.
   */
  readonly comparedToNoted: boolean
  readonly checks: readonly Check[]
  readonly words: { readonly read: number; readonly rejected: number }
}

/** How long after the draw the round is taken when the first one doesn't come. */
const SECOND_ROUND_AFTER = 60

interface DrawFacts {
  drawAt?: number
  /** Whose results the catalogue says the game has. */
  whose?: 'SELF' | 'OFFICIAL' | undefined
  chain?: DrandChain
}

/**
 * Works a draw out again and looks at everything its evidence claims.
 *
 * A draw that has a seed is made once: nothing may be put in the place of what the seed gives, so a
 * second version differs, and so does every result that isn't the seed's, also of a draw that was
 * made void afterwards. A game of the house is SELF and nothing else; a draw of an official game
 * that has a seed is a DEMONSTRATION.
 *
 * `drawAt` is the draw's moment as a Unix time in seconds: the round is compared with the one the
 * rule names for it, and left unlooked at when it isn't given. What was `noted` before the draw
 * must be what the evidence says. Throws RangeError for evidence without a revealed seed, of
 * another profile, or that can't be read.
 */
export function verifyDraw(
  evidence: DrawEvidence,
  structure: Structure,
  { drawAt, whose, chain = QUICKNET }: DrawFacts = {},
  noted: Noted = {},
): VerifiedDraw {
  const { serverSeed, beacon, profile } = evidence
  if (profile !== structure.profile) throw new RangeError(`the draw is ${profile}, not ${structure.profile}`)
  if (serverSeed === undefined) throw new RangeError('the seed of this draw has not been revealed yet')
  if (!structure.draw) throw new RangeError(`draws of the profile ${profile} aren't the house's`)
  const isVoid = evidence.voidReason !== undefined
  const comparedToNoted = noted.commitment !== undefined
  const first: Check[] = [
    ...(noted.commitment === undefined
      ? []
      : [{ what: 'noted' as const, holds: noted.commitment.toLowerCase() === evidence.commitment.toLowerCase() }]),
    { what: 'commitment', holds: commitmentFor(serverSeed) === evidence.commitment.toLowerCase() },
    ...sourceCheck(evidence, whose),
    ...playersCheck(evidence, noted),
  ]
  // It was never drawn: its word may not have come yet.
  if (isVoid && evidence.results.length === 0 && beacon.source !== 'none' && beacon.randomness === undefined)
    return {
      verdict: verdictOf(first, isVoid),
      secondRound: false,
      comparedToNoted,
      words: { read: 0, rejected: 0 },
      checks: first,
    }
  const word = beacon.source === 'none' ? '' : (beacon.randomness ?? '')
  const stream = new DrawStream({
    ...evidence,
    serverSeed,
    beacon: evidence.players ? mixedWord(word, evidence.players) : word,
  })
  const result = structure.draw(stream)
  const checks: Check[] = [
    ...first,
    ...checksOf(beacon, chain, drawAt),
    ...resultChecks(evidence, result),
    ...(noted.result === undefined
      ? []
      : [{ what: 'notedResult' as const, holds: canonical(noted.result) === canonical(result) }]),
  ]
  return {
    verdict: verdictOf(checks, isVoid),
    result,
    secondRound: isSecond(beacon, chain, drawAt),
    comparedToNoted,
    words: stream.words,
    checks,
  }
}

const verdictOf = (checks: readonly Check[], isVoid: boolean): Verdict =>
  !checks.every(({ holds }) => holds) ? 'DIFFERENT' : isVoid ? 'VOID' : 'MATCH'

/**
 * Whose draw it is follows from its game, not from what its evidence says: no commitment covers
 * that word.
 */
function sourceCheck({ source }: DrawEvidence, whose: DrawFacts['whose']): readonly Check[] {
  if (source === undefined || whose === undefined) return []
  return [{ what: 'source', holds: source === (whose === 'SELF' ? 'SELF' : 'DEMONSTRATION') }]
}

/**
 * Whether the seed given with an order is in what the draw was mixed with. What was noted must be
 * what the evidence shows: a seed that was noted and isn't shown differs.
 */
function playersCheck({ players, inclusion }: DrawEvidence, { order, seed }: Noted): readonly Check[] {
  if (inclusion === undefined && order === undefined && seed === undefined) return []
  const holds =
    inclusion !== undefined &&
    players !== undefined &&
    (order === undefined || order === inclusion.orderNo) &&
    (seed === undefined || seed === inclusion.seed) &&
    isIncluded(inclusion, players)
  return [{ what: 'players', holds }]
}

/**
 * What was put down against what the seed gives; of a draw that came to nothing before it was made
 * there is nothing to look at.
 */
function resultChecks({ results, version, voidReason }: DrawEvidence, drawn: Result): readonly Check[] {
  if (results.length === 0 && voidReason !== undefined) return []
  const [first, ...others] = results.map((result) => canonical(result) === canonical(drawn))
  return [
    { what: 'result', holds: first === true },
    { what: 'version', holds: version <= 1 && others.every(Boolean) },
  ]
}

/**
 * Whether the round is not the first at or after the draw: by the game's own clock where that is
 * known, else by the evidence.
 */
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

/**
 * Reads evidence, bare or as the `value` of an answer: as the page has it, or as the call gives it,
 * which names the draw's number otherwise. Throws RangeError.
 */
export function readEvidence(given: unknown): DrawEvidence {
  const value = isRecord(given) && isRecord(given.value) ? given.value : given
  if (isRecord(value) && value.source === 'OFFICIAL' && value.commitment === undefined)
    throw new RangeError('the result is said to be official: it comes from outside, and no seed gives it')
  if (!isRecord(value) || !isRecord(value.beacon)) throw new RangeError('this is not the evidence of a draw')
  const { beacon, serverSeed } = value
  if (beacon.source !== 'drand-quicknet' && beacon.source !== 'none')
    throw new RangeError('the beacon is drand-quicknet or none')
  return {
    game: textOf(value, 'game'),
    drawNumber: textOf(value, value.drawNumber === undefined ? 'numero' : 'drawNumber'),
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
    ...playersOf(value),
    ...(typeof value.source === 'string' ? { source: value.source } : {}),
    ...resultsOf(value),
    ...voidOf(value),
    ...(isRecord(value.escrow)
      ? { escrow: { key: textOf(value.escrow, 'key'), sealed: textOf(value.escrow, 'sealed') } }
      : {}),
  }
}

/**
 * The published results of the draw: the call answers every version with its number; a bare result
 * is the only version.
 */
function resultsOf({ result, version, versions }: Readonly<Record<string, unknown>>) {
  const listed = (Array.isArray(versions) ? versions : []).filter(isRecord)
  const bare = result === undefined || result === null ? [] : [result]
  const numbers = [version, ...listed.map((entry) => entry.version)].filter((entry) => typeof entry === 'number')
  const results = [...listed.map((entry) => entry.result), ...bare]
  return { results, version: Math.max(1, listed.length, ...numbers) }
}

/** What players gave, and how one order's seed stands in it. */
function playersOf({ players, inclusion }: Readonly<Record<string, unknown>>) {
  return {
    ...(isRecord(players) ? { players: { root: textOf(players, 'root'), orders: countOf(players, 'orders') } } : {}),
    ...(isRecord(inclusion)
      ? {
          inclusion: {
            orderNo: textOf(inclusion, 'orderNo'),
            seed: textOf(inclusion, 'seed'),
            place: countOf(inclusion, 'place'),
            path: (Array.isArray(inclusion.path) ? inclusion.path : []).filter((hash) => typeof hash === 'string'),
          },
        }
      : {}),
  }
}

/** Why the draw is void. One whose state alone says so is void as well. */
function voidOf({ state, voidReason, voidNote }: Readonly<Record<string, unknown>>) {
  if (typeof voidReason !== 'string' && state !== 'VOID') return {}
  return {
    voidReason: typeof voidReason === 'string' ? voidReason : 'UNSAID',
    ...(typeof voidNote === 'string' ? { voidNote } : {}),
  }
}

function textOf(value: Readonly<Record<string, unknown>>, name: string): string {
  const text = value[name]
  if (typeof text !== 'string' || text.length === 0) throw new RangeError(`the evidence lacks its ${name}`)
  return text
}

function countOf(value: Readonly<Record<string, unknown>>, name: string): number {
  const count = value[name]
  if (typeof count !== 'number') throw new RangeError(`the evidence lacks its ${name}`)
  return count
}

const isHex = (text: string | undefined): text is string => text !== undefined && /^([0-9a-f]{2})+$/i.test(text)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
