import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A real OpenID provider on this machine. */
export interface Oidc {
  issuer: string
  close(): Promise<void>
}

/** How the site is known there. */
export const CLIENT = { clientId: 'senluna', clientSecret: 'a secret of two' }

/**
 * Starts a real OpenID provider; whoever logs in there as NAME is called that and has the address
 * NAME@example.com, which is confirmed unless the name begins with `unsure`. `redirectUris` are
 * asked for with its first request.
 */
export async function startOidc(redirectUris: () => readonly string[]): Promise<Oidc> {
  let handle: RequestListener | undefined
  const server = createServer((request, response) => {
    handle ??= providerFor(issuer, redirectUris())
    handle(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

function providerFor(issuer: string, redirectUris: readonly string[]): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // As Google does: what the scopes allow stands in the id token.
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({
        sub: accountId,
        name: accountId,
        email: `${accountId}@example.com`,
        email_verified: !accountId.startsWith('unsure'),
      }),
    }),
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['of a test'] },
  })
  const answer = provider.callback()
  return (request, response) => void answer(request, response)
}
