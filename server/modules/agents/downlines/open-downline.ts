import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { checkNames, checkNewPassword, openMember, placeInTree, printedPassword } from '../../members/index.ts'
import { rulesOf, setRates } from '../../rates/index.ts'
import { isLocked, mayOpenAgents } from '../../referrals/index.ts'
import type { Agent } from '../../teams/index.ts'
import type { Agents } from '../agents.ts'
import { countOpening, openedOn } from './opening-store.ts'
import { ratesWanted } from '../rates/rates-wanted.ts'

/** So many accounts an agent opens by itself a day. */
const MOST_A_DAY = 50

/** How many more accounts an agent may open today. */
export async function leftToday({ db }: Pick<Agents, 'db'>, brand: Brand, agent: Agent, now: Instant): Promise<number> {
  return Math.max(0, MOST_A_DAY - (await openedOn(db, agent.id, businessDate(now, brand.timeZone))))
}

interface Call {
  brand: Brand
  agent: Agent
  language: string
  /** The address of the site, before the path. */
  site: string
}

/**
 * Opens an account right below an agent, with its rates, in one transaction. Its password must be
 * changed at the first log-in; one that the server makes is answered once.
 *
 * Refuses REG_FIELD, REG_USERNAME_TAKEN, AUTH_PASSWORD_WEAK, AGT_DEPTH for an agent below one who
 * stands too deep, AGT_LOCKED where its upline locked registrations, AGT_DAILY_OPEN,
 * AGT_RATE_RANGE, AUTH_NOT_AGENT for whoever is none any more.
 */
export async function openDownline(
  { db, members }: Agents,
  { brand, agent, language, site }: Call,
  body: BodyOf<typeof contract.openDownline>,
  now: Instant,
): Promise<ReplyOf<typeof contract.openDownline>> {
  const { userName, nickname } = checkNames(brand, body)
  const made = body.password === undefined ? printedPassword() : undefined
  const given = body.password ?? ''
  const password = made ?? checkNewPassword(brand, userName, { field: 'password', password: given, again: given })
  const passwordHash = await members.passwords.hash(password)
  const member = await db.transaction().execute(async (tx) => {
    // Nobody moves the agent until the account stands below it.
    const place = await placeInTree(tx, brand.merchantCode, { id: agent.id })
    if (!place || (place.type !== ACCOUNT_TYPE.AGENT && place.type !== ACCOUNT_TYPE.GENERAL_AGENT))
      throw new Refusal('AUTH_NOT_AGENT')
    if (await isLocked(tx, agent.id)) throw new Refusal('AGT_LOCKED')
    if (body.type === ACCOUNT_TYPE.AGENT && !mayOpenAgents(place)) throw new Refusal('AGT_DEPTH')
    if (!(await countOpening(tx, agent.id, businessDate(now, brand.timeZone), MOST_A_DAY)))
      throw new Refusal('AGT_DAILY_OPEN', { value: { most: MOST_A_DAY } })
    const line = { parentId: agent.id, path: [...place.path, agent.id], referrerId: agent.id }
    const beginning = { line, registration: { openedBy: agent.id } }
    const wanted = { userName, nickname, type: body.type, passwordHash, language, mustChange: true, beginning }
    const opened = await openMember(tx, members, brand, wanted, now)
    const by = { setter: 'AGENT', id: agent.id } as const
    const { merchantCode } = brand
    const rates = { memberId: opened.id, merchantCode, parentId: agent.id, rates: ratesWanted(body), by }
    await setRates(tx, { ...rates, rules: rulesOf(brand) }, now)
    return opened
  })
  return {
    id: member.id,
    account: member.userName,
    ...(made !== undefined && { oneTimePassword: made }),
    loginUrl: `${site}/login`,
  }
}
