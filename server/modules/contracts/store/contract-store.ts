import { sql, type RawBuilder } from 'kysely'
import {
  LIVE_STATES,
  type ContractParty,
  type ContractState,
  type EndReason,
} from '@senluna/kit/agents/contracts/contract-states.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Contract } from '../contracts.ts'
import { keptTerms, writtenTerms } from '../terms.ts'

interface ContractRow {
  id: Id<'contract'>
  merchant_id: MerchantCode
  kind: ContractKind
  holder_id: Id<'member'>
  holder_name: string
  offeror_id: Id<'member'> | null
  offeror_name: string | null
  version: number
  state: ContractState
  terms: unknown
  note: string
  termination_by: ContractParty | null
  end_reason: EndReason | null
  offered_at: Date
  signed_at: Date | null
  effective_from: Date | null
  effective_to: Date | null
}

const momentOf = (at: Date | null): Instant | undefined => (at === null ? undefined : instant(at.getTime()))

const contractOf = (row: ContractRow): Contract => ({
  id: row.id,
  merchantCode: row.merchant_id,
  kind: row.kind,
  holderId: row.holder_id,
  holderName: row.holder_name,
  offerorId: row.offeror_id,
  offerorName: row.offeror_name,
  version: row.version,
  state: row.state,
  terms: keptTerms(row.kind, row.terms),
  note: row.note,
  terminationBy: row.termination_by ?? undefined,
  endReason: row.end_reason ?? undefined,
  offeredAt: instant(row.offered_at.getTime()),
  signedAt: momentOf(row.signed_at),
  from: momentOf(row.effective_from),
  until: momentOf(row.effective_to),
})

/** A contract with the names of its parties: what a query of `c` selects. */
const SELECTED =
  sql.raw(`c.id, c.merchant_id, c.kind, c.holder_id, h.user_name as holder_name, c.offeror_id, o.user_name as offeror_name,
  c.version, c.state, c.terms, c.note, c.termination_by, c.end_reason, c.offered_at, c.signed_at, c.effective_from, c.effective_to`)
const NAMED = sql.raw(
  'join members.for_lists h on h.id = c.holder_id left join members.for_lists o on o.id = c.offeror_id',
)
const LIVE = sql.raw(LIVE_STATES.map((state) => `'${state}'`).join(', '))
const OPEN = sql.raw([...LIVE_STATES, 'NEW_REQUEST'].map((state) => `'${state}'`).join(', '))

async function select(db: Db | Tx, where: RawBuilder<unknown>): Promise<Contract[]> {
  const { rows } = await sql<ContractRow>`select ${SELECTED} from contracts.contract c ${NAMED} ${where}`.execute(db)
  return rows.map(contractOf)
}

export const contractById = async (db: Db | Tx, contractId: Id<'contract'>): Promise<Contract | undefined> =>
  (await select(db, sql`where c.id = ${contractId}`))[0]

/** What an account holds of a kind: a contract in force, and an offer that waits. */
export const heldOpen = (db: Db | Tx, holderId: Id<'member'>): Promise<Contract[]> =>
  select(db, sql`where c.holder_id = ${holderId} and c.state in (${OPEN}) order by c.id`)

/** The contracts of an account, whichever side it is, that nobody has ended. */
export const openOf = (db: Db | Tx, memberId: Id<'member'>): Promise<Contract[]> =>
  select(
    db,
    sql`where (c.holder_id = ${memberId} or c.offeror_id = ${memberId}) and c.state in (${OPEN}) order by c.id`,
  )

/** Contracts of a kind that nobody has ended, from an account downward. */
export async function openBelow(tx: Tx, top: Id<'member'>, kind: ContractKind): Promise<Contract[]> {
  const { rows } = await sql<ContractRow>`with recursive below as (
      select b.* from contracts.contract b where b.offeror_id = ${top} and b.kind = ${kind} and b.state in (${OPEN})
      union
      select b.* from below u join contracts.contract b on b.offeror_id = u.holder_id and b.kind = ${kind} and b.state in (${OPEN}))
    select ${SELECTED} from below c ${NAMED} order by c.id`.execute(tx)
  return rows.map(contractOf)
}

/** Every contract in which an account takes or took part. */
export const contractsWith = (db: Db | Tx, memberId: Id<'member'>): Promise<Contract[]> =>
  select(db, sql`where c.holder_id = ${memberId} or c.offeror_id = ${memberId} order by c.id`)

