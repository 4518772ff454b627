import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'

const base64url = z.string().regex(/^[A-Za-z0-9_-]*$/)
const credential = {
  id: base64url.min(1).max(2_000),
  rawId: base64url.min(1).max(2_000),
  type: z.literal('public-key'),
}

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string()).max(10).optional(),
  }),
})

const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a browser says of a passkey it made; nothing when it isn't that. */
export function registrationIn(text: string): RegistrationResponseJSON | undefined {
  const read = registration.safeParse(jsonIn(text))
  if (!read.success) return undefined
  const { transports, ...response } = read.data.response
  return {
    ...read.data,
    response: {
      ...response,
      ...(transports ? { transports } : {}),
    },
    clientExtensionResults: {},
  }
}

/** What a browser says with a passkey it shows; nothing when it isn't that. */
export function authenticationIn(text: string): AuthenticationResponseJSON | undefined {
  const read = authentication.safeParse(jsonIn(text))
  if (!read.success) return undefined
  const { userHandle, ...response } = read.data.response
  return {
    ...read.data,
    response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  }
}
