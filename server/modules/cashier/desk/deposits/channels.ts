import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { channelsOf, lockChannel, type Payee, updatePayee } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { termsApproval } from './change-channel.ts'
import { deskChannel } from './shown-channel.ts'
import { openChannelApproval, refuseBank } from './open-channel.ts'

export const ACCOUNT = 'channels.account'

/** The ways of the brand. */
export async function list(deposits: Deposits, { brand, now }: Call<typeof contract.deskChannels>) {
  const rows = await channelsOf(deposits.db, brand.merchantCode)
  return {
    list: await Promise.all(rows.map((row) => deskChannel(deposits, row, brand, now))),
    providers: [...deposits.providers.keys()],
  }
}

/**
 * Asks for another account to be paid to. Refuses SYS_NOT_FOUND, VAL_FIELD for a bank that isn't
 * the brand's kind, DEP_STATE for a way without one.
 */
export function rotate(deposits: Deposits, call: Call<typeof contract.rotateAccount>) {
  const { body, brand } = call
  const id = call.params.id ?? ''
  refuseBank(body, brand)
  return deposits.db.transaction().execute(async (tx) => {
    const held = isUuid<'deposit-channel'>(id) ? await lockChannel(tx, brand.merchantCode, id) : undefined
    if (!held) throw new Refusal('SYS_NOT_FOUND')
    if (held.method !== 'BANK_QR') throw new Refusal('DEP_STATE')
    return askApproval(tx, call, {
      action: ACCOUNT,
      object: { kind: 'depositChannel', id: held.code },
      payload: { id: held.id, payee: body, version: held.version },
      before: held.payee,
      after: body,
      needs: 'channels.approve',
    })
  })
}

export const channelApprovals = (deposits: Deposits): ApprovalAction[] => [
  openChannelApproval(deposits),
  termsApproval(deposits),
  {
    action: ACCOUNT,
    run: async (tx: Tx, { payload, merchantCode }, { now }) => {
      const { id, payee, version } = payload as { id: Id<'deposit-channel'>; payee: Payee; version: number }
      const held = await lockChannel(tx, merchantCode, id)
      if (held?.version !== version) throw new Refusal('APPROVAL_STALE')
      await updatePayee(tx, payee, id, now)
    },
  },
]
