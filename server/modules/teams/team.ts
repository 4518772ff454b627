import type { BetRow } from '@senluna/contract/money/records.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE, isAgent, type AccountType } from '@senluna/kit/account-type.ts'
import { assert } from '@senluna/kit/assert.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { maskedName } from '../members/index.ts'
import { accountBelow, accountOf, namesOf, type TeamAccount } from './store/team-store.ts'

/**
 * For whom an assistant acts. Refuses AUTH_NOT_AGENT for one whose agent is none any more, and
 * AUTH_FORBIDDEN for a page that it may not open.
 */
export type PrincipalOf = (db: Db, memberId: Id<'member'>) => Promise<Id<'member'>>

/** What teams are read with. */
export interface TeamParts {
  db: Db
  principalOf: PrincipalOf
}

/** What the routes need beside it. */
export interface TeamDeps extends TeamParts {
  /** What a game says of somebody's bets to others, by their numbers. */
  detailsOf(
    owner: Id<'member'>,
    bets: readonly Pick<BetRow, 'betNo' | 'product'>[],
    language: string,
    now: Instant,
  ): Promise<ReadonlyMap<string, string>>
  /** What settled bets brought their players, and an agent above, by their numbers. */
  rebatesOf(
    brand: Brand,
    bets: readonly { memberId: Id<'member'>; wagerId: Id<'wager'>; product: Product; settledAt: Date | null }[],
    agent: Id<'member'>,
  ): Promise<ReadonlyMap<string, { own: bigint; earned: bigint }>>
  /** A movement's name in a language of the brand. */
  kindName(language: string, kind: number): string
}

/** As long as nobody knows of assistants, there are none. */
export const noPrincipal: PrincipalOf = () => Promise.reject(new Refusal('AUTH_NOT_AGENT'))

/** Where whoever asks stands: everybody whose path begins so is in the team. */
export type Agent = TeamAccount

/**
 * The agent whose data a caller sees: itself, or the one it is an assistant of. Affiliates see only
 * some pages.
 *
 * Refuses AUTH_NOT_AGENT, AUTH_FORBIDDEN for an affiliate on a page that isn't for them.
 */
export async function callerAgent(
  { db, principalOf }: TeamParts,
  caller: Pick<Caller, 'memberId' | 'type'>,
  { affiliates = false }: { affiliates?: boolean } = {},
): Promise<Agent> {
  if (caller.type === ACCOUNT_TYPE.AFFILIATE && !affiliates) throw new Refusal('AUTH_FORBIDDEN')
  const id = caller.type === ACCOUNT_TYPE.ASSISTANT ? await principalOf(db, caller.memberId) : caller.memberId
  const agent = await accountOf(db, id)
  if (!agent || !isAgent(agent.type) || agent.type === ACCOUNT_TYPE.ASSISTANT) throw new Refusal('AUTH_NOT_AGENT')
  return agent
}

/**
 * The account that a caller names: the agent itself, or somebody below it. Refuses AGT_NOT_IN_TEAM
 * for everybody else, whether there is such an account or not.
 */
export async function inTeam(db: Db, agent: Agent, id: string): Promise<TeamAccount> {
  if (id === agent.id) return agent
  const account = isUuid<'member'>(id) ? await accountBelow(db, agent.id, id) : undefined
  if (!account) throw new Refusal('AGT_NOT_IN_TEAM')
  return account
}

/** An account of the team as its agent may read it. */
export interface NamedAccount {
  id: Id<'member'>
  account: string
  type: AccountType
}

/** `abcdefz` as `abc***z`: what is seen of a name deeper than one level. */
const maskedDeep = (name: string): string =>
  name.length < 6 ? maskedName(name) : `${name.slice(0, 3)}***${name.slice(-1)}`

/**
 * An account as the agent may read it: a name deeper than one level is masked where the brand says
 * so.
 */
export function namedAccount(brand: Brand, agent: Agent, { id, userName, type, path }: TeamAccount): NamedAccount {
  const isNear = id === agent.id || path.at(-1) === agent.id
  return { id, type, account: isNear ? userName : deepName(brand, userName) }
}

/** A name deeper than one level, as the brand lets an agent read it. */
export const deepName = (brand: Brand, userName: string): string => (masksDeep(brand) ? maskedDeep(userName) : userName)

/** Whether names deeper than one level are hidden. */
export const masksDeep = (brand: Brand): boolean => switchOn(brand.whitelabel, 'AGENT_MASK_DEEP')

/** The way from the agent down to an account of its team, both in it. */
export async function crumbsOf(
  db: Db,
  brand: Brand,
  agent: Agent,
  account: TeamAccount,
): Promise<Pick<NamedAccount, 'id' | 'account'>[]> {
  const ids = [...account.path.slice(account.path.indexOf(agent.id)), account.id]
  const way = account.id === agent.id ? [agent.id] : ids
  const names = await namesOf(db, way)
  return way.map((id) => {
    const known = names.get(id)
    assert(known, 'who stands above an account has one')
    const { account: name } = namedAccount(brand, agent, known)
    return { id, account: name }
  })
}
