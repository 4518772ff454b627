import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'

/** Writes amounts of one session's currency. */
export const writerOf = (currency: Opened['member']['currency']) => ({
  plain: (value: bigint): string => moneyText(value.toString(), currency),
  signed: (value: bigint): string => signedText(value.toString(), currency),
})
export type MoneyWriter = ReturnType<typeof writerOf>
