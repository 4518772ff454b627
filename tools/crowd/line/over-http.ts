import { Agent, request } from 'node:http'
import type { Answer, Letter, Line } from './line.ts'

const PATIENCE_MS = 20_000

/**
 * Calls a server at this machine over HTTP. Everybody's own address is one of the loopback network,
 * where the system allows it; elsewhere all come from 127.0.0.1.
 */
export function overHttp(port: number): Line & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let hasAddresses = true
  const line = async (letter: Letter): Promise<Answer> => {
    try {
      return await sent(agent, port, letter, hasAddresses)
    } catch (error) {
      if (!hasAddresses || (error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error
      hasAddresses = false
      return sent(agent, port, letter, false)
    }
  }
  return Object.assign(line, { close: () => agent.destroy() })
}

const sent = (agent: Agent, port: number, letter: Letter, hasAddresses: boolean): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { from, host, method, path, headers, body } = letter
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        ...(hasAddresses && { localAddress: from }),
        method,
        path,
        headers: { ...headers, host: `${host}:${port}` },
        timeout: PATIENCE_MS,
      },
      (reply) => {
        const pieces: Buffer[] = []
        reply.on('data', (piece: Buffer) => pieces.push(piece))
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: Buffer.concat(pieces).toString('utf8'),
            cookies: reply.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no answer in ${PATIENCE_MS} ms`)))
    call.on('error', reject)
    call.end(body)
  })
