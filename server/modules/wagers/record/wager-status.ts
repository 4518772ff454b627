import { BET_STATUS } from '@senluna/contract/money/records.ts'
import { placesOf } from '@senluna/kit/places-of.ts'

/** The number by which a wager's row keeps how it stands. */
export const WAGER_STATUS = placesOf(BET_STATUS)

/** The number of the book a wager stands in: real money, play money. */
export const BOOK = { REAL: 0, TRIAL: 1 } as const
export type BookNo = (typeof BOOK)[keyof typeof BOOK]

export type WagerStatus = keyof typeof WAGER_STATUS

/** The number of a status in the table. */
export const statusNo = (status: WagerStatus | undefined): number | null =>
  status === undefined ? null : WAGER_STATUS[status]

/** The number of a book in the table. */
export const bookOf = (mode: keyof typeof BOOK | undefined): number | null => (mode === undefined ? null : BOOK[mode])
