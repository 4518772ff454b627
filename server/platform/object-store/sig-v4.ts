import { createHash, createHmac } from 'node:crypto'

/** Who signs, for which place. */
export interface SigningKey {
  accessKey: string
  secretKey: string
  region: string
}

/** A request before it is signed: every header that is sent and signed, by its lower-case name. */
export interface Signable {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, in hex. */
  bodyHash: string
}

const SERVICE = 's3'
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
/** SHA-256 in hex, of a body or of a canonical request. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** The moment as signatures write it: 20261121T031500Z. */
export const amzDate = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/**
 * The value of `Authorization` for a request to an object store, AWS Signature Version 4.
 *
 * Source: "Create a signed AWS API request", Amazon S3 API reference. Paths are written as they are
 * sent, once encoded.
 */
export function authorization(key: SigningKey, request: Signable, at: string): string {
  const names = Object.keys(request.headers).sort()
  const scope = [at.slice(0, 8), key.region, SERVICE, 'aws4_request']
  const query = [...request.url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    request.url.pathname,
    query,
    ...names.map((name) => `${name}:${request.headers[name]!.trim()}`),
    '',
    names.join(';'),
    request.bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n')
  const signing = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${key.secretKey}`)
  const signature = createHmac('sha256', signing).update(toSign).digest('hex')
  return `AWS4-HMAC-SHA256 Credential=${key.accessKey}/${scope.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}
