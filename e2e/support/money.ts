import { money } from '@senluna/kit/currency.ts'
import type { Words } from './words.ts'

/** How the demonstration's money is written. */
const SHOWN = { scale: 0, displayDecimals: 2 }

/** A balance as it is read out. */
export const balanceText = (say: Words, amount: bigint) => `${say('balance.label')} ${moneyText(amount)}`

/** An amount as it is shown. */
export const moneyText = (amount: bigint) => money(amount, SHOWN)
