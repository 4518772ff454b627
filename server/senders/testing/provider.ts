import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { merchantCode } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import type { SmsMessage } from '../../platform/outgoing/message.ts'
import type { Attempt } from '../../platform/outgoing/sender.ts'

/** What a provider was asked. */
export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What it answers: nothing at all when `silent`, a cut line when `cut`. */
export interface Answer {
  status?: number
  body?: unknown
  headers?: Readonly<Record<string, string | undefined>>
  silent?: true
  cut?: true
}

/** A provider on this machine that answers as the test says. */
export async function openProvider(answer: (asked: ReceivedRequest) => Answer) {
  const asked: ReceivedRequest[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://provider')
      const receivedRequest: ReceivedRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks),
      }
      asked.push(receivedRequest)
      const { status = 200, body = '', headers = {}, silent, cut } = answer(receivedRequest)
      if (silent) return
      if (cut) return void request.socket.destroy()
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.setHeader(name, value)
      reply.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const brand = { merchantCode: merchantCode('senluna'), brandName: 'Senluna' }

export const sms: SmsMessage = {
  kind: 'sms',
  brand,
  to: '+84912345678',
  text: 'Mã "482071" & còn 5 phút',
  purpose: 'login-code',
}

export const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  id: '0193f0a0-0000-7000-8000-000000000001',
  unsure: false,
  queuedAt: instant(Date.UTC(2026, 10, 21, 3)),
  lifeMs: 600_000,
  ...more,
})

/** The address of a port that nobody listens at. */
export async function deadUrl(): Promise<string> {
  const provider = await openProvider(() => ({}))
  await provider.close()
  return provider.url
}

/**
 * A provider that says nothing is waited for shortly, any other as long as a busy machine needs.
 */
export const patience = (answer: object): number => ('silent' in answer ? 300 : 8_000)
