import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf, queryOf } from '@senluna/contract/address.ts'
import type { Endpoint, InputOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { HEADERS, type Envelope } from '@senluna/contract/envelope.ts'
import { fromWire, toWire } from '@senluna/contract/names.ts'
import { CompactEncrypt, importJWK } from 'jose'
import type { Answer, Letter } from './line/line.ts'
import type { World } from './world.ts'

/** What a call is given. */
export interface CallArgs<E extends Endpoint> {
  query?: InputOf<E, 'query'>
  body?: InputOf<E, 'body'>
  params?: Readonly<Record<string, string | number>>
  /** One key for one intention; one is drawn where the call needs one. */
  key?: string
  /** Of a change at the desk. */
  reason?: string
}

/** A call that the product refused. */
export class Refused extends Error {
  readonly code: string
  readonly value: unknown
  readonly status: number

  constructor(what: string, code: string, value: unknown, { status, body }: Pick<Answer, 'status' | 'body'>) {
    super(`${what} was refused: ${code} ${body.slice(0, 300)}`)
    this.code = code
    this.value = value
    this.status = status
  }
}

/** A call to which no whole answer came: whether it was done is not known. */
export class NoAnswer extends Error {}

/** Whether the product refused with one of these codes. */
export const isRefused = (error: unknown, ...codes: string[]): error is Refused =>
  error instanceof Refused && codes.includes(error.code)

/** Whether asking again may give a clear answer: nobody answered, or nobody had the time. */
export const isUnclear = (error: unknown): boolean =>
  error instanceof NoAnswer || isRefused(error, 'SYS_BUSY', 'HTTP_502', 'HTTP_503', 'HTTP_504')

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 1_000

/** A browser of somebody: its address, its device, its session. */
export class Visitor {
  readonly #world: World
  readonly #address: string
  readonly #host: string
  readonly #cookies = new Map<string, string>()
  readonly deviceId: string
  readonly language: string
  /** What stands in `Authorization`; empty for nobody in particular. */
  authorization = ''

  constructor(world: World, who: { address: string; deviceId: string; language: string; host?: string }) {
    this.#world = world
    this.#address = who.address
    this.#host = who.host ?? world.host
    this.deviceId = who.deviceId
    this.language = who.language
  }

  /**
   * Makes a call and answers its value. Throws Refused with the product's own code. A busy product
   * is asked once more, under the same key; a load repeats calls until their outcome is known.
   */
  async call<E extends Endpoint>(endpoint: E, args: CallArgs<E> = {}): Promise<ReplyOf<E>> {
    const key = endpoint.once ? (args.key ?? randomUUID()) : undefined
    const { watch } = this.#world
    const intention = { deviceId: this.deviceId, endpoint, key }
    try {
      const value = await (watch
        ? this.#untilKnown(endpoint, args, key, watch.patienceMs)
        : this.#twice(endpoint, args, key))
      watch?.ended({ ...intention, value })
      return value
    } catch (error) {
      watch?.ended({ ...intention, error })
      throw error
    }
  }

  async #twice<E extends Endpoint>(endpoint: E, args: CallArgs<E>, key: string | undefined): Promise<ReplyOf<E>> {
    try {
      return await this.#sent(endpoint, args, key, false)
    } catch (error) {
      if (isRefused(error, 'SYS_CRYPTO_KEY')) return this.#sent(endpoint, args, key, true)
      if (!isRefused(error, 'SYS_BUSY')) throw error
      await this.#world.pause(1_000)
      return this.#sent(endpoint, args, key, false)
    }
  }

  /** Goes on when the crowd leaves: what was begun is brought to an end that is known. */
  async #untilKnown<E extends Endpoint>(
    endpoint: E,
    args: CallArgs<E>,
    key: string | undefined,
    patienceMs: number,
  ): Promise<ReplyOf<E>> {
    let freshKeys = false
    let wait = FIRST_RETRY_MS
    for (const began = performance.now(); ; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      try {
        return await this.#sent(endpoint, args, key, freshKeys)
      } catch (error) {
        const staleKeys: boolean = isRefused(error, 'SYS_CRYPTO_KEY') && !freshKeys
        if (!staleKeys && (!isUnclear(error) || performance.now() - began > patienceMs)) throw error
        freshKeys ||= staleKeys
        await sleep(wait)
      }
    }
  }

  async #sent<E extends Endpoint>(
    endpoint: E,
    args: CallArgs<E>,
    key: string | undefined,
    freshKeys: boolean,
  ): Promise<ReplyOf<E>> {
    const path = pathOf(endpoint, args.params)
    const body = endpoint.body ? await this.#bodyOf(endpoint, args.body, path, freshKeys) : undefined
    const answer = await this.#answerTo({
      from: this.#address,
      host: this.#host,
      method: endpoint.method,
      path: path + queryOf(toWire(endpoint.names, args.query)),
      headers: {
        accept: 'application/json',
        [HEADERS.language]: this.language,
        [HEADERS.device]: 'WEB',
        [HEADERS.deviceId]: this.deviceId,
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(this.authorization && { authorization: this.authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.sealed && { [HEADERS.encrypted]: '1' }),
        ...(key && { [HEADERS.idempotencyKey]: key }),
        ...(args.reason && { [HEADERS.reason]: encodeURIComponent(args.reason) }),
      },
      ...(body !== undefined && { body }),
    })
    for (const cookie of answer.cookies) this.#keep(cookie)
    const what = `${endpoint.method} ${path}`
    const envelope = envelopeOf(answer.body)
    if (!envelope?.success)
      throw new Refused(what, envelope?.errorCode ?? `HTTP_${answer.status}`, envelope?.value, answer)
    return fromWire(endpoint.names, envelope.value) as ReplyOf<E>
  }

  async #answerTo(letter: Letter): Promise<Answer> {
    const { line, watch } = this.#world
    const sent = performance.now()
    try {
      const answer = await line(letter)
      watch?.attempted({ ms: performance.now() - sent, status: answer.status, code: codeIn(answer) })
      return answer
    } catch (error) {
      watch?.attempted({ ms: performance.now() - sent, status: 0, code: 'NO_ANSWER' })
      if (!watch) throw error
      throw new NoAnswer(`${letter.method} ${letter.path}: no answer`, { cause: error })
    }
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/; *(max-age=0|expires=thu, 01 jan 1970)/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }

  async #bodyOf(endpoint: Endpoint, body: unknown, path: string, freshKeys: boolean): Promise<string> {
    const plain = JSON.stringify(toWire(endpoint.names, body ?? {}))
    return endpoint.sealed ? JSON.stringify({ jwe: await this.sealed(plain, endpoint.method, path, freshKeys) }) : plain
  }

  /** A text sealed for the server's current key, as pages send it. */
  async sealed(text: string, method: string, path: string, freshKeys = false): Promise<string> {
    const { crypto } = await this.#world.info(freshKeys)
    const [jwk] = crypto.keys
    if (!jwk) throw new Error('the brand has no key to seal for')
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({
        alg: 'ECDH-ES+A256KW',
        enc: 'A256GCM',
        kid: jwk.kid,
        iat: Math.floor(this.#world.now() / 1_000),
        jti: randomBytes(16).toString('base64url'),
        htm: method,
        htu: path,
      })
      .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'))
  }
}

/** The code of a refusal; nothing of an answer that grants. */
const codeIn = ({ status, body }: Answer): string | undefined =>
  status < 400 ? undefined : (envelopeOf(body)?.errorCode ?? `HTTP_${status}`)

function envelopeOf(text: string): Envelope<unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && 'success' in read ? (read as Envelope<unknown>) : undefined
  } catch {
    return undefined
  }
}
