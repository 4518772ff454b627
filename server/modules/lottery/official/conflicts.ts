import { pairsWith } from '@senluna/games/lottery/rules/index.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { relatedMembers, waitsFor } from '../../approvals/index.ts'
import { aloneWith, hasSetTerms, hasTicket } from './conflict-store.ts'
import type { OfficialDraw } from './draw-store.ts'

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
  people: readonly Id<'staff'>[],
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
  person: Id<'staff'>,
  now: Instant,
): Promise<Conflict | undefined> {
  // What a pair pays hangs on the results of its stations.
  const paid = [game, ...pairsWith(game).map(({ code }) => code)]
  if (await hasSetTerms(db, paid, openAt, person)) return 'conflicted'
  for (const code of paid)
    if (await waitsFor(db, person, { action: TERMS_ACTION, idFrom: `${code}.`, now })) return 'conflicted'
  return (await hasTicket(db, no, await relatedMembers(db, person))) ? 'related' : undefined
}
