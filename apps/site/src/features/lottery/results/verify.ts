import type { drawEvidence, orderInclusion } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { readEvidence, verifyDraw, type Check, type Verdict } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { allRules } from '../draw/all-rules.ts'

/** What working a draw out again came to. */
export interface Outcome {
  verdict: Verdict
  checks: readonly Check[]
  words: number
  /** What seed and beacon give, spelled out, where that can be known. */
  result?: string
  /** Whether a commitment that was noted before was compared. */
  comparedToNoted: boolean
  /** It had been drawn: of a void draw, before it was made void. */
  wasDrawn: boolean
}

/**
 * Works a draw out again, here, from what was published of it and what was `noted` before: the
 * commitment, an order and the seed given with it. Throws RangeError for evidence that can't be
 * read.
 */
export async function outcomeOf(
  evidence: ReplyOf<typeof drawEvidence>,
  { commitment, orderNo, seed }: { commitment?: string | undefined; orderNo?: string; seed?: string } = {},
  inclusion?: ReplyOf<typeof orderInclusion>,
): Promise<Outcome> {
  const { findGame, STRUCTURES } = await allRules()
  const structure = STRUCTURES.get(evidence.profile)
  const wasDrawn = evidence.versions.length > 0
  if (!structure || !(wasDrawn || evidence.voidReason !== undefined)) throw new RangeError('nothing was drawn')
  const { verdict, checks, words, result, comparedToNoted } = verifyDraw(
    readEvidence({ ...evidence, beacon: evidence.beacon ?? { source: 'none' }, inclusion }),
    structure,
    { drawAt: Math.floor(Date.parse(evidence.drawAt) / 1000), whose: findGame(evidence.game)?.source },
    { commitment, order: orderNo, seed },
  )
  return {
    verdict,
    checks,
    words: words.read,
    comparedToNoted,
    wasDrawn,
    ...(result ? { result: spelledOut(result) } : {}),
  }
}

/** A result in a line: balls, or prize by prize. */
const spelledOut = (result: Result): string =>
  isList(result)
    ? result.join(' ')
    : Object.entries(result)
        .map(([prize, numbers]) => `${prize} ${[numbers].flat().join(' ')}`)
        .join(' · ')

const isList = (result: Result): result is readonly number[] => Array.isArray(result)
