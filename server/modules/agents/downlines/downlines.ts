import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { toDigits } from '@senluna/contract/wire.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { assert } from '@senluna/kit/assert.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { pageOf } from '../../../platform/page.ts'
import { MEMBER_STATE, type MemberState } from '../../members/index.ts'
import { ratesOf, type Rates } from '../../rates/index.ts'
import { mayOpenAgents } from '../../referrals/index.ts'
import { crumbsOf, inTeam, namedAccount, type Agent } from '../../teams/index.ts'
import { agentsBelow, downlineOf, downlinesOf, type DownlineRow } from './downline-store.ts'
import { requestReply } from '../rates/rate-requests.ts'
import { waitingOf } from '../rates/request-store.ts'

interface By {
  brand: Brand
  agent: Agent
}
type Row = ReplyOf<typeof contract.downlines>['self']

const STATES = { OPEN: MEMBER_STATE.OPEN, CLOSED: MEMBER_STATE.CLOSED, EXCLUDED: MEMBER_STATE.EXCLUDED } as const
const NAMES: Readonly<Record<MemberState, keyof typeof STATES>> = {
  [MEMBER_STATE.OPEN]: 'OPEN',
  [MEMBER_STATE.CLOSED]: 'CLOSED',
  [MEMBER_STATE.EXCLUDED]: 'EXCLUDED',
}
const TYPES = { MEMBER: ACCOUNT_TYPE.MEMBER, AGENT: ACCOUNT_TYPE.AGENT } as const

/**
 * One page of the accounts right below one of the team, or of those in the team whose name begins
 * with some letters. Refuses AGT_NOT_IN_TEAM.
 */
export async function listDownlines(
  db: Db,
  { brand, agent }: By,
  query: QueryOf<typeof contract.downlines>,
  now: Instant,
): Promise<ReplyOf<typeof contract.downlines>> {
  const parent = query.parentId === undefined ? agent : await inTeam(db, agent, query.parentId)
  const { pageSize: size = 20, rateProduct: product, rateFrom, rateTo } = query
  const from = (day: string | undefined) => (day === undefined ? undefined : new Date(startOfDay(day, brand.timeZone)))
  const after = (day: string | undefined) => from(day && daysFrom(day, 1))
  const { self, rows } = await downlinesOf(
    db,
    {
      parentId: parent.id,
      name: query.account || undefined,
      // A name that is hidden can't be found by its letters either.
      directOnly: switchOn(brand.whitelabel, 'AGENT_MASK_DEEP'),
      type: query.type && TYPES[query.type],
      state: query.status && STATES[query.status],
      from: from(query.registeredFrom),
      until: after(query.registeredTo),
      loginFrom: from(query.loginFrom),
      loginUntil: after(query.loginTo),
      rates: rateFrom === undefined && rateTo === undefined ? undefined : { product, least: rateFrom, most: rateTo },
      least: query.balanceFrom === undefined ? undefined : BigInt(query.balanceFrom),
      most: query.balanceTo === undefined ? undefined : BigInt(query.balanceTo),
      after: query.after,
      size: size + 1,
    },
    now,
  )
  assert(self, 'an account of the team is there')
  const rates = await ratesOf(db, [parent.id, ...rows.map(({ id }) => id)])
  const { list, ...next } = pageOf(rows, size, ({ userName }) => userName)
  return {
    list: list.map((row) => replyOf({ brand, agent }, row, rates.get(row.id))),
    ...next,
    self: replyOf({ brand, agent }, self, rates.get(parent.id)),
    crumbs: await crumbsOf(db, brand, agent, parent),
  }
}

/** One account of the team, and what the agent may do with it. Refuses AGT_NOT_IN_TEAM. */
export async function downlineDetails(
  db: Db,
  { brand, agent }: By,
  id: string,
  now: Instant,
): Promise<ReplyOf<typeof contract.downlineDetails>> {
  const account = await inTeam(db, agent, id)
  const row = await downlineOf(db, account.id, now)
  assert(row, 'an account of the team is there')
  const rates = await ratesOf(db, [account.id, agent.id])
  const isDirect = account.path.at(-1) === agent.id
  const agents = await agentsBelow(db, account.id)
  const waiting = isDirect ? await waitingOf(db, account.id) : undefined
  const isOpenMember = row.type === ACCOUNT_TYPE.MEMBER && row.state === MEMBER_STATE.OPEN
  return {
    ...replyOf({ brand, agent }, row, rates.get(account.id)),
    agents,
    members: row.team - agents,
    own: { ...rates.get(agent.id) },
    isDirect,
    mayPromote: isDirect && isOpenMember && switchOn(brand.whitelabel, 'AGENT_PROMOTE') && mayOpenAgents(agent),
    lowersFreely: switchOn(brand.whitelabel, 'AGENT_LOWER_RATES'),
    ...(waiting && { waiting: requestReply(waiting, rates.get(account.id) ?? {}) }),
  }
}

function replyOf({ brand, agent }: By, row: DownlineRow, rates: Rates = {}): Row {
  const { account } = namedAccount(brand, agent, row)
  return {
    id: row.id,
    account,
    type: row.type,
    level: row.id === agent.id ? 0 : row.path.length - row.path.indexOf(agent.id),
    status: NAMES[row.state],
    rates: { ...rates },
    direct: row.direct,
    team: row.team,
    balance: toDigits(row.balance),
    teamBalance: toDigits(row.teamBalance),
    registeredAt: row.createdAt.toISOString(),
    ...(row.loginAt && { lastLoginAt: row.loginAt.toISOString() }),
    online: row.online,
    registrationsLocked: row.locked,
    contracts: row.contracts,
  }
}
