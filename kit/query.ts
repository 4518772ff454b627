/** One connection or transaction as the ledger uses it: text with `$1` places in, rows out. */
export interface Query {
  <Row>(text: string, values: readonly unknown[]): Promise<Row[]>
}
