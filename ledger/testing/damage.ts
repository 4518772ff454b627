/**
 * Something done behind the ledger's back, and the checks that must report it. In its statements
 * `$1` is the member.
 */
export type Damage = readonly [what: string, sql: readonly string[], checks: readonly string[]]
