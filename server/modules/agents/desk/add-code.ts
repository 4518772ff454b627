import type * as contract from '@senluna/contract/desk/members/agents.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isAgent } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { findCode, insertCode } from '../../referrals/index.ts'
import { staffDid } from '../../staff/index.ts'
import type { AgentDesk } from './acts.ts'
import { accountNamed } from './tree.ts'

const CODE = 'agents.code'

/** A code and the domain for which it holds; null: wherever somebody types it. */
interface Coded {
  code: string
  domain: string | null
}

const wrong = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })

/**
 * Gives an agent or an affiliate a code of its own. One for a domain brings it everybody who
 * registers there, whoever sent them, so that is asked for.
 *
 * Refuses SYS_NOT_FOUND, AGT_CODE_TAKEN, APPROVAL_OPEN, VAL_FIELD for a domain that isn't the
 * brand's and for whoever is no agent.
 */
export function addCode({ db }: AgentDesk, call: Call<typeof contract.addAgentCode>) {
  const { brand, body, now, params } = call
  const { merchantCode } = brand
  const coded: Coded = { code: body.code, domain: body.domain === '' ? null : body.domain }
  if (coded.domain !== null && !brand.hosts.includes(coded.domain)) throw wrong('domain')
  return db.transaction().execute(async (tx) => {
    const row = await accountNamed(tx, merchantCode, params.id ?? '')
    if (!isAgent(row.type)) throw wrong('id')
    if (coded.domain !== null) {
      if (await findCode(tx, merchantCode, coded.code)) throw new Refusal('AGT_CODE_TAKEN')
      return askApproval(tx, call, {
        action: CODE,
        object: { kind: 'member', id: row.id },
        memberId: row.id,
        payload: coded,
        after: { member: row.userName, code: coded.code, host: coded.domain },
        needs: 'members.approve',
      })
    }
    if (!(await giveCode(tx, merchantCode, row.id, coded, now))) throw new Refusal('AGT_CODE_TAKEN')
    await staffDid(tx, call, { action: CODE, object: { kind: 'member', id: row.id }, after: coded })
    return { code: coded.code }
  })
}

const giveCode = (tx: Tx, merchantCode: MerchantCode, ownerId: Id<'member'>, { code, domain }: Coded, now: Instant) =>
  insertCode(
    tx,
    merchantCode,
    { code, kind: 'AFFILIATE', ownerId, opens: 0, domain, validUntil: null, maxUses: 0 },
    now,
  )

/** Gives it once a second person has agreed, where nobody else has the code by now. */
export const codeApproval: ApprovalAction = {
  action: CODE,
  async run(tx, { objectId, merchantCode, payload }, { now }) {
    const row = await accountNamed(tx, merchantCode, id<'member'>(objectId))
    if (!isAgent(row.type) || !(await giveCode(tx, merchantCode, row.id, payload as Coded, now)))
      throw new Refusal('APPROVAL_STALE')
  },
}
