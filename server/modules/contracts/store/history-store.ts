import { sql } from 'kysely'
import type { ContractActor, ContractEvent, ContractState } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'

/** Something that happened to a contract. */
export interface HistoryEntry {
  contractId: Id<'contract'>
  event: ContractEvent
  state: ContractState
  actor: ContractActor
  /** The account or the member of staff who did it; null for the house by itself. */
  byId: string | null
  note: string
  at: Instant
}

export async function insertHistory(tx: Tx, { contractId, event, state, actor, byId, note, at }: HistoryEntry) {
  await sql`insert into contracts.history (contract_id, id, event, state, actor, by_id, note, at)
    values (${contractId}, ${newId<'contract-history'>(at)}, ${event}, ${state}, ${actor}, ${byId}, ${note}, ${new Date(at)})`.execute(
    tx,
  )
}

/** What happened to some contracts, the latest first. */
export async function historyOf(
  db: Db | Tx,
  contractIds: readonly Id<'contract'>[],
): Promise<ReadonlyMap<Id<'contract'>, HistoryEntry[]>> {
  const { rows } = await sql<{
    contract_id: Id<'contract'>
    event: ContractEvent
    state: ContractState
    actor: ContractActor
    by_id: string | null
    note: string
    at: Date
  }>`select contract_id, event, state, actor, by_id, note, at from contracts.history
    where contract_id = any (${[...contractIds]}::uuid[]) order by contract_id, id desc`.execute(db)
  return Map.groupBy(
    rows.map((row) => ({
      contractId: row.contract_id,
      event: row.event,
      state: row.state,
      actor: row.actor,
      byId: row.by_id,
      note: row.note,
      at: instant(row.at.getTime()),
    })),
    ({ contractId }) => contractId,
  )
}
