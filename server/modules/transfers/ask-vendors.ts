import { SECOND, type Instant } from '@senluna/kit/time.ts'
import { unsentBy } from './begin-transfer.ts'
import type { Transfers } from './transfers.ts'
import { askVendor, endTransfer, heldTransfer, nextAsk } from './send-transfer.ts'
import { takeToAsk, unsentBefore } from './store.ts'

const POLL_MS = 2 * SECOND
/** So many questions in one go; what is left waits for the next. */
const AT_ONCE = 50

/**
 * Asks vendors about every transfer whose turn it is, and gives back what was never sent; answers
 * how many it looked at.
 *
 * Several processes share the work: one that was taken up is the next one's only when its next turn
 * comes.
 */
export async function askVendors(transfers: Transfers, now: Instant): Promise<number> {
  await giveBackUnsent(transfers, now)
  for (let asked = 0; ; asked++) {
    const due = asked < AT_ONCE ? await takeToAsk(transfers.db, now, (count) => nextAsk(now, count)) : undefined
    if (!due) return asked
    const vendor = transfers.vendors.get(due.vendorCode)
    // One that isn't connected any more is asked again later: money doesn't come back because a
    // setting is missing.
    if (vendor) await askVendor(transfers, vendor, due)
  }
}

async function giveBackUnsent({ db }: Transfers, now: Instant): Promise<void> {
  for (const { id } of await unsentBefore(db, unsentBy(now)))
    await db.transaction().execute(async (tx) => {
      const transfer = await heldTransfer(tx, id)
      if (transfer.state === 'DEBITED') await endTransfer(tx, transfer, 'REVERSED', { reason: 'NOT_SENT', now })
    })
}

/** Keeps asking until it is stopped. */
export function startAsking(transfers: Transfers): { stop(): Promise<void> } {
  const stopped = Promise.withResolvers<void>()
  let going = true
  const run = async () => {
    let failures = 0
    while (going) {
      const failed = await askVendors(transfers, transfers.clock.now()).then(
        () => undefined,
        (error: unknown) => String(error),
      )
      // Logged once: a database that is away for a minute should not fill the log.
      if (failed !== undefined && failures++ === 0)
        transfers.log.error({ error: failed }, 'transfers could not be asked about; they are again')
      if (failed === undefined) failures = 0
      const timer = Promise.withResolvers<void>()
      const handle = setTimeout(timer.resolve, POLL_MS)
      await Promise.race([timer.promise, stopped.promise])
      clearTimeout(handle)
    }
  }
  const running = run()
  return {
    stop: async () => {
      going = false
      stopped.resolve()
      await running
    },
  }
}
