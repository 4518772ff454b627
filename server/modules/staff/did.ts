import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { recordAudit, type AuditFact } from '../audit/index.ts'

/** A call of somebody at the desk. */
type StaffCall = Pick<Call<Endpoint & { for: 'staff' }>, 'caller' | 'now' | 'ip' | 'reason' | 'traceId'> & {
  brand: { merchantCode: MerchantCode }
}

/** Writes down what a member of staff did or looked at; the last thing its transaction does. */
export async function staffDid(
  tx: Db | Tx,
  call: StaffCall,
  what: Pick<AuditFact, 'action' | 'object' | 'before' | 'after'>,
): Promise<void> {
  const { caller } = call
  await recordAudit(tx, {
    ...what,
    merchantCode: call.brand.merchantCode,
    at: call.now,
    actor: { kind: 'staff', id: caller.staffId, name: caller.name },
    ip: call.ip,
    reason: call.reason,
    traceId: call.traceId,
  })
}
