import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw, type Check } from '@senluna/games/verifier/vdraw.ts'

/** What working a draw out again came to. */
export interface Verdict {
  checks: readonly Check[]
  words: number
  isGood: boolean
}

/** Works a draw out again, here, from what was published of it. Throws RangeError for evidence that can't be read. */
export function verdictOf(evidence: ReplyOf<typeof drawEvidence>): Verdict {
  const structure = STRUCTURES.get(evidence.profile)
  const [drawn] = evidence.versions
  if (!structure || !drawn) throw new RangeError('nothing was drawn')
  const { checks, words } = verifyDraw(
    readEvidence({ ...evidence, beacon: evidence.beacon ?? { source: 'none' }, result: drawn.result, version: 1 }),
    structure,
    { drawAt: Math.floor(Date.parse(evidence.drawAt) / 1000) },
  )
  return { checks, words: words.read, isGood: checks.every(({ holds }) => holds) }
}
