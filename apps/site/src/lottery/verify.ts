import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { readEvidence, verifyDraw, type Check } from '@senluna/games/verifier/vdraw.ts'
import { allRules } from './all-rules.ts'

/** What working a draw out again came to. */
export interface Verdict {
  checks: readonly Check[]
  words: number
  isGood: boolean
}

/** Works a draw out again, here, from what was published of it. Throws RangeError for evidence that can't be read. */
export async function verdictOf(evidence: ReplyOf<typeof drawEvidence>): Promise<Verdict> {
  const { STRUCTURES } = await allRules()
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
