import { idParam } from '../../../platform/http/id-param.ts'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server'
import type * as contract from '@senluna/contract/member/passkeys.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { lockMember } from '../../members/index.ts'
import { CEREMONY_MS, giveChallenge, relyingParty } from './ceremony.ts'
import { noteChange } from '../changes.ts'
import { confirmIdentity } from '../confirm.ts'
import type { Security } from '../security.ts'
import { insertPasskey, passkeysOf, remove, rename, shown } from './passkey-store.ts'
import { registrationIn } from './passkey-answer.ts'
import { takeChallenge } from './challenge-store.ts'

/** ES256, EdDSA, RS256: what devices have today. */
const ALGORITHMS = [-7, -8, -257]

/** So many passkeys an account can have. */
export const MOST = 10

/**
 * What the browser needs to make a passkey. Refuses SEC_PASSKEY_LIMIT and what `confirmIdentity`
 * refuses.
 */
export async function beginPasskey(security: Security, call: Call<typeof contract.beginPasskey>) {
  const { caller, brand, body, now } = call
  await confirmIdentity(security, caller, brand, body.password, now)
  const { rpId } = relyingParty(call.request)
  const before = await passkeysOf(security.db, caller.memberId)
  if (before.length >= MOST) throw new Refusal('SEC_PASSKEY_LIMIT')
  const challenge = await giveChallenge(security.db, brand.merchantCode, caller.memberId, now)
  const options = await generateRegistrationOptions({
    rpName: brand.brandName,
    rpID: rpId,
    userName: caller.userName,
    userID: new TextEncoder().encode(caller.memberId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: before.map((item) => ({
      id: item.credentialId,
      transports: item.transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  })
  return { options: JSON.stringify(options) }
}

/**
 * Keeps a passkey that the browser has made. Refuses SEC_PASSKEY for one that can't be checked,
 * SEC_PASSKEY_LIMIT.
 */
export async function addPasskey(security: Security, call: Call<typeof contract.addPasskey>) {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  const { rpId, origins } = relyingParty(call.request)
  const made = await checked(security, call, rpId, origins)
  const { credential } = made
  const kept = await security.db.transaction().execute(async (tx) => {
    // Two at once take turns, so that neither passes the limit.
    await lockMember(tx, memberId)
    if ((await passkeysOf(tx, memberId)).length >= MOST) throw new Refusal('SEC_PASSKEY_LIMIT')
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'passkeyAdded', now, { name: body.name })
    return insertPasskey(
      tx,
      {
        id: newId<'passkey'>(now),
        memberId,
        merchantCode: brand.merchantCode,
        rpId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).filter((transport) => /^[a-z-]{1,20}$/.test(transport)),
        name: body.name,
        synced: made.credentialBackedUp,
      },
      now,
    )
  })
  if (!kept) throw new Refusal('SEC_PASSKEY')
  return shown(kept)
}

async function checked(
  security: Security,
  { caller, brand, body, now }: Call<typeof contract.addPasskey>,
  rpId: string,
  origins: string[],
) {
  const response = registrationIn(body.passkey)
  if (!response) throw new Refusal('SEC_PASSKEY')
  try {
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(security.db, challenge, brand.merchantCode, caller.memberId, now),
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (result.verified) return result.registrationInfo
  } catch (error) {
    // The library throws on everything that isn't as it should be.
    security.log.info({ memberId: caller.memberId, error: String(error) }, 'a passkey was not taken')
  }
  throw new Refusal('SEC_PASSKEY')
}

/** Refuses SYS_NOT_FOUND for a passkey that isn't the caller's. */
export async function renamePasskey(security: Security, call: Call<typeof contract.renamePasskey>) {
  const passkeyId = idParam<'passkey'>(call.params.id)
  const renamed = await rename(security.db, call.caller.memberId, passkeyId, call.body.name)
  if (!renamed) throw new Refusal('SYS_NOT_FOUND')
  return shown(renamed)
}

/**
 * Takes a passkey away. Refuses SYS_NOT_FOUND for one that isn't the caller's, and what
 * `confirmIdentity` refuses.
 */
export async function removePasskey(security: Security, call: Call<typeof contract.removePasskey>) {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  const passkeyId = idParam<'passkey'>(call.params.id)
  await confirmIdentity(security, caller, brand, body.password, now)
  await security.db.transaction().execute(async (tx) => {
    // Held: of two ways in taken away at once, the second finds what the first left.
    const member = await lockMember(tx, memberId)
    if (!(await remove(tx, memberId, passkeyId))) throw new Refusal('SYS_NOT_FOUND')
    const ways = (await passkeysOf(tx, memberId)).length + (await security.otherWays(tx, memberId, brand))
    if (member?.passwordHash === null && ways === 0) throw new Refusal('SOC_LAST_WAY')
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'passkeyRemoved', now)
  })
  return { removed: true as const }
}
