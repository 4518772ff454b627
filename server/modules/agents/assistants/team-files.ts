import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE, isAgent } from '@senluna/kit/account-type.ts'
import { PAGE_OF_FILE, type TeamFile } from '@senluna/kit/agents/pages.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { assistantOf } from './assistant-store.ts'
import { principalOf } from './assistants.ts'
import { noteAct } from './for-assistants.ts'

/**
 * Whether somebody may have a file of a team now: an agent; an affiliate what its team came to, no
 * single accounts, bets and movements; an assistant the files of the pages that it has.
 *
 * Refuses AUTH_NOT_AGENT, AUTH_FORBIDDEN.
 */
export async function checkTeamFile(
  db: Db,
  { memberId, type }: Pick<Caller, 'memberId' | 'type'>,
  file: TeamFile,
): Promise<void> {
  if (!isAgent(type)) throw new Refusal('AUTH_NOT_AGENT')
  if (type === ACCOUNT_TYPE.AFFILIATE && file !== 'TEAM_PROFIT') throw new Refusal('AUTH_FORBIDDEN')
  if (type !== ACCOUNT_TYPE.ASSISTANT) return
  await principalOf(db, memberId)
  const assistant = await assistantOf(db, memberId)
  if (!assistant?.pages.includes(PAGE_OF_FILE[file])) throw new Refusal('AUTH_FORBIDDEN')
}

/** The same of whoever asks for one; an assistant's wish is in the audit log before it is kept. */
export async function askTeamFile(
  db: Db,
  call: Pick<Call<Endpoint>, 'now' | 'ip' | 'params' | 'traceId'>,
  caller: Caller,
  file: TeamFile,
): Promise<void> {
  await checkTeamFile(db, caller, file)
  const assistant = caller.type === ACCOUNT_TYPE.ASSISTANT && (await assistantOf(db, caller.memberId))
  if (assistant) await noteAct(db, call, `POST /wps/v2/export ${file}`, caller, assistant)
}
