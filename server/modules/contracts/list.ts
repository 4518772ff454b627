import type * as contract from '@senluna/contract/agent/contracts.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../platform/http/route.ts'
import { pageOf } from '../../platform/page.ts'
import { callerAgent } from '../teams/index.ts'
import type { Contracts } from './contracts.ts'
import { shownContracts } from './shown.ts'
import { listContracts } from './store/contract-store.ts'

const USUAL_SIZE = 20

/** What the caller, or the agent whom it assists, holds or pays, the newest first. */
export async function ownContracts(
  { db, teams }: Pick<Contracts, 'db' | 'teams'>,
  call: Call<typeof contract.agentContracts>,
) {
  const { brand, caller, query } = call
  const size = query.pageSize ?? USUAL_SIZE
  const agent = await callerAgent(teams, caller, { affiliates: true })
  const sides = query.side === 'HOLDER' ? { holderId: agent.id } : { offerorId: agent.id, holderId: query.holderId }
  const rows = await listContracts(db, {
    merchantCode: brand.merchantCode,
    kind: query.kind,
    state: query.state,
    ...sides,
    after: query.after !== undefined && isUuid<'contract'>(query.after) ? query.after : undefined,
    size,
  })
  const { list, next } = pageOf(rows, size, ({ id }) => id)
  return { list: await shownContracts(db, list), ...(next === undefined ? {} : { next }) }
}
