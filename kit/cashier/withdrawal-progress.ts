import { MINUTE } from '../time.ts'

/** Where a part of a withdrawal stands. */
export const PART_STATES = ['QUEUED', 'SENT', 'UNKNOWN', 'PAID', 'CONFIRMED', 'FAILED', 'DISPUTED'] as const

export type PartState = (typeof PART_STATES)[number]

/** A part as its progress is reckoned. Moments in milliseconds. */
export interface ProgressPart {
  amount: bigint
  status: PartState
  paidAt?: number | undefined
}

/** Whether a paid part counts as received by now: at exactly the configured minutes it does. */
export const isReceived = (part: ProgressPart, autoConfirmMinutes: number, now: number): boolean =>
  part.status === 'CONFIRMED' ||
  (part.status === 'PAID' && part.paidAt !== undefined && now >= part.paidAt + autoConfirmMinutes * MINUTE)

/**
 * How much of a withdrawal has arrived and what is still to come.
 *
 * COMPLETED: all of it has. WAIT_CONFIRM: all of it is paid, some of it waits for its member's
 * word. DISPUTED: of some the member says it has not come. PAYING: some of it is still unpaid.
 * Vectors WITHDRAW-PROGRESS-*.
 */
export function progressOf(
  net: bigint,
  parts: readonly ProgressPart[],
  autoConfirmMinutes: number,
  now: number,
): { receivedAmount: bigint; remainingAmount: bigint; state: 'PAYING' | 'WAIT_CONFIRM' | 'COMPLETED' | 'DISPUTED' } {
  const sum = (progressParts: readonly ProgressPart[]) =>
    progressParts.reduce((total, { amount }) => total + amount, 0n)
  const received = sum(parts.filter((part) => isReceived(part, autoConfirmMinutes, now)))
  const sent = sum(parts.filter(({ status }) => status === 'PAID' || status === 'CONFIRMED' || status === 'DISPUTED'))
  const state =
    received === net
      ? 'COMPLETED'
      : parts.some(({ status }) => status === 'DISPUTED')
        ? 'DISPUTED'
        : sent === net
          ? 'WAIT_CONFIRM'
          : 'PAYING'
  return { receivedAmount: received, remainingAmount: net - received, state }
}
