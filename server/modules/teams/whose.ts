import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Days } from './previous.ts'
import type { Scope, TeamView } from './store/places.ts'
import { namesOf, type TeamAccount } from './store/team-store.ts'
import { inTeam, namedAccount, type Agent, type NamedAccount } from './team.ts'

/** Whose rows a list shows. */
export interface Whose {
  focus: TeamAccount
  view: TeamView
  scope: Scope
}

/**
 * The accounts that a list is asked for: one, with all below it unless `team` is 0. Refuses
 * AGT_NOT_IN_TEAM.
 */
export async function whoseRows(
  db: Db,
  { brand, agent, days }: { brand: Brand; agent: Agent; days: Days },
  asked: { accountId?: string | undefined; team?: '0' | '1' | undefined },
): Promise<Whose> {
  const focus = await inTeam(db, agent, asked.accountId ?? agent.id)
  const view = { brand, agent: agent.id, focus: focus.id, days }
  return { focus, view, scope: asked.team === '0' ? 'ME' : 'TEAM' }
}

/** The moments of some days of a brand; the end is excluded. */
export const spanOf = ({ from, to }: Days, zone: string) => ({
  since: new Date(startOfDay(from, zone)),
  until: new Date(startOfDay(daysFrom(to, 1), zone)),
})

/** Whose each row is, as the agent may read it. */
export async function ownersOf(
  db: Db,
  brand: Brand,
  agent: Agent,
  rows: readonly { memberId: TeamAccount['id'] }[],
): Promise<(id: TeamAccount['id']) => NamedAccount> {
  const names = await namesOf(db, [...new Set(rows.map(({ memberId }) => memberId))])
  return (id) => {
    const known = names.get(id)
    if (!known) throw new Refusal('AGT_NOT_IN_TEAM')
    return namedAccount(brand, agent, known)
  }
}

/**
 * Reads a page day by day, the latest first, until it is full. `read` answers rows of a day, the
 * newest first, at most so many.
 */
export async function dayByDay<Row>(
  { from, to }: Days,
  most: number,
  read: (day: string, most: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let day = to; day >= from && rows.length < most; day = daysFrom(day, -1))
    rows.push(...(await read(day, most - rows.length)))
  return rows
}
