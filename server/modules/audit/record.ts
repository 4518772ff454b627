import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** One thing somebody did, as the audit log keeps it. Never a secret, never a whole message. */
export interface AuditFact {
  merchantCode: MerchantCode
  at: Instant
  actor: { kind: 'staff' | 'member' | 'agent' | 'system'; id: string; name: string }
  ip: string
  /** What was done: page and action, `chat.take`. */
  action: string
  object: { kind: string; id: string }
  /** What it was and what it is now, where something changed. */
  before?: unknown
  after?: unknown
  reason: string
  /** The second person, where one is needed. */
  approver?: string
  traceId: string
}

/**
 * Writes the next entry of the brand's chain, in the transaction of what was done.
 *
 * The chain's end is held until that transaction ends, so this is the last thing it does.
 */
export async function recordAudit(tx: Db | Tx, fact: AuditFact): Promise<void> {
  const { actor, object } = fact
  await sql`select audit.append(${fact.merchantCode}, ${new Date(fact.at)}, ${actor.kind}, ${actor.id}, ${actor.name},
    ${fact.ip}, ${fact.action}, ${object.kind}, ${object.id}, ${jsonOf(fact.before)}::json, ${jsonOf(fact.after)}::json,
    ${fact.reason}, ${fact.approver ?? ''}, ${fact.traceId})`.execute(tx)
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : canonical(value))
