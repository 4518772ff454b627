import { createDeposit } from '@senluna/contract/money/deposits.ts'
import { orderWithdrawal } from '@senluna/contract/money/withdrawals.ts'
import { placeOrder } from '@senluna/contract/lottery/orders.ts'
import { cashOut, moveRun, openRun, play } from '@senluna/contract/play/house.ts'
import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Round, RunReply } from '@senluna/contract/play/house.ts'
import type { LotteryOrder } from '@senluna/contract/lottery/orders.ts'
import type { Ended } from './watch.ts'

/** What moves money and is acknowledged to whoever asked for it. */
export type RecordKind = 'round' | 'order' | 'deposit' | 'withdrawal'

/** One thing by its number, and of its content what never changes. */
export interface MoneyRecord {
  id: string
  content: string
}

/** What somebody was answered. */
export interface Answered {
  acknowledged: MoneyRecord[]
  /** Intentions whose outcome never became known. */
  unknown: number
}

export const roundRecordOf = ({ id, stake, payout, draws, nonce, seedId, balanceBefore, balanceAfter }: Round) => ({
  id,
  content: [stake, payout, draws.join(' '), nonce, seedId, balanceBefore, balanceAfter].join('|'),
})

export const orderRecordOf = ({ orderNo, stake, tickets }: Pick<LotteryOrder, 'orderNo' | 'stake' | 'tickets'>) => ({
  id: orderNo,
  content: [stake, ...tickets.map((ticket) => `${ticket.ticketNo} ${ticket.stake} ${ticket.betType}`).toSorted()].join(
    '|',
  ),
})

export const depositRecordOf = ({ orderNo, amount, channelId }: ReplyOf<typeof createDeposit>) => ({
  id: orderNo,
  content: `${amount}|${channelId}`,
})

export const withdrawalRecordOf = ({ no, amount }: ReplyOf<typeof orderWithdrawal>) => ({ id: no, content: amount })

/** A round of several moves is one once it is over; by any of its calls. */
const overRecordOf = ({ round }: RunReply) => (round ? roundRecordOf(round) : undefined)

/** The kind and the record of a reply, by its call; undefined while nothing is over. */
const READERS = new Map<Endpoint, [RecordKind, (value: never) => MoneyRecord | undefined]>([
  [play, ['round', ({ round }: ReplyOf<typeof play>) => roundRecordOf(round)]],
  [openRun, ['round', overRecordOf]],
  [moveRun, ['round', overRecordOf]],
  [cashOut, ['round', overRecordOf]],
  [placeOrder, ['order', orderRecordOf]],
  [createDeposit, ['deposit', depositRecordOf]],
  [orderWithdrawal, ['withdrawal', withdrawalRecordOf]],
])

/** What everybody was answered, by their browser and by kind. */
export class Records {
  readonly #answered = new Map<string, Answered>()

  /** `isRefusal` says of an error whether it was a clear no. */
  note({ deviceId, endpoint, value, error }: Ended, isRefusal: (error: unknown) => boolean): void {
    const reader = READERS.get(endpoint)
    if (!reader || (error !== undefined && isRefusal(error))) return
    const [kind, read] = reader
    const answered = this.of(deviceId, kind)
    const record = error === undefined ? read(value as never) : undefined
    if (record) answered.acknowledged.push(record)
    else if (error !== undefined) answered.unknown++
    this.#answered.set(`${deviceId} ${kind}`, answered)
  }

  of(deviceId: string, kind: RecordKind): Answered {
    return this.#answered.get(`${deviceId} ${kind}`) ?? { acknowledged: [], unknown: 0 }
  }

  get count(): number {
    return [...this.#answered.values()].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }
}

/**
 * What is wrong between what somebody was answered and what is stored: lost, changed, doubled. An
 * intention without a known outcome may be stored once or not at all.
 */
export function differences({ acknowledged, unknown }: Answered, stored: readonly MoneyRecord[]): string[] {
  const found: string[] = []
  const byId = new Map(stored.map((record) => [record.id, record]))
  const known = new Set<string>()
  if (byId.size < stored.length) found.push(`${stored.length - byId.size} are stored twice`)
  for (const { id, content } of acknowledged) {
    if (known.has(id)) found.push(`${id} was given for two intentions`)
    known.add(id)
    const there = byId.get(id)
    if (!there) found.push(`${id} is lost`)
    else if (there.content !== content) found.push(`${id} is not what was acknowledged`)
  }
  const strange = [...byId.keys()].filter((id) => !known.has(id))
  if (strange.length > unknown) found.push(`${strange.join(', ')} was acknowledged to nobody`)
  return found
}
