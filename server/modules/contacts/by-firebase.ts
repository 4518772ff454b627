import { Refusal } from '@senluna/contract/refusals.ts'
import { proveByFirebase } from '../codes/index.ts'
import { memberByContact } from '../members/index.ts'
import { noteLogin, type LoginCall, type Proven, type Sessions } from '../sessions/index.ts'
import { demandContact } from './codes/by-code.ts'

/**
 * Shows who somebody is by Firebase's word that a mobile number is theirs. Refuses
 * AUTH_SOCIAL_FAILED, also for a number nobody has.
 */
export async function byFirebase(sessions: Sessions, call: LoginCall): Promise<Proven> {
  const { brand, body, now } = call
  const to = await proveByFirebase(sessions.codes, brand, body.firebaseIdToken ?? '', now)
  const member = await memberByContact(sessions.db, brand.merchantCode, to.kind, to.value)
  if (!member) {
    await noteLogin(sessions, call, undefined, 'FAILED')
    throw new Refusal('AUTH_SOCIAL_FAILED')
  }
  return {
    member,
    byPassword: false,
    weakPassword: false,
    stillHolds: () => true,
    inside: (tx, locked) => demandContact(tx, locked.id, to),
  }
}