/** Signed contracts of a brand and kind that count during a stretch, the oldest first. */
export const inForce = (
  db: Db | Tx,
  {
    merchantCode,
    kind,
    from,
    until,
  }: { merchantCode: MerchantCode; kind: ContractKind; from: Instant; until: Instant },
): Promise<Contract[]> =>
  select(
    db,
    sql`where c.merchant_id = ${merchantCode} and c.kind = ${kind} and c.signed_at is not null
      and c.effective_from < ${new Date(until)} and (c.effective_to is null or (c.effective_to > ${new Date(from)}
      and c.effective_to > c.effective_from)) order by c.signed_at, c.id`,
  )

/** Which contracts a list shows. */
export interface ContractFilter {
  merchantCode: MerchantCode
  kind: ContractKind | undefined
  state: ContractState | undefined
  holderId?: Id<'member'> | undefined
  offerorId?: Id<'member'> | undefined
  /** Who pays, where it is no account in particular. */
  payer?: 'HOUSE' | 'AGENT' | undefined
  /** The name of either party. */
  name?: string | undefined
  after: Id<'contract'> | undefined
  size: number
}

/** Contracts by key, the newest first; one more than `size`. */
export function listContracts(db: Db, filter: ContractFilter): Promise<Contract[]> {
  const { merchantCode, kind, state, holderId, offerorId, payer, name, after, size } = filter
  return select(
    db,
    sql`where c.merchant_id = ${merchantCode}
      and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
      and (${state ?? null}::text is null or c.state = ${state ?? null})
      ${holderId === undefined ? sql`` : sql`and c.holder_id = ${holderId}`}
      ${offerorId === undefined ? sql`` : sql`and c.offeror_id = ${offerorId}`}
      ${payer === undefined ? sql`` : payer === 'HOUSE' ? sql`and c.offeror_id is null` : sql`and c.offeror_id is not null`}
      ${name === undefined ? sql`` : sql`and (h.user_name = ${name} or o.user_name = ${name})`}
      ${after === undefined ? sql`` : sql`and c.id < ${after}`}
      order by c.id desc limit ${size + 1}`,
  )
}

/** The how many-th contract of the kind an account would sign. */
export async function nextVersion(tx: Tx, holderId: Id<'member'>, kind: ContractKind): Promise<number> {
  const { rows } = await sql<{
    version: number
  }>`select coalesce(max(version), 0) + 1 as version from contracts.contract
    where holder_id = ${holderId} and kind = ${kind} and signed_at is not null`.execute(tx)
  return rows[0]!.version
}

/** Writes an offer. */
export async function insertContract(
  tx: Tx,
  offer: Pick<
    Contract,
    'id' | 'merchantCode' | 'kind' | 'holderId' | 'offerorId' | 'version' | 'terms' | 'note' | 'offeredAt'
  >,
): Promise<void> {
  await sql`insert into contracts.contract (id, merchant_id, kind, holder_id, offeror_id, version, state, terms, note, offered_at)
    values (${offer.id}, ${offer.merchantCode}, ${offer.kind}, ${offer.holderId}, ${offer.offerorId}, ${offer.version}, 'NEW_REQUEST',
      ${JSON.stringify(writtenTerms(offer.terms))}::jsonb, ${offer.note}, ${new Date(offer.offeredAt)})`.execute(tx)
}

/** What a step changes of a contract besides its state. */
export interface StepChange {
  terminationBy?: ContractParty
  endReason?: EndReason
  signedAt?: Instant
  from?: Instant
  until?: Instant
}

/** Puts a contract into another state; answers whether it still was in the one it was read in. */
export async function writeStep(
  tx: Tx,
  contract: Pick<Contract, 'id' | 'state'>,
  to: ContractState,
  change: StepChange,
  now: Instant,
): Promise<boolean> {
  const at = (moment: Instant | undefined) => (moment === undefined ? null : new Date(moment))
  const isOver = to !== 'SIGNED' && to !== 'TERMINATION_REQUEST'
  const { numAffectedRows } =
    await sql`update contracts.contract set state = ${to}, termination_by = ${change.terminationBy ?? null},
      end_reason = ${change.endReason ?? null}, signed_at = coalesce(signed_at, ${at(change.signedAt)}),
      effective_from = coalesce(effective_from, ${at(change.from)}), effective_to = ${at(change.until)},
      closed_at = ${isOver ? new Date(now) : null}
    where id = ${contract.id} and state = ${contract.state}`.execute(tx)
  return numAffectedRows === 1n
}

/** The contract of a kind that an account holds. */
export const liveHeld = async (
  db: Db | Tx,
  holderId: Id<'member'>,
  kind: ContractKind,
): Promise<Contract | undefined> =>
  (await select(db, sql`where c.holder_id = ${holderId} and c.kind = ${kind} and c.state in (${LIVE})`))[0]
