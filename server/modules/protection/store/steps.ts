import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'

/** What a step of a player's protection was. */
export type StepKind =
  | 'limit'
  | 'raiseAsked'
  | 'raiseConfirmed'
  | 'raiseDropped'
  | 'coolOff'
  | 'exclusion'
  | 'returnAsked'
  | 'returned'
  | 'checkInterval'
  | 'checkAcknowledged'
  | 'sessionOver'
  | 'contact'
  | 'marked'
  | 'depositPrompt'

/**
 * A page of what a member asked of their protection, the newest first. `after` is the `next` of the
 * page before.
 */
export async function stepsOf(db: Db, memberId: Id<'member'>, after: string | undefined, size: number) {
  const [at, last] = after?.split(' ') ?? []
  const { rows } = await sql<{
    at: Date
    id: Id<'protection-step'>
    kind: string
    detail: unknown
  }>`select at, id, kind, detail from protection.step
    where owner_id = ${memberId} and (${at === undefined} or (at, id) < (${at ?? null}::timestamptz, ${last ?? null}::uuid))
    order by at desc, id desc limit ${size}`.execute(db)
  const end = rows.length === size ? rows.at(-1) : undefined
  return {
    list: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      what: row.kind,
      detail: JSON.stringify(row.detail),
    })),
    ...(end ? { next: `${end.at.toISOString()} ${end.id}` } : {}),
  }
}

/** Whether a member ever took a step of this kind. */
export async function hasStep(db: Db | Tx, memberId: Id<'member'>, kind: StepKind): Promise<boolean> {
  const { rows } = await sql`select 1 from protection.step where owner_id = ${memberId} and kind = ${kind}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Keeps a step for ever. */
export async function recordStep(
  tx: Tx,
  memberId: Id<'member'>,
  kind: StepKind,
  detail: Readonly<Record<string, string | number | null>>,
  now: Instant,
): Promise<void> {
  await sql`insert into protection.step (owner_id, id, at, kind, detail)
    values (${memberId}, ${newId<'protection-step'>(now)}, ${new Date(now)}, ${kind}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
}
