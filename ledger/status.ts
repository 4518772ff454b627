/** The expected outcomes of a posting, by the number its SQL function answers. */
export const STATUS = [
  'posted',
  'replayed',
  'key_conflict',
  'insufficient',
  'frozen',
  'unknown_account',
  'tombstoned',
  'currency_mismatch',
] as const
export type Status = (typeof STATUS)[number]

/** The outcome a number stands for. Throws on a number no function answers: a bug. */
export function statusOf(code: number): Status {
  const status = STATUS[code]
  if (!status) throw new Error(`the ledger answered an unknown status ${code}`)
  return status
}
