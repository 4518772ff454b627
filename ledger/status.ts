import { NUMBERS } from './names.gen.ts'

/** The expected outcomes of a posting. */
export type Status = keyof typeof NUMBERS.status

/** The number of each outcome. */
export const STATUS_NO = NUMBERS.status

/** The number of a posting that was made. */
export const POSTED = STATUS_NO.posted

/**
 * The number of what is answered to the stake of a round or an order before money is looked at,
 * besides the outcomes of a posting.
 */
export const PLAY_STATUS_NO = NUMBERS.play_status

/** Each outcome at the number that its SQL function answers. */
export const STATUS = Object.keys(STATUS_NO) as readonly Status[]

/** The outcome a number stands for. Throws on a number no function answers: a bug. */
export function statusOf(code: number): Status {
  const status = STATUS[code]
  if (!status) throw new Error(`the ledger answered an unknown status ${code}`)
  return status
}
