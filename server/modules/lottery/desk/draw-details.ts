import { sql } from 'kysely'
import type { DrawDetails } from '@senluna/contract/lottery/desk/draws.ts'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { conflictOf } from '../official/conflicts.ts'
import { officialAlarms } from '../official/index.ts'
import { deskDrawOf, drawNo, drawRows } from './queries/draw-row.ts'
import { shapeOf } from '../official/result-shape.ts'
import { standingOf, evidenceOf, versionsOf, reportsOf } from './queries/draw-details.ts'
import { onAirOf } from './store/on-air.ts'
import { hasEntered } from '../official/report-store.ts'

/** One draw with all that is known of it. Refuses SYS_NOT_FOUND. */
export async function drawDetails(lottery: Lottery, call: Call<typeof contract.deskDrawDetails>): Promise<DrawDetails> {
  const { db, games } = lottery
  const no = drawNo(call.params.id)
  const [row] = await drawRows(db, call, sql`d.no = ${no}`, 1)
  const game = row && games.find(row.game)
  if (!row || !game) throw new Refusal('SYS_NOT_FOUND')
  const { merchantCode } = call.brand
  const { standing, players } = await standingOf(db, no, merchantCode)
  const counted = standing.filter(({ status }) => status !== 'CANCELLED')
  const total = (name: 'stake' | 'payout') => counted.reduce((sum, row) => sum + BigInt(row[name]), 0n).toString()
  const shown = deskDrawOf(lottery, row, call, await officialAlarms(db, call.now))
  return {
    ...shown,
    ...(await conflictShown(db, row, shown, call)),
    shape: shapeOf(game),
    tickets: counted.reduce((sum, { tickets }) => sum + tickets, 0),
    stake: total('stake'),
    payout: total('payout'),
    more: false,
    players,
    standing,
    ...(await evidenceOf(db, no)),
    ...(await onAirOf(db, no, merchantCode)),
    versions: await versionsOf(db, no, merchantCode),
    reports: await reportsOf(db, no, merchantCode, call.caller.staffId),
  }
}

const CONFLICTS = { conflicted: 'CONFLICTED', related: 'RELATED' } as const

/**
 * The reader's conflict of interest in the draw's result, so that the page offers nothing that is
 * refused. The results of our own draws are nobody's work, so they have none.
 */
async function conflictShown(
  db: Db,
  draw: { no: number; game: string; open_at: Date },
  { source, state }: Pick<DrawDetails, 'source' | 'state'>,
  { caller, now }: Call<typeof contract.deskDrawDetails>,
): Promise<Pick<DrawDetails, 'conflict'>> {
  if (source === 'SELF') return {}
  if (state === 'LOCKED' && (await hasEntered(db, draw.no, caller.staffId))) return { conflict: 'ENTERED' }
  const conflict = await conflictOf(db, draw, caller.staffId, now)
  return conflict ? { conflict: CONFLICTS[conflict] } : {}
}
