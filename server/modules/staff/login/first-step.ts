import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { staffLogin } from '@senluna/contract/desk/staff.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newToken } from '../../../platform/ids.ts'
import { newTotpSecret, totpUri } from '../../../platform/totp.ts'
import type { Staff } from '../staff.ts'
import type { Account } from '../store.ts'
import { insertStep } from './login-store.ts'

const STEP_LIFE = 5 * MINUTE

/**
 * Opens the second step of a log-in for five minutes; for an account without an authenticator with
 * the secret of a new one.
 */
export async function openSecondStep(
  db: Db | Tx,
  staff: Pick<Staff, 'secrets'>,
  brand: Brand,
  account: Pick<Account, 'id' | 'name' | 'totpSecret'>,
  now: Instant,
): Promise<ReplyOf<typeof staffLogin>> {
  const secret = account.totpSecret === null ? newTotpSecret() : null
  const ticket = newToken()
  const sealed = secret === null ? null : staff.secrets.sealTotp(secret, account.id)
  await insertStep(db, { ticket, accountId: account.id, sealed, stepLife: STEP_LIFE }, now)
  return {
    ticket,
    expiresInSec: STEP_LIFE / 1_000,
    ...(secret === null ? {} : { enrol: { secret, uri: totpUri(secret, `${brand.brandName} desk`, account.name) } }),
  }
}
