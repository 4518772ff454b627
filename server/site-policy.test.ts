import assert from 'node:assert/strict'
import { senluna } from '@senluna/brands/senluna/brand.ts'
import { test } from 'vitest'
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

test('pages keep their tie to windows only where there are sign-ins or games in windows', () => {
  assert.equal(openerPolicy({ '': GOOGLE }, false)(asked()), 'same-origin-allow-popups')
  assert.equal(openerPolicy({ '': {} }, false)(asked()), 'same-origin')
  assert.equal(openerPolicy({ '': GOOGLE, SENLUNA: {} }, false)(asked()), 'same-origin')
  assert.equal(openerPolicy({ '': {} }, true)(asked()), 'same-origin-allow-popups')
})
