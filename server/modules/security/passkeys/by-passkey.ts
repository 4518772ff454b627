import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { switchOn } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/member/passkeys.ts'
import type { Call } from '../../../platform/http/route.ts'
import { memberById } from '../../members/index.ts'
import { noteLogin, type LoginCall, type Proven } from '../../sessions/index.ts'
import { CEREMONY_MS, giveChallenge, relyingParty } from './ceremony.ts'
import type { Security } from '../security.ts'
import { authenticationIn } from './passkey-answer.ts'
import { countUse, passkeyByCredential, type KeptPasskey } from './passkey-store.ts'
import { takeChallenge } from './challenge-store.ts'

/**
 * What the browser needs to show a passkey: no name is asked, the passkey itself knows whose it is.
 */
export async function passkeyOptions(security: Security, call: Call<typeof contract.passkeyLogin>) {
  const { brand, now } = call
  if (!switchOn(brand.whitelabel, 'LOGIN_PASSKEY')) throw new Refusal('SYS_NOT_FOUND')
  security.sessions.throttles.login.take(call.ip, now)
  const { rpId } = relyingParty(call.request)
  const challenge = await giveChallenge(security.db, brand.merchantCode, null, now)
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: [],
  })
  return { options: JSON.stringify(options) }
}

/**
 * Shows who somebody is by a passkey.
 *
 * One answer for everything that is wrong, SEC_PASSKEY: an unknown passkey, one of another host or
 * brand, a challenge that was used or is over, a signature, a counter that didn't rise, an owner
 * who wasn't verified.
 */
export async function byPasskey(security: Security, call: LoginCall): Promise<Proven> {
  const { brand, now } = call
  const { rpId, origins } = relyingParty(call.request)
  const response = authenticationIn(call.body.passkey ?? '')
  const kept = response && (await passkeyByCredential(security.db, brand.merchantCode, rpId, response.id))
  const member = kept && (await memberById(security.db, kept.memberId))
  const counter = response && kept && (await checked(security, call, response, kept, rpId, origins))
  if (!member || !kept || counter === undefined) {
    await noteLogin(security.sessions, call, member, 'FAILED')
    throw new Refusal('SEC_PASSKEY')
  }
  return {
    member,
    weakPassword: false,
    byPassword: false,
    stillHolds: () => true,
    inside: async (tx) => {
      if (!(await countUse(tx, kept.id, counter, now))) throw new Refusal('SEC_PASSKEY')
    },
  }
}

/** The passkey's new counter, once everything about the answer is right. */
async function checked(
  security: Security,
  { brand, now }: LoginCall,
  response: AuthenticationResponseJSON,
  kept: KeptPasskey,
  rpId: string,
  origins: string[],
): Promise<number | undefined> {
  const owner = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (owner !== kept.memberId) return undefined
  try {
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(security.db, challenge, brand.merchantCode, null, now),
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(kept.publicKey),
        counter: Number(kept.counter),
        transports: kept.transports,
      },
    })
    return result.verified && result.authenticationInfo.userVerified ? result.authenticationInfo.newCounter : undefined
  } catch (error) {
    // The library throws on everything that isn't as it should be.
    security.log.info({ memberId: kept.memberId, error: String(error) }, 'a passkey was not taken')
    return undefined
  }
}
