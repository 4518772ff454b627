import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { relatedMembers, waitsFor } from '../../approvals/index.ts'
import type { OfficialDraw } from './draw-row.ts'

/** Why somebody may not decide what becomes of a draw. */
export type Conflict = 'conflicted' | 'related'

/** The approval by which terms of a game are changed; its objects begin with the game. */
export const TERMS_ACTION = 'lottery.terms'

type DrawOfGame = Pick<OfficialDraw, 'no' | 'game' | 'open_at'>

/**
 * The first conflict of interest of some people in a draw; undefined for none. `conflicted`: they
 * asked for or agreed to terms of its game that held while it took tickets or since, or wait for
 * some. `related`: they or a relative of theirs have a ticket on it. Until the transaction ends
 * nobody changes the game's terms.
 */
export async function lockedConflict(
  tx: Tx,
  draw: DrawOfGame,
  people: readonly string[],
  now: Instant,
): Promise<Conflict | undefined> {
  await aloneWith(tx, draw.game)
  for (const person of people) {
    const why = await conflictOf(tx, draw, person, now)
    if (why) return why
  }
  return undefined
}

/**
 * One person's conflict of interest in a draw as things stand, shown before they try. What decides
 * is `lockedConflict`.
 */
export async function conflictOf(
  db: Db | Tx,
  { no, game, open_at: openAt }: DrawOfGame,
  person: string,
  now: Instant,
): Promise<Conflict | undefined> {
  if (await hasSetTerms(db, game, openAt, person)) return 'conflicted'
  if (await waitsFor(db, person, { action: TERMS_ACTION, idFrom: `${game}.`, now })) return 'conflicted'
  return (await hasTicket(db, no, await relatedMembers(db, person))) ? 'related' : undefined
}

/**
 * One decision at a time about what a game pays and about what its draws come to: of two that
 * exclude each other one comes too late.
 */
export const aloneWith = (tx: Tx, game: string) =>
  sql`select pg_advisory_xact_lock(7300404, hashtext(${game}))`.execute(tx)

async function hasSetTerms(tx: Db | Tx, game: string, openAt: Date, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.terms_change c
    where c.game = ${game} and ${staffId} in (c.asked_by, c.approved_by)
      and (c.at >= ${openAt} or not exists (select from lottery.terms_change n where n.merchant_id = c.merchant_id
        and n.game = c.game and n.bet_type = c.bet_type and n.revision > c.revision and n.at <= ${openAt}))) as yes`.execute(
    tx,
  )
  return rows[0]?.yes ?? false
}

async function hasTicket(tx: Db | Tx, no: number, members: readonly string[]): Promise<boolean> {
  if (members.length === 0) return false
  const { rows } =
    await sql`select from lottery.ticket where draw_no = ${no} and owner_id = any (${[...members]}::uuid[])
    limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Whether somebody has had a hand in a result of a game since a moment: entered, asked for or
 * agreed to one.
 */
export async function hasMadeResults(tx: Tx, game: string, staffId: string, since: Instant): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select
    exists (select from lottery.report r join lottery.draw d on d.no = r.draw_no
      where d.game = ${game} and r.staff_id = ${staffId} and r.received_at >= ${new Date(since)})
    or exists (select from lottery.draw d join lottery.result r on r.draw_no = d.no
      where d.game = ${game} and ${staffId} in (r.entered_by, r.approved_by) and r.at >= ${new Date(since)}) as yes`.execute(
    tx,
  )
  return rows[0]?.yes ?? false
}
