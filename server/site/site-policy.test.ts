import assert from 'node:assert/strict'
import { senluna } from '@senluna/brands/senluna/brand.ts'
import { test } from 'vitest'
import { NOTHING_SET } from '../modules/settings/values/setting-shapes.ts'
import { switchedBrand, type Switched } from '../modules/settings/index.ts'
import { openerPolicy, sitePolicy } from './site-policy.ts'

const TURNSTILE = { turnstile: { url: 'https://challenges.cloudflare.com', siteKey: 'public', secretKey: 'secret' } }
const GOOGLE = { google: { issuer: 'https://accounts.google.com', clientId: 'an id', clientSecret: 'a secret' } }
const checked = { ...senluna, security: { ...senluna.security, humanVerify: 'TURNSTILE' as const } }
const asked = (brand = senluna) => ({ brand, host: 'localhost', protocol: 'https' as const })

test('the hosted human check is let in for the brand that has it, and for nobody else', () => {
  const own = sitePolicy({ '': TURNSTILE })(asked(checked), ["'sha256-x'"])
  assert.match(own, /script-src 'self' 'sha256-x' https:\/\/challenges\.cloudflare\.com;/)
  assert.match(own, /frame-src [^;]* https:\/\/challenges\.cloudflare\.com;/)
  assert.ok(!own.includes('secret'))
  assert.ok(!sitePolicy({ '': TURNSTILE })(asked(), []).includes('cloudflare'))
  assert.ok(!sitePolicy({})(asked(checked), []).includes('cloudflare'))
})

test('providers of sign-ins get nothing in the page: they have a window of their own', () => {
  const policy = sitePolicy({ '': GOOGLE })(asked(), [])
  assert.equal(policy, sitePolicy({})(asked(), []))
})

const counted = (...analytics: NonNullable<Switched['analytics']['analytics']>) =>
  sitePolicy({})(asked(switchedBrand(senluna, { ...NOTHING_SET, analytics: { analytics } })), [])

test('who counts pages is let in for the brand that has them, each by what it needs, and never in a frame', () => {
  const none = sitePolicy({})(asked(), [])
  assert.equal(counted(), none)
  assert.doesNotMatch(none, /google|facebook/)
  const google = counted({ provider: 'GA4', id: 'G-AB12CD34EF' }, { provider: 'GTM', id: 'GTM-AB12CD3' })
  assert.match(google, /script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  assert.match(google, /connect-src 'self' wss:\/\/localhost https:\/\/\*\.google-analytics\.com [^;]*;/)
  assert.doesNotMatch(google, /facebook|unsafe-eval|(?:frame|worker)-src [^;]*google/)
  assert.doesNotMatch(google, /script-src [^;]*unsafe-inline/)
  const pixel = counted({ provider: 'FB_PIXEL', id: '123456789012345' })
  assert.match(pixel, /img-src 'self' data: blob: https:\/\/www\.facebook\.com;/)
  assert.equal(pixel.replace(' https://www.facebook.com', ''), none, 'a picture and nothing else')
})

test('pages keep their tie to windows only where there are sign-ins or games in windows', () => {
  assert.equal(openerPolicy({ '': GOOGLE }, false)(asked()), 'same-origin-allow-popups')
  assert.equal(openerPolicy({ '': {} }, false)(asked()), 'same-origin')
  assert.equal(openerPolicy({ '': GOOGLE, SENLUNA: {} }, false)(asked()), 'same-origin')
  assert.equal(openerPolicy({ '': {} }, true)(asked()), 'same-origin-allow-popups')
})
