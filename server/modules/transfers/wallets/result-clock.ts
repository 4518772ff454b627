import { DAY, HOUR, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Transfers } from '../transfers.ts'
import { noteResult } from './note-result.ts'
import { takeToAskAbout } from './store.ts'

/** A wallet that moved within a day is asked about so often, one that has lain still so seldom. */
const OFTEN = 5 * MINUTE
const SELDOM = 6 * HOUR
const AT_ONCE = 100
/**
 * A vendor that gave so many no answers in a row has none for the others either: they wait for the
 * next turn.
 */
const SILENT = 3

/**
 * Writes what members won or lost at vendors that keep money themselves, without waiting for
 * somebody to look at a wallet. Several processes share the work. Answers how many wallets were
 * asked about.
 */
export async function noteResults(transfers: Transfers, now: Instant): Promise<number> {
  const { db, vendors, log } = transfers
  const due = await takeToAskAbout(db, {
    vendorCodes: [...vendors.keys()],
    lately: later(now, -DAY),
    often: later(now, -OFTEN),
    seldom: later(now, -SELDOM),
    most: AT_ONCE,
    now,
  })
  const silent = new Map<string, number>()
  let asked = 0
  for (const { vendorCode, ...filter } of due) {
    const vendor = vendors.get(vendorCode)
    const misses = silent.get(vendorCode) ?? 0
    if (!vendor || misses >= SILENT) continue
    asked++
    await attempt(
      log,
      'what came of a wallet could not be noted',
      { member: filter.memberId, vendorCode },
      async () => {
        const there = await noteResult(transfers, { ...filter, vendor })
        silent.set(vendorCode, there === undefined ? misses + 1 : 0)
      },
    )
  }
  for (const [vendorCode, misses] of silent)
    if (misses >= SILENT) log.warn({ vendorCode }, 'a vendor does not say what its wallets hold')
  return asked
}
