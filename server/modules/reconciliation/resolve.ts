import { sql } from 'kysely'
import type * as contract from '@senluna/contract/reconciliation.ts'
import type { ChannelDay } from '@senluna/contract/reconciliation.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { askApproval, type ApprovalAction, type Approved, type StaffCall } from '../approvals/index.ts'
import { writeOffDay } from '../cashier/index.ts'
import { daysOf } from './days.ts'

const ACTION = 'recon.resolve'

type Wanted = Call<typeof contract.resolveDay>['body'] & { day: string; channel: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

async function dayOf(db: Db | Tx, brand: Brand, day: string, channel: string): Promise<ChannelDay | undefined> {
  if (!DAY.test(day)) return undefined
  const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
  return (await daysOf(db, brand, { from: from!, until: until! })).find((one) => one.channel === channel)
}

/**
 * Asks to settle what is left of a day. Refuses SYS_NOT_FOUND for a day without orders and receipts, APPROVAL_STALE when
 * nothing is left or not what was read.
 */
export async function resolveDay(db: Db, call: Call<typeof contract.resolveDay>) {
  const { brand, body, params } = call
  const { day = '', channel = '' } = params
  const found = await dayOf(db, brand, day, channel)
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  if (found.clear || found.unbacked !== body.unbacked || found.suspense !== body.suspense)
    throw new Refusal('APPROVAL_STALE')
  const wanted: Wanted = { ...body, day, channel }
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: ACTION,
      object: { kind: 'recon-day', id: found.id },
      payload: wanted,
      before: { unbacked: body.unbacked, suspense: body.suspense },
      after: body.how === 'WRITTEN_OFF' ? { how: body.how, unbacked: '0', suspense: '0' } : { how: body.how },
      needs: 'recon.approve',
    }),
  )
}

/** Settles it once a second person has agreed; a write-off moves the money in the same transaction. */
export const resolveByTwo: ApprovalAction = {
  action: ACTION,
  async run(tx, approved, call) {
    const wanted = approved.payload as Wanted
    const found = await dayOf(tx, call.brand, wanted.day, wanted.channel)
    const same = found && found.unbacked === wanted.unbacked && found.suspense === wanted.suspense && !found.clear
    if (!same) throw new Refusal('APPROVAL_STALE')
    if (wanted.how === 'WRITTEN_OFF') await writeOff(tx, wanted, call)
    await keepResolution(tx, wanted, approved, call)
  },
}

/** What is no longer as it was read, also by what came in this very moment, is not written off at all. */
async function writeOff(tx: Tx, { day, channel, unbacked, suspense }: Wanted, call: StaffCall): Promise<void> {
  const { from, until } = dayRange({ from: day, to: day }, call.brand.timeZone)
  const by = { kind: 'staff', name: call.caller.name } as const
  const span = { channel, from: from!, until: until! }
  const done = await writeOffDay(tx, call.brand, span, by, call.now).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
  })
  if (done.unbacked.toString() !== unbacked || done.suspense.toString() !== suspense)
    throw new Refusal('APPROVAL_STALE')
}

async function keepResolution(
  tx: Tx,
  wanted: Wanted,
  approved: Approved,
  { brand, caller, now }: StaffCall,
): Promise<void> {
  await sql`insert into reconciliation.resolution (id, merchant_id, day, channel, how, unbacked, suspense, reason, made_by,
      checked_by, at)
    values (${newId(now)}, ${brand.merchantCode}, ${wanted.day}::date, ${wanted.channel}, ${wanted.how}, ${wanted.unbacked}::bigint,
      ${wanted.suspense}::bigint, ${approved.reason}, ${approved.makerName}, ${caller.name}, ${new Date(now)})`.execute(
    tx,
  )
}
