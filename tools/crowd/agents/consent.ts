import { answerRateRequest, memberRates } from '@senluna/contract/agent/downlines.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'
import { isRefused } from '../visitor.ts'

/** Most agree to a lower rate that their agent asks for; some refuse it. */
const AGREES = 0.7

/** Looks at the own rates, and answers an agent who asks for lower ones. */
export async function answerAgent(guest: Guest): Promise<void> {
  const { visitor, chance } = guest
  const { waiting } = await visitor.call(memberRates)
  if (!waiting) return
  await guest.pause(10 * SECOND, 30 * SECOND)
  try {
    await visitor.call(answerRateRequest, { params: { id: waiting.id }, body: { accept: chance.happens(AGREES) } })
  } catch (error) {
    if (!isRefused(error, 'SYS_NOT_FOUND', 'AGT_RATE_RANGE')) throw error
  }
}
