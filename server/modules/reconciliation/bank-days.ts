import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayRange, isDay } from '../../platform/day-range.ts'
import type { Approved, StaffCall } from '../approvals/index.ts'
import { writeOffDay } from '../cashier/index.ts'
import { daysOf } from './queries/days.ts'
import { insertResolution } from './resolution-store.ts'

/**
 * What is left of a day of a channel: credited without a receipt, received without an order; units
 * as digits.
 */
export interface Left {
  /** `<day>/<channel>` */
  about: string
  how: 'EXPLAINED' | 'WRITTEN_OFF'
  unbacked: string
  suspense: string
}

const ABOUT = /^(\d{4}-\d{2}-\d{2})\/(.{1,100})$/

/**
 * A day of a channel as two sides of a difference; undefined for one without orders and receipts.
 */
export async function bankDayOf(db: Db | Tx, brand: Brand, about: string) {
  const [, day, channel] = ABOUT.exec(about) ?? []
  if (day === undefined || !isDay(day)) return undefined
  const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
  const found = (await daysOf(db, brand, { from: from!, until: until! })).find((day) => day.channel === channel)
  if (!found) return undefined
  const { currency, state, difference, unbacked, suspense } = found
  return { currency, state, difference, ours: { unbacked }, theirs: { suspense } }
}

/**
 * Keeps what two people made of a day; what is written off moves in the same transaction. Refuses
 * APPROVAL_STALE.
 */
export async function settleBankDay(tx: Tx, left: Left, approved: Approved, call: StaffCall): Promise<void> {
  const [day = '', channel = ''] = left.about.split('/')
  if (left.how === 'WRITTEN_OFF') await writeOff(tx, { ...left, day, channel }, call)
  await insertResolution(
    tx,
    {
      merchantCode: call.brand.merchantCode,
      day,
      channel,
      how: left.how,
      unbacked: left.unbacked,
      suspense: left.suspense,
      reason: approved.reason,
      makerName: approved.makerName,
      name: call.caller.name,
    },
    call.now,
  )
}

/**
 * What is no longer as it was read, also by what came in this very moment, is not written off at
 * all.
 */
async function writeOff(
  tx: Tx,
  { day, channel, unbacked, suspense }: Left & { day: string; channel: string },
  call: StaffCall,
): Promise<void> {
  const { from, until } = dayRange({ from: day, to: day }, call.brand.timeZone)
  const by = { kind: 'staff', name: call.caller.name } as const
  const span = { channel, from: from!, until: until! }
  const done = await writeOffDay(tx, call.brand, span, by, call.now).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
  })
  if (done.unbacked.toString() !== unbacked || done.suspense.toString() !== suspense)
    throw new Refusal('APPROVAL_STALE')
}
