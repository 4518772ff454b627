import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { recordBytes } from '@senluna/kit/games/record.ts'
import { payoutOf, writtenRun } from '@senluna/kit/games/run.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { closeRound, rollback, roundOf, win, type WagerAnswer } from '../../wagers/index.ts'
import type { Rounds } from '../rounds.ts'
import { settleAtPots } from './run-pots.ts'
import { endRun } from './run-store.ts'
import type { Position } from './stand.ts'

/** Why a run ends: the key of a cash-out, or null for its last move and for its time. */
export interface Ending {
  key: string | null
  traceId?: string | undefined
}

/**
 * Ends a run where it stands: its win is posted, or its stake comes back when nothing was won or
 * lost, and it becomes a round. The keys of both postings are the run's own, so a run is settled
 * once however often it is tried. The caller holds the play state.
 *
 * Refuses AUTH_EXCLUDED for a closed wallet and SYS_BUSY for one that is held; nothing is changed
 * then.
 */
export async function settle(rounds: Rounds, tx: Tx, position: Position, ending: Ending, now: Instant): Promise<void> {
  const { row, stand, unit } = position
  const query = queryOf(tx)
  const order = {
    owner: row.owner_id,
    source: SOURCE.PLAY,
    round: row.id,
    wallet: row.wallet_no,
    currency: row.currency,
    vendor: row.vendor,
    traceId: ending.traceId,
    at: now,
  }
  if (!(await voided(tx, position))) {
    if (stand.cashable || stand.over) {
      const amount = payoutOf(stand, unit)
      const key = derivedId('run.win', row.id)
      taken(await win(query, { ...order, key, bet: row.id, amount, closes: true }, now))
      await settleAtPots(rounds, tx, row, now)
    } else {
      const key = derivedId('run.refund', row.id)
      taken(await rollback(query, { ...order, key, undoes: row.id, reason: 'RUN_UNPLAYED' }, now))
      taken(await closeRound(query, order, now))
    }
  }
  await record(tx, position, ending, now)
}

/** Whether its stake was returned while it was open: staff cancelled the bet. */
export async function voided(tx: Tx, { row }: Pick<Position, 'row'>): Promise<boolean> {
  const round = await roundOf(queryOf(tx), { owner: row.owner_id, source: SOURCE.PLAY, round: row.id })
  return round === undefined || round.state === 'cancelled' || round.closed
}

/** Makes the round of it, without moving money. */
export async function record(tx: Tx, { row, moves, drawn }: Position, ending: Ending, now: Instant): Promise<void> {
  const choice = writtenRun({ opening: row.opening, moves })
  const bytes = recordBytes({ choice, draws: drawn })
  const ended = await endRun(tx, { owner: row.owner_id, id: row.id, record: bytes, key: ending.key }, now)
  assert(ended, 'a run ends once')
}

function taken({ status }: WagerAnswer): void {
  if (status === 'frozen') throw new Refusal('AUTH_EXCLUDED')
  if (status === 'in_progress') throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
  assert(status === 'posted', `the end of a run came to ${status}`)
}
