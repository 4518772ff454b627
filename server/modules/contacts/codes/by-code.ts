import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { addressOf, proveCode, takeCode, type Address, type LiveCode } from '../../codes/index.ts'
import { contactsOf, memberByContact, type Member } from '../../members/index.ts'
import { noteLogin, type LoginCall, type Proven, type Sessions } from '../../sessions/index.ts'

/**
 * Shows who somebody is by a mobile number and the code that was sent to it.
 *
 * A number nobody has takes the same way: it has a code too, which was sent to nobody. Refuses
 * SMS_MOBILE_MISSING, SMS_MOBILE_FORMAT, SMS_CODE_MISSING, SMS_CODE_INVALID, SMS_CODE_EXPIRED,
 * SMS_TOO_MANY.
 */
export async function byCode(sessions: Sessions, call: LoginCall): Promise<Proven> {
  const { brand, body } = call
  const to = addressOf(brand, body.username, body.countryDialingCode ?? '', 'username')
  if (body.password.trim() === '') throw new Refusal('SMS_CODE_MISSING', { fields: [{ field: 'password' }] })
  await sessions.human.demand(body.humanVerify, call)
  const member = await memberByContact(sessions.db, brand.merchantCode, to.kind, to.value)
  const code = await proven(sessions, call, member, to)
  return {
    member: code.member,
    byPassword: false,
    weakPassword: false,
    stillHolds: () => true,
    inside: async (tx, locked) => {
      await demandContact(tx, locked.id, to)
      await takeCode(tx, code.live)
    },
  }
}

/**
 * How many numbers open an account by a code: a confirmed one, where the brand lets people in by
 * codes.
 */
export async function loginNumbers(tx: Tx, memberId: Id<'member'>, brand: Brand): Promise<number> {
  if (!switchOn(brand.whitelabel, 'MOBILEVERCODELOGIN3')) return 0
  return (await contactsOf(tx, memberId)).mobile?.verifiedAt ? 1 : 0
}

async function proven(
  sessions: Sessions,
  call: LoginCall,
  member: Member | undefined,
  to: Address,
): Promise<{ live: LiveCode; member: Member }> {
  const { brand, body, now } = call
  try {
    const proof = { brand, purpose: 'LOGIN', to } as const
    const live = await proveCode(sessions.codes, proof, body.password, call, now, 'password')
    // One of a million: somebody guessed the code that went to nobody.
    if (!member) throw new Refusal('SMS_CODE_INVALID', { fields: [{ field: 'password' }] })
    return { live, member }
  } catch (error) {
    const locked = error instanceof Refusal && error.code === 'SMS_TOO_MANY'
    await noteLogin(sessions, call, member, locked ? 'LOCKED' : 'FAILED')
    throw error
  }
}

/** Refuses SMS_CODE_EXPIRED when the number or address was taken off the account meanwhile. */
export async function demandContact(tx: Tx, memberId: Id<'member'>, to: Address): Promise<void> {
  const contact = (await contactsOf(tx, memberId))[to.kind]
  if (contact?.value !== to.value || contact.verifiedAt === null) throw new Refusal('SMS_CODE_EXPIRED')
}
