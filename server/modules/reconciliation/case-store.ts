import { sql, type RawBuilder } from 'kysely'

/** What somebody made of a difference. */
export interface CaseShort {
  id: string
  state: 'OPEN' | 'EXPLAINED' | 'WRITTEN_OFF'
  difference: string
}

/** The open case about a thing, else the one that was closed last, as a column. */
export const caseOf = (
  merchant: RawBuilder<unknown>,
  kind: string,
  about: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select json_build_object('id', c.id, 'state', c.state, 'difference', c.difference::text) from reconciliation."case" c
    where c.merchant_id = ${merchant} and c.kind = ${kind} and c.about = ${about} order by c.closed_at desc nulls first limit 1)`

/**
 * What two people have explained or written off is settled as long as it is the same difference.
 */
export const isSettled = (last: CaseShort | null, difference: bigint): boolean =>
  last !== null && last.state !== 'OPEN' && last.difference === difference.toString()
