import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector reads it. */
export interface ReadSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: ReadSpan[] }[]
  }[]
}

/** A collector that keeps what it takes. `status` is what it answers next. */
export async function openCollector() {
  const requests: { path: string | undefined; token: string | undefined; bytes: string; body: Export }[] = []
  const answers: number[] = []
  const server = createServer((request, reply) => {
    let bytes = ''
    request.on('data', (chunk: Buffer) => (bytes += chunk.toString()))
    request.on('end', () => {
      const status = answers.shift() ?? 200
      if (status === 200) {
        const token = request.headers['x-token']?.toString()
        requests.push({ path: request.url, token, bytes, body: JSON.parse(bytes) as Export })
      }
      reply.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    spans: () =>
      requests.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  }
}
