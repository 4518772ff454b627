import type { BankLine } from './line.ts'

type Stated = Pick<BankLine, 'amount' | 'balance'>

/**
 * The place of the first line whose stated balance does not follow from the lines before it;
 * nothing when all follow. A statement runs from the oldest line to the newest, or the other way
 * round: where neither holds, the way that holds for longer counts.
 */
export function brokenBalance(lines: readonly Stated[]): number | undefined {
  const upward = breakIn(lines)
  if (upward === undefined) return undefined
  const downward = breakIn(lines.toReversed())
  if (downward === undefined) return undefined
  return upward >= downward ? upward : lines.length - 1 - downward
}

/**
 * The same for lines from the oldest on. Lines that state no balance count toward the next that
 * does.
 */
function breakIn(lines: readonly Stated[]): number | undefined {
  let running: bigint | undefined
  for (const [index, { amount, balance }] of lines.entries()) {
    if (running !== undefined) running += amount
    if (balance === null) continue
    if (running !== undefined && running !== balance) return index
    running = balance
  }
  return undefined
}
