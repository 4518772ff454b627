import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { Brand, SwitchNode } from '@senluna/kit/brand.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { humanProof, logIn } from '../sessions/testing/account.ts'
import { send } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor } from '../sessions/testing/visitor.ts'
import { newNumber, registerMobile } from './testing/post.ts'

const PROJECT = 'senluna-test'

const on = (tree: readonly SwitchNode[]): SwitchNode[] =>
  tree.map((node) => ({
    ...node,
    enabled: node.enabled || node.modId === 'LOGIN_FIREBASE',
    childrenNodes: on(node.childrenNodes),
  }))
const withFirebase = (brand: Brand): Brand =>
  brand.merchantCode === 'senluna' ? { ...brand, whitelabel: on(brand.whitelabel) } : brand

/** A key set published as Google publishes its own, and the keys to sign with. */
async function publisher() {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const strange = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server: Server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { keys, strange, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks` }
}

let google: Awaited<ReturnType<typeof publisher>>
let site: Site
beforeAll(async () => {
  google = await publisher()
  site = await openSite(withFirebase, { firebase: { project: PROJECT, jwksUrl: google.url } })
})
beforeEach(() => site.clock.advance(MINUTE))
afterAll(async () => {
  await site.close()
  google.server.close()
})

interface Changes {
  claims?: Record<string, unknown>
  issuer?: string
  audience?: string
  ageSec?: number
  strange?: boolean
}

async function tokenOf(phone: string, change: Changes = {}) {
  const now = Math.floor(site.clock.now() / 1_000) - (change.ageSec ?? 0)
  return new SignJWT({ phone_number: phone, auth_time: now, ...change.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(change.issuer ?? `https://securetoken.google.com/${PROJECT}`)
    .setAudience(change.audience ?? PROJECT)
    .setSubject('someone')
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .sign(change.strange ? google.strange.privateKey : google.keys.privateKey)
}

const enter = (firebaseIdToken: string, visitor = newVisitor()) =>
  logIn(site, visitor, '', '', { type: 'firebase', firebaseIdToken, humanVerify: undefined })

test('a fresh token of the project logs in whose number it names, once', async () => {
  const { number, reply } = await registerMobile(site, newVisitor())
  const token = await tokenOf(number.e164)
  assert.equal((await enter(token)).value?.userName, reply.value!.userName)
  assert.equal((await enter(token)).errorCode, 'AUTH_SOCIAL_FAILED')
})

test('a number nobody has confirmed is refused as a bad token is', async () => {
  assert.equal((await enter(await tokenOf(newNumber().e164))).errorCode, 'AUTH_SOCIAL_FAILED')
})

for (const [why, change] of [
  ['of another project', { audience: 'other-project' }],
  ['of another issuer', { issuer: 'https://securetoken.google.com/other-project' }],
  ['signed with another key', { strange: true }],
  ['of a sign-in six minutes ago', { ageSec: 360 }],
  ['of a sign-in in the future', { claims: { auth_time: 9_999_999_999 } }],
  ['without a sign-in time', { claims: { auth_time: undefined } }],
  ['that is over', { ageSec: 7_200 }],
  ['without a number', { claims: { phone_number: undefined } }],
  ['with a number of a country the brand does not serve', { claims: { phone_number: '+12025550123' } }],
] as const) {
  test(`a token ${why} is refused`, async () => {
    const { number } = await registerMobile(site, newVisitor())
    assert.equal((await enter(await tokenOf(number.e164, change))).errorCode, 'AUTH_SOCIAL_FAILED')
  })
}

test('a token that claims no algorithm, or a secret one, is refused', async () => {
  const { number } = await registerMobile(site, newVisitor())
  const [, body] = (await tokenOf(number.e164)).split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  assert.equal((await enter(`${none}.${body}.`)).errorCode, 'AUTH_SOCIAL_FAILED')
  const jwks = await fetch(google.url)
  const secret = new TextEncoder().encode(await jwks.text())
  const symmetric = await new SignJWT({ phone_number: number.e164, auth_time: Math.floor(site.clock.now() / 1_000) })
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject('someone')
    .setExpirationTime('1h')
    .sign(secret)
  assert.equal((await enter(symmetric)).errorCode, 'AUTH_SOCIAL_FAILED')
})

test('it opens an account for the number it names, and for no other', async () => {
  const visitor = newVisitor()
  const [own, other] = [newNumber(), newNumber()]
  const firebaseIdToken = await tokenOf(own.e164)
  const more = { verificationCode: undefined, firebaseIdToken }
  assert.equal(
    (await registerMobile(site, visitor, { ...more, mobileNum: other.typed })).reply.errorCode,
    'AUTH_SOCIAL_FAILED',
  )
  const fresh = { ...more, firebaseIdToken: await tokenOf(own.e164) }
  assert.equal((await registerMobile(site, visitor, { ...fresh, mobileNum: own.typed })).reply.errorCode, undefined)
})

test('a brand that does not offer it refuses the way', async () => {
  const visitor = newVisitor({ host: 'reference.localhost' })
  const reply = await enter(await tokenOf(newNumber().e164), visitor)
  assert.deepEqual([reply.errorCode, reply.fields], ['VAL_FIELD', [{ field: 'type' }]])
})

test('where no project is configured every token is refused', async () => {
  const bare = await openSite(withFirebase)
  try {
    const visitor = newVisitor()
    const body = {
      username: '',
      password: '',
      type: 'firebase',
      firebaseIdToken: await tokenOf('+84912345678'),
      deviceId: visitor.deviceId,
      humanVerify: await humanProof(bare, visitor),
    }
    assert.equal((await send(bare, visitor, 'POST', '/wps/session/login', body)).errorCode, 'AUTH_SOCIAL_FAILED')
    assert.equal((await call(bare, visitor, 'GET', '/wps/member/info')).errorCode, 'AUTH_REQUIRED')
  } finally {
    await bare.close()
  }
})
