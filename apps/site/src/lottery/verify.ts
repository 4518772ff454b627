import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Result } from '@senluna/games/lottery/rules/result.ts'
import { readEvidence, verifyDraw, type Check } from '@senluna/games/verifier/vdraw.ts'
import { allRules } from './all-rules.ts'

/** What working a draw out again came to. */
export interface Verdict {
  checks: readonly Check[]
  words: number
  /** Of a draw that came to nothing: what it would have been, where that can be told. */
  wouldBe?: string
  isGood: boolean
}

/** Works a draw out again, here, from what was published of it. Throws RangeError for evidence that can't be read. */
export async function verdictOf(evidence: ReplyOf<typeof drawEvidence>): Promise<Verdict> {
  const { STRUCTURES } = await allRules()
  const structure = STRUCTURES.get(evidence.profile)
  const [drawn] = evidence.versions
  const isVoid = evidence.voidReason !== undefined && !drawn
  if (!structure || !(drawn || isVoid)) throw new RangeError('nothing was drawn')
  const { checks, words, result } = verifyDraw(
    readEvidence({
      ...evidence,
      // One that was drawn before it was made void is looked at as it was drawn.
      voidReason: isVoid ? evidence.voidReason : undefined,
      beacon: evidence.beacon ?? { source: 'none' },
      result: drawn?.result,
      version: 1,
    }),
    structure,
    { drawAt: Math.floor(Date.parse(evidence.drawAt) / 1000) },
  )
  return {
    checks,
    words: words.read,
    isGood: checks.every(({ holds }) => holds),
    ...(isVoid && result ? { wouldBe: spelledOut(result) } : {}),
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
