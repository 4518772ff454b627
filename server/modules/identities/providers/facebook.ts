import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { SignInConfig } from '../../../platform/config/sign-in-config.ts'
import { Denied, PATIENCE_MS, type Provider } from '../provider.ts'

const tokenReply = z.object({ access_token: z.string().min(1) })
const profileReply = z.object({
  id: z.string().regex(/^\d{1,40}$/),
  name: z.string().default(''),
  email: z.email().optional(),
})

/**
 * Facebook: OAuth 2 and a call for the profile.
 *
 * Source: Meta for Developers, "Manually build a login flow" and "Securing graph API calls"
 * (`appsecret_proof`).
 */
export function facebook({ url, graphUrl, appId, appSecret }: NonNullable<SignInConfig['facebook']>): Provider {
  return {
    begin: async ({ redirectUri, state }) => {
      const query = {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'public_profile',
      }
      return `${url}/dialog/oauth?${new URLSearchParams(query)}`
    },

    end: async (answer, { redirectUri }) => {
      if (answer.get('error') === 'access_denied') throw new Denied()
      const code = answer.get('code')
      if (!code) throw new Error(`Facebook answered without a code: ${answer.get('error_code') ?? 'no reason'}`)
      // Sent as a form: addresses are written into logs.
      const form = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code }
      const { access_token: token } = tokenReply.parse(
        await answerOf(`${graphUrl}/oauth/access_token`, { method: 'POST', body: new URLSearchParams(form) }),
      )
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const asked = new URLSearchParams({ fields: 'id,name', appsecret_proof: proof })
      const { id, name } = profileReply.parse(
        await answerOf(`${graphUrl}/me?${asked}`, { headers: { authorization: `Bearer ${token}` } }),
      )
      // An id there belongs to the app: with another app, everybody has another. Addresses aren't
      // asked for, since whether they were confirmed isn't known.
      return { issuer: `https://www.facebook.com/${appId}`, subject: id, name }
    },
  }
}

async function answerOf(url: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!reply.ok) throw new Error(`Facebook answered ${reply.status}`)
  return reply.json()
}
