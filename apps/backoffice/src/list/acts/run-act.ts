import { isRefused } from '@senluna/web/client/call/refused.ts'
import type { Act } from '../spec.ts'

const PAUSE_MS = 1_200

/** What became of it: how many were done, wait for approval, and weren't done. */
export interface Outcome {
  done: number
  waiting: number
  failed: readonly unknown[]
}

/**
 * Does something with one row after another. Where the server says "not so fast" it waits and goes
 * on; what else it refuses for one row doesn't keep it from the next.
 */
export async function runAct<Row>(
  act: Act<Row>,
  rows: readonly Row[],
  reason: string,
  values: Readonly<Record<string, string>>,
): Promise<Outcome> {
  let done = 0
  let waiting = 0
  const failed: unknown[] = []
  for (const row of rows)
    try {
      const reply = await patiently(() => act.run(row, reason, values))
      if (typeof reply === 'object' && reply !== null && 'approvalId' in reply) waiting++
      else done++
    } catch (error) {
      failed.push(error)
    }
  return { done, waiting, failed }
}

async function patiently<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (!isRefused(error, 'SYS_THROTTLED') || tries === 5) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
}
