import type { LotteryTicket } from '@senluna/contract/lottery.ts'

type Settled = Pick<LotteryTicket, 'drawNumber' | 'state' | 'stake' | 'payout'>

/** Tickets that were over before their draw cost nothing. */
const FREE: ReadonlySet<string> = new Set(['CANCELLED', 'VOID'])

/**
 * What a draw paid on a member's tickets of it, by how they were settled: nothing where none won.
 * It is a gain where they brought more than all of them cost.
 */
export function paidOf<T extends Settled>(tickets: readonly T[], drawNumber: string) {
  const own = tickets.filter((ticket) => ticket.drawNumber === drawNumber && !FREE.has(ticket.state))
  const won = own.filter(({ state, payout }) => state === 'WON' && BigInt(payout) > 0n)
  if (won.length === 0) return undefined
  const sum = won.reduce((all, { payout }) => all + BigInt(payout), 0n)
  const cost = own.reduce((all, { stake }) => all + BigInt(stake), 0n)
  return { tickets: won, sum, isGain: sum > cost }
}
