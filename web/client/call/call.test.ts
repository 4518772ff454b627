import { pathOf, queryOf } from '@senluna/contract/address.ts'
import { freePlay, login } from '@senluna/contract/member/account.ts'
import { gameVendors } from '@senluna/contract/play/games.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { play, roundRecord } from '@senluna/contract/play/house.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, whenSessionLost } from './call.ts'
import { identity } from './identity.ts'
import { Refused, Unreachable } from './refused.ts'
import { CannotSeal, sealWith } from './sealed.ts'
import { timeThere } from './server-clock.ts'

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
}
const sent: Sent[] = []
let answers: (() => Response | Promise<Response>)[] = []

const good = (value: unknown) => () => Response.json({ success: true, value, traceId: 't', serverTime: '' })
const no =
  (errorCode: string, status = 200, headers: Record<string, string> = {}, value: unknown = null) =>
  () =>
    Response.json({ success: false, value, errorCode, traceId: 'trace-9', serverTime: '' }, { status, headers })
const gone = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => {
  sent.length = 0
  answers = []
  Object.assign(identity, { merchant: 'senluna', language: 'VI', device: 'WEB', authorization: 'Bearer h' })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: String(init.method),
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    })
    const next = answers.length > 1 ? answers.shift() : answers[0]
    return Promise.resolve(next!())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = async <Value>(promise: Promise<Value>) => {
  const result = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  return result
}

