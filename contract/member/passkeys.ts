import * as z from 'zod/mini'
import { again, confirming } from './confirming.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

const passkey = z.object({
  id: wire.uuid,
  name: z.string(),
  createdAt: wire.moment,
  usedAt: z.optional(wire.moment),
  /** Kept by the maker's cloud, so it is on all devices of its owner. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeys = endpoint({
  summary: "The member's passkeys of this site.",
  method: 'GET',
  path: '/wps/v2/security/passkeys',
  for: 'member',
  assistants: true,
  reply: z.object({ list: z.array(passkey), most: z.int() }),
  refusals: [],
})

/** As the browser takes it: the JSON form of WebAuthn options. */
const options = z.object({ options: z.string() })

export const beginPasskey = endpoint({
  summary: 'What the browser needs to make a passkey; good for five minutes and one try.',
  method: 'POST',
  path: '/wps/v2/security/passkeys/options',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object(again),
  reply: options,
  refusals: [...confirming, 'SEC_PASSKEY_LIMIT'],
})

const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const addPasskey = endpoint({
  summary: 'Keeps a passkey that the browser has made.',
  method: 'POST',
  path: '/wps/v2/security/passkeys',
  for: 'member',
  assistants: true,
  body: z.object({ name: passkeyName, passkey: z.string().check(z.maxLength(20_000)) }),
  reply: passkey,
  refusals: ['SEC_PASSKEY', 'SEC_PASSKEY_LIMIT'],
})

export const renamePasskey = endpoint({
  summary: 'Gives a passkey another name.',
  method: 'PATCH',
  path: '/wps/v2/security/passkeys/{id}',
  for: 'member',
  assistants: true,
  body: z.object({ name: passkeyName }),
  reply: passkey,
  refusals: ['SYS_NOT_FOUND'],
})

export const removePasskey = endpoint({
  summary: 'Takes a passkey away.',
  method: 'DELETE',
  path: '/wps/v2/security/passkeys/{id}',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object(again),
  reply: z.object({ removed: z.literal(true) }),
  refusals: [...confirming, 'SYS_NOT_FOUND', 'SOC_LAST_WAY'],
})

export const passkeyLogin = endpoint({
  summary: 'What the browser needs to show a passkey at log-in; good for five minutes and one try.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  for: 'none',
  reply: options,
  refusals: ['SYS_NOT_FOUND', 'SYS_THROTTLED'],
})
