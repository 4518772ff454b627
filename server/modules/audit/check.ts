import { createHash } from 'node:crypto'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'
import { anchorOf, chainHeads, dayRoots, entriesAfter, type ChainHead, type EntryRow } from './chain-store.ts'

/** The first entry of a brand's chain that isn't what was written. */
export interface AuditBreak {
  merchantCode: MerchantCode
  seq: bigint
  what: string
}

const AT_ONCE = 1_000

/**
 * Works every brand's chain out again (or of one only), from its beginning or from the end of the
 * months that were detached, and answers the first break of each.
 *
 * Found are entries that were changed, taken out, put in or cut off at the end: the hashes are
 * computed here, not by the database, and compared with the chain's end and with the roots of past
 * days.
 */
export async function checkAudit(query: Query, only?: string): Promise<AuditBreak[]> {
  const breaks: AuditBreak[] = []
  for (const head of await chainHeads(query)) {
    if (only !== undefined && head.merchant_id !== only) continue
    const found = await firstBreak(query, head)
    if (found) breaks.push({ merchantCode: head.merchant_id, ...found })
  }
  return breaks
}

async function firstBreak(query: Query, head: ChainHead) {
  const roots = await dayRoots(query, head.merchant_id)
  const anchor = await anchorOf(query, head.merchant_id)
  let previous = anchor?.hash ?? sha256(Buffer.from(head.merchant_id))
  let seq = anchor?.seq ?? 0n
  while (roots[0] && roots[0].seq <= seq) roots.shift()
  for (;;) {
    const rows = await entriesAfter(query, head.merchant_id, { seq, most: AT_ONCE })
    for (const row of rows) {
      if (row.seq !== seq + 1n) return { seq: seq + 1n, what: 'it is missing' }
      seq = row.seq
      previous = hashOf(head.merchant_id, row, previous)
      if (!previous.equals(row.hash)) return { seq, what: 'it is not what was written' }
      while (roots[0]?.seq === seq)
        if (!roots.shift()!.hash.equals(previous)) return { seq, what: 'it is not what its day ended with' }
    }
    if (rows.length < AT_ONCE) break
  }
  if (roots[0]) return { seq: roots[0].seq, what: 'a day ended with it and it is gone' }
  if (head.seq !== seq) return { seq: seq + 1n, what: 'the end of the chain is cut off' }
  return seq > 0n && !head.hash.equals(previous) ? { seq, what: 'it is not what the chain ends with' } : undefined
}

const sha256 = (...parts: Buffer[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The same as audit.hash_of, so that neither has to be believed. */
function hashOf(merchantCode: MerchantCode, row: EntryRow, previous: Buffer): Buffer {
  const parts = [
    merchantCode,
    row.seq.toString(),
    row.at.toISOString(),
    row.actor_kind,
    row.actor_id,
    row.actor_name,
    row.ip,
    row.action,
    row.object_kind,
    row.object_id,
    row.before,
    row.after,
    row.reason,
    row.approver,
    row.trace_id,
  ]
  const text = parts.map((part) => (part === null ? '-,' : `${Buffer.byteLength(part)}:${part},`)).join('')
  return sha256(previous, Buffer.from(text))
}
