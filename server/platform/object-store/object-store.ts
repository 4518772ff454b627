import type { Clock } from '@senluna/kit/time.ts'
import { amzDate, authorization, sha256 } from './sig-v4.ts'

/**
 * Where an S3-compatible store answers and who asks. `endpoint` is its own address, the bucket
 * comes as the first part of the path.
 */
export interface ObjectStoreConfig {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

const LIMIT_MS = 10_000

/** An object store by its HTTP calls. It throws when it isn't answered as it should be. */
export class ObjectStore {
  readonly #config: ObjectStoreConfig
  readonly #clock: Clock

  constructor(config: ObjectStoreConfig, clock: Clock) {
    this.#config = config
    this.#clock = clock
  }

  /** Keeps bytes under a name; over what was there. */
  async put(name: string, body: Buffer): Promise<void> {
    const reply = await this.#ask('PUT', name, body)
    if (!reply.ok) throw new Error(`the object store answered ${reply.status} to PUT`)
  }

  /** The bytes under a name; nothing when there are none. */
  async get(name: string): Promise<Buffer | undefined> {
    const reply = await this.#ask('GET', name)
    if (reply.status === 404) return undefined
    if (!reply.ok) throw new Error(`the object store answered ${reply.status} to GET`)
    return Buffer.from(await reply.arrayBuffer())
  }

  /** Removes what is under a name; removing nothing is done at once. */
  async remove(name: string): Promise<void> {
    const reply = await this.#ask('DELETE', name)
    if (!reply.ok && reply.status !== 404) throw new Error(`the object store answered ${reply.status} to DELETE`)
  }

  async #ask(method: string, name: string, body?: Buffer): Promise<Response> {
    const { endpoint, bucket } = this.#config
    const url = new URL(`/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`, endpoint)
    const at = amzDate(this.#clock.now())
    const bodyHash = sha256(body ?? '')
    const headers = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': at }
    return fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        'x-amz-content-sha256': bodyHash,
        'x-amz-date': at,
        authorization: authorization(this.#config, { method, url, headers, bodyHash }, at),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
  }
}
