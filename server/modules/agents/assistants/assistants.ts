import type * as contract from '@senluna/contract/agent/assistants.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import {
  changeState,
  checkNames,
  checkNewPassword,
  lockMember,
  MEMBER_STATE,
  memberById,
  openMember,
  printedPassword,
} from '../../members/index.ts'
import { endSessions } from '../../sessions/index.ts'
import type { Agent, PrincipalOf } from '../../teams/index.ts'
import type { Agents } from '../agents.ts'
import {
  assistantOf,
  assistantsOf,
  deleteAssistant,
  insertAssistant,
  setPages,
  type AssistantRow,
} from './assistant-store.ts'

type Reply = ReplyOf<typeof contract.changeAssistant>

/** So many assistants an agent may have. */
const MOST_ASSISTANTS = 10

/**
 * For whom an assistant acts: an agent whose account is open. Refuses AUTH_NOT_AGENT for whoever
 * acts for nobody any more.
 */
export const principalOf: PrincipalOf = async (db, memberId) => {
  const assistant = await assistantOf(db, memberId)
  const principal = assistant && (await memberById(db, assistant.principalId))
  if (!principal || principal.state !== MEMBER_STATE.OPEN) throw new Refusal('AUTH_NOT_AGENT')
  return principal.id
}

/** The assistants of an agent. */
export async function listAssistants(db: Db, agent: Agent): Promise<ReplyOf<typeof contract.assistants>> {
  const rows = await assistantsOf(db, agent.id)
  return { list: await Promise.all(rows.map((row) => replyOf(db, row))), most: MOST_ASSISTANTS }
}

/**
 * Opens an account that acts for an agent: it has no wallet and doesn't play, and its password must
 * be changed at the first log-in.
 *
 * Refuses REG_FIELD, REG_USERNAME_TAKEN, AUTH_PASSWORD_WEAK, AGT_ASSISTANT_LIMIT.
 */
export async function addAssistant(
  { db, members }: Agents,
  { brand, agent, language, site }: { brand: Brand; agent: Agent; language: string; site: string },
  body: BodyOf<typeof contract.addAssistant>,
  now: Instant,
): Promise<ReplyOf<typeof contract.addAssistant>> {
  const { userName, nickname } = checkNames(brand, { username: body.username })
  const made = body.password === undefined ? printedPassword() : undefined
  const given = body.password ?? ''
  const password = made ?? checkNewPassword(brand, userName, { field: 'password', password: given, again: given })
  const passwordHash = await members.passwords.hash(password)
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, agent.id)
    if ((await assistantsOf(tx, agent.id)).length >= MOST_ASSISTANTS)
      throw new Refusal('AGT_ASSISTANT_LIMIT', { value: { most: MOST_ASSISTANTS } })
    const wanted = { userName, nickname, type: ACCOUNT_TYPE.ASSISTANT, passwordHash, language, mustChange: true }
    const { id } = await openMember(
      tx,
      members,
      brand,
      { ...wanted, beginning: { registration: { openedBy: agent.id } } },
      now,
    )
    const { merchantCode } = brand
    await insertAssistant(tx, { id, merchantCode, principalId: agent.id, pages: body.pages }, now)
    const row = await own(tx, agent, id)
    return {
      ...(await replyOf(tx, row)),
      ...(made !== undefined && { oneTimePassword: made }),
      loginUrl: `${site}/login`,
    }
  })
}

/** Changes which pages an assistant may open. Refuses SYS_NOT_FOUND for one of somebody else's. */
export async function changeAssistant(
  { db }: Pick<Agents, 'db'>,
  agent: Agent,
  id: string,
  pages: readonly AgentPage[],
): Promise<Reply> {
  return db.transaction().execute(async (tx) => {
    const assistant = await own(tx, agent, id)
    await setPages(tx, assistant.id, pages)
    return replyOf(tx, await own(tx, agent, id))
  })
}

/** Closes an assistant's account for good and ends its sessions. Refuses SYS_NOT_FOUND. */
export async function removeAssistant(
  { db, sessions }: Agents,
  agent: Agent,
  id: string,
  now: Instant,
): Promise<{ removed: true }> {
  await db.transaction().execute(async (tx) => {
    const assistant = await own(tx, agent, id)
    await deleteAssistant(tx, assistant.id)
    await changeState(tx, assistant.id, MEMBER_STATE.CLOSED, null)
    await endSessions(tx, sessions, assistant.id, 'closed', now)
  })
  return { removed: true }
}

async function own(tx: Tx, agent: Agent, id: string): Promise<AssistantRow> {
  const assistant = isUuid<'member'>(id) ? await assistantOf(tx, id) : undefined
  if (assistant?.principalId !== agent.id) throw new Refusal('SYS_NOT_FOUND')
  return assistant
}

async function replyOf(db: Db | Tx, row: AssistantRow): Promise<Reply> {
  return {
    id: row.id,
    account: await nameOf(db, row.id),
    pages: row.pages,
    createdAt: row.createdAt.toISOString(),
    ...(row.loginAt && { lastLoginAt: row.loginAt.toISOString() }),
  }
}

const nameOf = async (db: Db | Tx, id: Id<'member'>): Promise<string> => (await memberById(db, id))?.userName ?? ''
