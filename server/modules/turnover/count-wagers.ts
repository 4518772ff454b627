import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { settledWagers, type SettledWager } from '../wagers/index.ts'
import { usesOf, type Row } from '@senluna/kit/cashier/turnover.ts'
import { filledBy, flag, noteUse, openOf, setDone, type Stored, requirementById, deleteUse, keptBy } from './store.ts'

/**
 * Called for a requirement whose money had left when its wager was corrected: somebody should look.
 */
export type OnFlagged = (tx: Tx, row: Stored, now: Instant) => Promise<void>

/** A wager toward what its member must play. */
export interface Played {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  /**
   * A whole round in one, that can't have filled anything yet: nothing is looked up to take back.
   */
  isNewWager: boolean
}

/**
 * Counts wagers that were settled, or settled anew, toward what their members must play. Each is
 * counted as it stands now: counting it again changes nothing, and one that was corrected first
 * gives back what it had filled.
 *
 * A requirement that was done opens again by that, unless money has left by it: then it stays and
 * is flagged.
 */
export async function countWagers(
  tx: Tx,
  wagers: readonly Played[],
  now: Instant,
  onFlagged: OnFlagged,
): Promise<void> {
  if (wagers.length === 0) return
  const owners = [...new Set(wagers.map(({ memberId }) => memberId))]
  const open = await openOf(tx, owners, true)
  const corrected = wagers.filter(({ isNewWager }) => !isNewWager)
  const back = corrected.length > 0 ? await takeBack(tx, await filledBy(tx, corrected), now, onFlagged) : []
  const asked = new Set([...open, ...back].map((row) => row.member_id))
  const counted = await settledWagers(
    tx,
    wagers.filter(({ memberId }) => asked.has(memberId)),
  )
  if (counted.length === 0) return
  // What was taken back may have opened rows: they are read anew.
  const rows = back.length > 0 ? await openOf(tx, [...asked], true) : open
  for (const wager of counted) await countOne(tx, rows, wager, now)
}

async function takeBack(
  tx: Tx,
  filled: readonly (Stored & { wager_id: Id<'wager'>; used: Amount })[],
  now: Instant,
  onFlagged: OnFlagged,
): Promise<Stored[]> {
  for (const part of filled) {
    const row = await requirementById(tx, part.id)
    if (row.withdrawn_at !== null || row.state === 'WAIVED' || row.state === 'CLEARED_LOW_BALANCE') {
      // Its use stays: what it gave there it can give to nothing else.
      if (row.withdrawn_at === null || row.flagged || (await stillGives(tx, part))) continue
      await flag(tx, row.id)
      await onFlagged(tx, row, now)
      continue
    }
    await deleteUse(tx, part.member_id, part.wager_id, row.id)
    await setDone(tx, row, amount(row.done - part.used), now)
  }
  return [...filled]
}

/** Whether the wager still counts for as much as it gave. */
async function stillGives(
  tx: Tx,
  counted: { member_id: Id<'member'>; wager_id: Id<'wager'>; used: Amount },
): Promise<boolean> {
  const [wager] = await settledWagers(tx, [{ memberId: counted.member_id, wagerId: counted.wager_id }])
  return wager !== undefined && wager.validBet >= counted.used
}

async function countOne(tx: Tx, open: Stored[], wager: SettledWager, now: Instant): Promise<void> {
  const kept = await keptBy(tx, wager)
  const rows = open.filter((row) => row.member_id === wager.memberId && row.done < row.required)
  const validBet = wager.validBet > kept ? wager.validBet - kept : 0n
  const uses = usesOf(rows.map(ruleRow), { placedAt: wager.placedAt.getTime(), product: wager.product, validBet })
  for (const [at, row] of rows.entries()) {
    const used = amount(uses[at] ?? 0n)
    if (used === 0n) continue
    row.done = amount(row.done + used)
    await noteUse(tx, wager.memberId, wager.wagerId, row.id, used)
    await setDone(tx, row, row.done, now)
  }
}

export const ruleRow = (row: Stored): Row => ({
  id: row.id,
  createdAt: row.created_at.getTime(),
  required: row.required,
  done: row.done,
  contrib: row.contrib ?? undefined,
  minOddsMilli: row.min_odds_milli ?? undefined,
})
