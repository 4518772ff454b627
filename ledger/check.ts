/** An invariant over the whole ledger. */
export interface Check {
  name: string
  /** Answers one row with a `detail` for each break; the first is reported. */
  sql: string
}
