import assert from 'node:assert/strict'
import { test } from 'vitest'
import { foreignLinkIn } from './link-targets.ts'

const HOSTS = ['senluna.example']

for (const target of ['/promotions', '/promotions?id=1#x', 'https://senluna.example/vip', 'HTTPS://SENLUNA.example'])
  test(`${target} is the brand’s own`, () => {
    assert.equal(foreignLinkIn(`<p><a href="${target}">x</a></p>`, HOSTS), undefined)
  })

for (const target of [
  'https://evil.example/login',
  'http://senluna.example/login',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://senluna.example@evil.example',
  'https://senluna.example:8443/x',
  'https://senluna.example.evil.example',
  'https:/evil.example',
  'mailto:a@evil.example',
  'tel:123',
  'javascript:alert(1)',
  'promotions',
  '',
])
  test(`${JSON.stringify(target)} leads elsewhere`, () => {
    assert.equal(foreignLinkIn(`<a href="/fine">a</a><b><a href="${target}">x</a></b>`, HOSTS), target)
  })
