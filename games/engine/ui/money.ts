import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'

/** Writes amounts of one session's currency. */
export const writerOf = (currency: Opened['member']['currency']) => ({
  plain: (of: bigint): string => moneyText(of.toString(), currency),
  signed: (of: bigint): string => signedText(of.toString(), currency),
})
export type MoneyWriter = ReturnType<typeof writerOf>
