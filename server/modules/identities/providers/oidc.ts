import * as client from 'openid-client'
import type { SignInConfig } from '../../../platform/config/sign-in-config.ts'
import { Denied, PATIENCE_MS, type Provider } from '../provider.ts'

/**
 * Any provider of OpenID Connect (Google): code flow with PKCE, state and nonce; its addresses and
 * keys are discovered.
 */
export function oidc({ issuer, clientId, clientSecret }: NonNullable<SignInConfig['google']>): Provider {
  let known: Promise<client.Configuration> | undefined
  const discovered = () => {
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    known ??= client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: insecure,
      timeout: PATIENCE_MS / 1_000,
    })
    // A provider that was away is asked again.
    known.catch(() => (known = undefined))
    return known
  }
  return {
    begin: async ({ redirectUri, state, nonce, verifier }) => {
      const url = client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    end: async (answer, { redirectUri, state, nonce, verifier }) => {
      if (answer.get('error') === 'access_denied') throw new Denied()
      const tokens = await client.authorizationCodeGrant(await discovered(), new URL(`${redirectUri}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider gave no id token')
      const { name, email, email_verified: verified } = claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: typeof name === 'string' ? name : '',
        ...(typeof email === 'string' && verified === true && { email }),
      }
    },
  }
}
