import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service on this machine that a test started. */
export interface Running {
  url: string
  close(): Promise<void>
}

/** Starts a server on a free port of this machine. */
export async function listening(server: Server): Promise<Running> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/**
 * Goes through the provider's pages as a person does; answers the address it sends the browser back
 * to.
 */
export async function signInThere(begin: string, name: string, wish: 'yes' | 'no' = 'yes'): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (url: URL, form?: Record<string, string>): Promise<{ at: URL; page: string } | URL> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    const location = reply.headers.get('location')
    if (!location) return { at: url, page: await reply.text() }
    const next = new URL(location, url)
    return next.host === url.host ? visit(next) : next
  }
  let seen = await visit(new URL(begin))
  for (let step = 0; step < 5 && !(seen instanceof URL); step++) {
    const { at, page } = seen
    if (wish === 'no') seen = await visit(new URL(`${at.pathname}/abort`, at))
    else
      seen = await visit(
        at,
        page.includes('name="login"') ? { prompt: 'login', login: name, password: 'x' } : { prompt: 'consent' },
      )
  }
  if (!(seen instanceof URL)) throw new Error(`the provider stayed at ${seen.at.href}: ${seen.page.slice(0, 300)}`)
  return seen
}

export const FACEBOOK = { appId: '123456789', appSecret: '0123456789abcdef0123456789abcdef' }

/**
 * A stand-in of Facebook's token and profile calls, as Meta publishes them. `people` are ids by
 * code.
 */
export async function startFacebook(people: ReadonlyMap<string, { id: string; name: string }>): Promise<Running> {
  const taken = new Set<string>()
  const answering = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const error = (message: string) => answer(400, { error: { message, type: 'OAuthException', code: 100 } })
    if (url.pathname === '/oauth/access_token') {
      const form = new URLSearchParams(await bodyOf(request))
      const code = form.get('code') ?? ''
      if (form.get('client_id') !== FACEBOOK.appId || form.get('client_secret') !== FACEBOOK.appSecret)
        return error('Error validating client secret.')
      if (form.get('redirect_uri') !== 'http://localhost/wps/session/social/facebook')
        return error('Error validating verification code. Please make sure your redirect_uri is identical')
      if (!people.has(code) || taken.has(code)) return error('This authorization code has been used.')
      taken.add(code)
      return answer(200, { access_token: `token of ${code}`, token_type: 'bearer', expires_in: 5_000_000 })
    }
    const token = /^Bearer (token of (.+))$/.exec(request.headers.authorization ?? '')
    const proof = createHmac('sha256', FACEBOOK.appSecret)
      .update(token?.[1] ?? '')
      .digest('hex')
    if (url.pathname !== '/me' || !token) return error('An active access token must be used')
    if (url.searchParams.get('appsecret_proof') !== proof)
      return error('Invalid appsecret_proof provided in the API argument')
    return answer(200, people.get(token[2]!)!)
  }
  return listening(createServer((request, response) => void answering(request, response)))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

export const TELEGRAM = { botName: 'senluna_bot', botToken: `12345678:${'A'.repeat(35)}` }

/** What Telegram's widget sends back, signed by the bot's token. */
export function telegramData(data: Record<string, string>, token = TELEGRAM.botToken): URLSearchParams {
  const key = createHash('sha256').update(token).digest()
  const text = Object.keys(data)
    .toSorted()
    .map((name) => `${name}=${data[name]}`)
    .join('\n')
  return new URLSearchParams({ ...data, hash: createHmac('sha256', key).update(text).digest('hex') })
}
