import assert from 'node:assert/strict'
import { test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { signInConfigs, signInOf } from './sign-in-config.ts'

const GOOGLE = { GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret of google' }
const wrong = (env: NodeJS.ProcessEnv, production = false): string => {
  try {
    signInConfigs(env, production)
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}

test('nothing said is nothing offered', () => {
  assert.deepEqual(signInConfigs({}, true), { '': {} })
  assert.deepEqual(signInConfigs({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, true), { '': {} })
})

test("what one brand has of its own stands beside every brand's", () => {
  const configs = signInConfigs(
    { ...GOOGLE, GOOGLE_CLIENT_ID__REFBRAND1: 'its own', GOOGLE_CLIENT_SECRET__REFBRAND1: 'its secret' },
    true,
  )
  assert.deepEqual(signInOf(configs, merchantCode('senluna')).google, {
    issuer: 'https://accounts.google.com',
    clientId: 'an id',
    clientSecret: 'a secret of google',
  })
  assert.equal(signInOf(configs, merchantCode('refbrand1')).google?.clientId, 'its own')
})

for (const [why, env, sentence] of [
  ['half of a pair', { GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_SECRET must be set beside GOOGLE_CLIENT_ID\.$/],
  ['the other half', { TURNSTILE_SECRET_KEY: 'x' }, /^TURNSTILE_SITE_KEY must be set beside TURNSTILE_SECRET_KEY\.$/],
  [
    'a token that is none',
    { TELEGRAM_BOT_NAME: 'senluna_bot', TELEGRAM_BOT_TOKEN: 'my secret' },
    /TELEGRAM_BOT_TOKEN must be a bot's token/,
  ],
  [
    'an app secret that is none',
    { FACEBOOK_APP_ID: '123456', FACEBOOK_APP_SECRET: 'my secret' },
    /FACEBOOK_APP_SECRET must be 32 hex digits/,
  ],
  [
    'an address that is none',
    { ...GOOGLE, GOOGLE_ISSUER: 'accounts.google.com' },
    /GOOGLE_ISSUER must be an http or https address/,
  ],
] as const)
  test(`${why} is told in a sentence, without the value`, () => {
    const said = wrong(env)
    assert.match(said, sentence)
    assert.ok(!said.includes('my secret'))
  })

test('in production secrets go to https only', () => {
  const env = { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }
  assert.match(wrong(env, true), /GOOGLE_ISSUER must be an https address in production/)
  assert.equal(wrong(env), 'taken')
})
