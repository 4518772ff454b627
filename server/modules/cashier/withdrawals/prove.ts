import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { demandOwnCode, ownMethods, type GivenCode, type OwnMethod, type SpendCode } from '../../security/index.ts'
import type { Withdrawals } from './deps.ts'

/** What an account has to prove itself by beside its payment password. */
export const methodsOf = (
  { security }: Pick<Withdrawals, 'security'>,
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<OwnMethod[]> => ownMethods(security, db, memberId)

/** Asks for a second thing beside the payment password. Refuses what `demandOwnCode` does. */
export const demandSecond = (
  { security }: Pick<Withdrawals, 'security'>,
  call: { brand: Brand; caller: { memberId: Id<'member'> }; ip: string; now: Instant },
  given: GivenCode,
): Promise<SpendCode> => demandOwnCode(security, call, given)
