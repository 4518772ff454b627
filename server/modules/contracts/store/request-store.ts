import { sql } from 'kysely'
import type { ContractParty } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** An offer, or the wish to end a contract. */
export interface ContractRequest {
  id: Id<'contract-request'>
  contractId: Id<'contract'>
  type: 'OFFER' | 'TERMINATION'
  askedBy: ContractParty
  createdAt: Instant
  expiresAt: Instant
}

interface RequestRow {
  id: Id<'contract-request'>
  contract_id: Id<'contract'>
  type: 'OFFER' | 'TERMINATION'
  asked_by: ContractParty
  created_at: Date
  expires_at: Date
  answered_at: Date | null
}

const requestOf = (row: RequestRow): ContractRequest => ({
  id: row.id,
  contractId: row.contract_id,
  type: row.type,
  askedBy: row.asked_by,
  createdAt: instant(row.created_at.getTime()),
  expiresAt: instant(row.expires_at.getTime()),
})

/** A request, and whether it still waits for an answer. */
export async function requestById(
  db: Db | Tx,
  requestId: Id<'contract-request'>,
): Promise<{ request: ContractRequest; waits: boolean } | undefined> {
  const { rows } = await sql<RequestRow>`select * from contracts.request where id = ${requestId}`.execute(db)
  const row = rows[0]
  return row && { request: requestOf(row), waits: row.answered_at === null }
}

/** What waits for an answer at some contracts. */
export async function waitingAt(
  db: Db | Tx,
  contractIds: readonly Id<'contract'>[],
): Promise<ReadonlyMap<Id<'contract'>, ContractRequest>> {
  const { rows } = await sql<RequestRow>`select * from contracts.request
    where contract_id = any (${[...contractIds]}::uuid[]) and answered_at is null`.execute(db)
  return new Map(rows.map((row) => [row.contract_id, requestOf(row)]))
}

/** What nobody answered in time, the oldest first, but for those that were tried. */
export async function overdue(
  db: Db,
  now: Instant,
  tried: readonly string[],
  most: number,
): Promise<ContractRequest[]> {
  const { rows } = await sql<RequestRow>`select * from contracts.request
    where answered_at is null and expires_at <= ${new Date(now)} and id <> all (${[...tried]}::uuid[])
    order by expires_at, id limit ${most}`.execute(db)
  return rows.map(requestOf)
}

export async function insertRequest(tx: Tx, request: ContractRequest): Promise<void> {
  await sql`insert into contracts.request (id, contract_id, type, asked_by, created_at, expires_at)
    values (${request.id}, ${request.contractId}, ${request.type}, ${request.askedBy}, ${new Date(request.createdAt)},
      ${new Date(request.expiresAt)})`.execute(tx)
}

/** Whatever waits at a contract waits no longer. */
export async function closeRequest(tx: Tx, contractId: Id<'contract'>, now: Instant): Promise<void> {
  await sql`update contracts.request set answered_at = ${new Date(now)}
    where contract_id = ${contractId} and answered_at is null`.execute(tx)
}