describe('call', () => {
  test('hears what time it is at the server, from answers that no cache gives again', async () => {
    const at = (serverTime: string) => () => Response.json({ success: true, value: {}, traceId: 't', serverTime })
    answers = [at(new Date(Date.now() + 600_000).toISOString())]
    await call(balance)
    expect(timeThere() - Date.now()).toBeGreaterThan(599_000)
    answers = [at('2020-01-01T00:00:00.000Z')]
    await call(gameVendors)
    expect(timeThere() - Date.now()).toBeGreaterThan(599_000)
    answers = [at('')]
    await call(balance)
    expect(timeThere() - Date.now()).toBeGreaterThan(599_000)
    answers = [at(new Date().toISOString())]
    await call(balance)
    expect(Math.abs(timeThere() - Date.now())).toBeLessThan(5_000)
  })

  test('sends who asks, and gives the value', async () => {
    answers = [good({ sumBalance: '5' })]
    expect(await call(balance)).toEqual({ sumBalance: '5' })
    expect(sent[0]!.headers).toMatchObject({
      merchant: 'senluna',
      language: 'VI',
      device: 'WEB',
      authorization: 'Bearer h',
    })
    expect(sent[0]!.headers['x-device-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]!.headers).not.toHaveProperty('idempotency-key')
    expect(sent[0]!.headers).not.toHaveProperty('content-type')
  })
  test('an expected no is a Refused with its code, value and wait', async () => {
    answers = [no('AUTH_LOCKED', 429, { 'retry-after': '30' }, { captcha: true })]
    const { error } = (await settled(call(balance))) as { error: Refused }
    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({
      code: 'AUTH_LOCKED',
      retryAfterSec: 30,
      traceId: 'trace-9',
      value: { captcha: true },
    })
  })
  test('a code it does not know is SYS_UNKNOWN, with the reference', async () => {
    answers = [no('SOMETHING_NEW')]
    expect(await settled(call(balance))).toMatchObject({ error: { code: 'SYS_UNKNOWN', traceId: 'trace-9' } })
  })
  test('no network, or an answer that is no envelope, is Unreachable and not tried again', async () => {
    answers = [gone]
    expect(await settled(call(balance))).toMatchObject({ error: expect.any(Unreachable) })
    answers = [() => new Response('<html>bad gateway</html>', { status: 502 })]
    expect(await settled(call(balance))).toMatchObject({ error: expect.any(Unreachable) })
    expect(sent).toHaveLength(2)
  })
  test('a call that moves money is tried again with the same key', async () => {
    answers = [gone, gone, good({ nonce: 1 })]
    expect(await settled(call(play, { params: { game: 'sen-vang' }, body: { stake: '1000' } }))).toEqual({
      value: { nonce: 1 },
    })
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((request) => request.headers['idempotency-key'])).size).toBe(1)
    expect(sent[0]!.headers['idempotency-key']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
  test('a refusal of such a call is an answer: it is not tried again', async () => {
    answers = [no('WAL_INSUFFICIENT')]
    expect(await settled(call(play, { params: { game: 'sen-vang' }, body: { stake: '1000' } }))).toMatchObject({
      error: { code: 'WAL_INSUFFICIENT' },
    })
    expect(sent).toHaveLength(1)
  })
  test('it gives up after three tries', async () => {
    answers = [gone]
    expect(await settled(call(play, { params: { game: 'sen-vang' }, body: { stake: '1000' } }))).toMatchObject({
      error: expect.any(Unreachable),
    })
    expect(sent).toHaveLength(3)
  })
  test('tells when there is no session any more', async () => {
    const lost: string[] = []
    whenSessionLost((refused) => lost.push(refused.code))
    answers = [no('AUTH_KICKED', 401)]
    await settled(call(balance))
    expect(lost).toEqual(['AUTH_KICKED'])
  })
  test('what is said of a session after the next one was opened ends nothing', async () => {
    const lost: string[] = []
    whenSessionLost((refused) => lost.push(refused.code))
    answers = [
      () => {
        identity.authorization = 'Bearer next'
        return no('AUTH_EXPIRED', 401)()
      },
    ]
    expect(await settled(call(balance))).toMatchObject({ error: { code: 'AUTH_EXPIRED' } })
    expect(lost).toEqual([])
  })
})

describe('paths and queries', () => {
  test('parts are filled in and escaped', () => {
    expect(pathOf(roundRecord, { id: 'a/b?c' })).toBe('/wps/house/rounds/a%2Fb%3Fc')
  })
  test('a missing part is a bug', () => {
    expect(() => pathOf(roundRecord)).toThrow(TypeError)
  })
  test('what is absent or empty is left out', async () => {
    answers = [good({ list: [] })]
    await call(gameList, { query: { q: 'gà chọi', vendorCode: '', theme: undefined, page: '2' } })
    expect(sent[0]!.url).toBe('/wps/relay/GCSGAME_gameList?q=g%C3%A0+ch%E1%BB%8Di&page=2')
    expect(queryOf(undefined)).toBe('')
  })
})

describe('sealed bodies', () => {
  const body = { username: 'player01', password: 'P@ssw0rd!', type: 'username' as const, deviceId: 'd' }
  const keyPair = async (kid: string) => {
    const pair = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    return {
      privateKey: pair.privateKey,
      jwk: { kty: kty!, crv: crv!, x: x!, y: y!, kid, alg: 'ECDH-ES+A256KW', use: 'enc' },
    }
  }
  test('a log-in travels as a JWE bound to its call, and opens to the body', async () => {
    vi.useRealTimers()
    const { privateKey, jwk } = await keyPair('k1')
    sealWith(() => Promise.resolve([jwk]))
    answers = [good({})]
    await call(login, { body })
    const { jwe } = JSON.parse(sent[0]!.body!) as { jwe: string }
    const header = decodeProtectedHeader(jwe)
    expect(header).toMatchObject({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256GCM',
      kid: 'k1',
      htm: 'POST',
      htu: '/wps/session/login',
    })
    expect(Math.abs(Number(header['iat']) - Date.now() / 1000)).toBeLessThan(5)
    expect(String(header['jti'])).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const { plaintext } = await compactDecrypt(jwe, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(body)
    expect(sent[0]!.headers['x-encrypted']).toBe('1')
    expect(sent[0]!.body).not.toContain('P@ssw0rd')
  })
  test('two of them share nothing', async () => {
    vi.useRealTimers()
    const { jwk } = await keyPair('k1')
    sealWith(() => Promise.resolve([jwk]))
    answers = [good({})]
    await call(login, { body })
    await call(login, { body })
    const [first, second] = sent.map((request) =>
      decodeProtectedHeader((JSON.parse(request.body!) as { jwe: string }).jwe),
    )
    expect(first!['jti']).not.toBe(second!['jti'])
  })
  test('a rotated key is read again and the call made once more', async () => {
    vi.useRealTimers()
    const [old, fresh] = [await keyPair('old'), await keyPair('fresh')]
    const asked: boolean[] = []
    sealWith((again) => {
      asked.push(again)
      return Promise.resolve([again ? fresh.jwk : old.jwk])
    })
    answers = [no('SYS_CRYPTO_KEY', 400), good({ token: 't' })]
    expect(await call(login, { body })).toEqual({ token: 't' })
    expect(asked).toEqual([false, true])
    expect(decodeProtectedHeader((JSON.parse(sent[1]!.body!) as { jwe: string }).jwe)['kid']).toBe('fresh')
  })
  test('the second refusal of a key stands', async () => {
    vi.useRealTimers()
    const { jwk } = await keyPair('k')
    sealWith(() => Promise.resolve([jwk]))
    answers = [no('SYS_CRYPTO_KEY', 400)]
    await expect(call(login, { body })).rejects.toMatchObject({ code: 'SYS_CRYPTO_KEY' })
    expect(sent).toHaveLength(2)
  })
  test('without a key nothing is sent in the clear', async () => {
    vi.useRealTimers()
    sealWith(() => Promise.resolve([]))
    await expect(call(login, { body })).rejects.toBeInstanceOf(CannotSeal)
    expect(sent).toHaveLength(0)
    expect(freePlay.sealed).toBeUndefined()
  })
})
