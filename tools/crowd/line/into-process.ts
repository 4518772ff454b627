import type { createHttp } from '@senluna/server/http.ts'
import type { Line } from './line.ts'

/** Calls a server of this process, without a socket. */
export const intoProcess =
  (app: Awaited<ReturnType<typeof createHttp>>): Line =>
  async ({ from, host, method, path, headers, body }) => {
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: from,
      headers: { host, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    return { status: reply.statusCode, body: reply.body, cookies: [reply.headers['set-cookie'] ?? []].flat() }
  }
