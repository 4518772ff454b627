import { NUMBERS } from './names.gen.ts'

/** The expected outcomes of a posting. */
export type Status = keyof typeof NUMBERS.status

/** The number of a posting that was made. */
export const POSTED = NUMBERS.status.posted

/** Each outcome at the number that its SQL function answers. */
export const STATUS = Object.keys(NUMBERS.status) as readonly Status[]

/** The outcome a number stands for. Throws on a number no function answers: a bug. */
export function statusOf(code: number): Status {
  const status = STATUS[code]
  if (!status) throw new Error(`the ledger answered an unknown status ${code}`)
  return status
}
