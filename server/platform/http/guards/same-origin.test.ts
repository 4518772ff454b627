import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

for (const [origin, protocol, host, own] of [
  ['http://localhost:8080', 'http', 'localhost:8080', true],
  ['https://site.example', 'https', 'site.example', true],
  ['https://site.example', 'https', 'site.example:443', true],
  ['https://site.example:8443', 'https', 'site.example', false],
  ['https://localhost:8080', 'http', 'localhost:8080', false],
  ['http://site.example', 'https', 'site.example', false],
  ['http://evil.example', 'http', 'site.example', false],
  ['http://site.example.evil.example', 'http', 'site.example', false],
  ['null', 'http', 'site.example', false],
  ['', 'http', 'site.example', false],
  ['http://site.example', 'http', undefined, false],
] as const)
  test(`${origin || 'no origin'} is ${own ? 'the page' : 'no page'} of ${protocol}://${host}`, () =>
    assert.equal(isSameOrigin(origin, protocol, host), own))
