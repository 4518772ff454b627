import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in was asked, as it saw it. */
export interface ReceivedRequest {
  method: string
  path: string
  status: number
}

/**
 * An object store in memory that checks every signature with code of its own: the recipe of the
 * standard, read from the request as it arrived.
 */
export async function startStandIn(known: { accessKey: string; secretKey: string; bucket: string }, now: () => number) {
  const objects = new Map<string, Buffer>()
  const asked: ReceivedRequest[] = []
  const state = { away: false }
  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
      const body = Buffer.concat(pieces)
      const path = request.url ?? ''
      const status = state.away ? 503 : statusOf(request, body)
      asked.push({ method: request.method ?? '', path, status })
      const found = objects.get(path)
      if (status !== 200) return void response.writeHead(status).end()
      if (request.method === 'PUT') objects.set(path, body)
      else if (request.method === 'DELETE') objects.delete(path)
      else if (!found) return void response.writeHead(404).end()
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined)
    })()
  })

  function statusOf(request: IncomingMessage, body: Buffer): number {
    const header = (name: string) => String(request.headers[name] ?? '')
    const read =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        header('authorization'),
      )
    if (!read) return 403
    const [key, day, region, signed, signature] = read.slice(1) as [string, string, string, string, string]
    const hash = createHash('sha256').update(body).digest('hex')
    const at = header('x-amz-date')
    const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
    const moment = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
    if (key !== known.accessKey || !at.startsWith(day) || Math.abs(moment - now()) > 900_000) return 403
    if (header('x-amz-content-sha256') !== hash) return 400
    if (!signed.split(';').includes('host') || !(request.url ?? '').startsWith(`/${known.bucket}/`)) return 403
    let text = `${request.method}\n${request.url}\n\n`
    for (const name of signed.split(';')) text += `${name}:${header(name)}\n`
    text += `\n${signed}\n${hash}`
    let secret: Buffer = Buffer.from(`AWS4${known.secretKey}`)
    for (const part of [day, region, 's3', 'aws4_request']) secret = createHmac('sha256', secret).update(part).digest()
    const scope = `${day}/${region}/s3/aws4_request`
    const canonical = createHash('sha256').update(text).digest('hex')
    const right = createHmac('sha256', secret).update(`AWS4-HMAC-SHA256\n${at}\n${scope}\n${canonical}`).digest('hex')
    return right === signature ? 200 : 403
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    asked,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
