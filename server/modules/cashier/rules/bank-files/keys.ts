import { businessDate } from '@senluna/kit/time.ts'
import type { BankLine } from './line.ts'

/**
 * What names each line for ever, so that importing again writes nothing: the bank's reference
 * within the account, else everything it says, and which of several equal ones of that day it is.
 * The texts are hashed by whoever keeps them.
 */
export function keysOf(account: string, lines: readonly BankLine[], zone: string): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    if (line.reference !== '') return `ref\n${account}\n${line.reference}`
    const { bookedAt, amount, content, balance } = line
    const said = [account, bookedAt, amount, content, balance ?? ''].join('\n')
    const place = `${businessDate(bookedAt, zone)}\n${said}`
    const ordinal = (seen.get(place) ?? 0) + 1
    seen.set(place, ordinal)
    return `line\n${said}\n${ordinal}`
  })
}
