import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { pagesOfCall } from '@senluna/kit/agents/pages.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call, Route } from '../../../platform/http/route.ts'
import { recordAudit } from '../../audit/index.ts'
import { assistantOf, type AssistantRow } from './assistant-store.ts'
import { principalOf } from './assistants.ts'

/**
 * Every call of the agent center as an assistant may make it: with a page of the call ticked, and
 * what is no read in the audit log, with both ids, before it is done.
 *
 * Refuses AUTH_FORBIDDEN for a call of other pages, and AUTH_NOT_AGENT for whoever acts for nobody.
 */
export const forAssistants =
  (db: Db) =>
  (route: Route): Route => {
    const { endpoint } = route
    if (endpoint.for !== 'agent') return route
    return {
      ...route,
      handle: async (call, tx, prepared) => {
        const caller = agentOf(call)
        if (caller?.type === ACCOUNT_TYPE.ASSISTANT) await enter(db, call, endpoint, caller)
        return route.handle(call, tx, prepared)
      },
    }
  }

/** What every assistant may ask: which pages it has. */
const OPEN_TO_ALL = '/wps/agent/pages'

async function enter(db: Db, call: Call<Endpoint>, { method, path }: Endpoint, caller: Caller): Promise<void> {
  const assistant = await assistantOf(db, caller.memberId)
  if (!assistant) throw new Refusal('AUTH_NOT_AGENT')
  await principalOf(db, caller.memberId)
  if (path !== OPEN_TO_ALL && !pagesOfCall(method, path).some((page) => assistant.pages.includes(page)))
    throw new Refusal('AUTH_FORBIDDEN')
  if (method !== 'GET') await noteAct(db, call, `${method} ${path}`, caller, assistant)
}

/** Keeps in the audit log what an assistant asks for, with both ids. */
export const noteAct = (
  db: Db,
  call: Pick<Call<Endpoint>, 'now' | 'ip' | 'params' | 'traceId'>,
  asked: string,
  caller: Caller,
  { principalId }: AssistantRow,
) =>
  recordAudit(db, {
    merchantCode: caller.merchantCode,
    at: call.now,
    actor: { kind: 'agent', id: caller.memberId, name: caller.userName },
    ip: call.ip,
    action: 'agents.assistant',
    object: { kind: 'member', id: principalId },
    after: { call: asked, ...call.params },
    reason: '',
    traceId: call.traceId,
  })

const agentOf = ({ caller }: Call<Endpoint>): Caller | undefined => (caller && 'type' in caller ? caller : undefined)
