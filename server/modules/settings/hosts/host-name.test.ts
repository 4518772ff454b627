import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hostNameOf, isReachable } from './host-name.ts'

for (const [typed, host] of [
  ['example.com', 'example.com'],
  [' Example.COM. ', 'example.com'],
  ['a-1.b2.example', 'a-1.b2.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['xoso.việt.vn', 'xoso.xn--vit-5kz.vn'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['playground.example', 'playground.example'],
] as const)
  test(`"${typed}" is the host ${host}`, () => {
    assert.deepEqual(hostNameOf(typed, true), { host })
  })

for (const [typed, wrong] of [
  ['', 'HOST_SYNTAX'],
  ['.', 'HOST_SYNTAX'],
  ['example', 'HOST_SYNTAX'],
  ['exa mple.com', 'HOST_SYNTAX'],
  ['https://example.com', 'HOST_SYNTAX'],
  ['example.com/path', 'HOST_SYNTAX'],
  ['example.com:8443', 'HOST_SYNTAX'],
  ['*.example.com', 'HOST_SYNTAX'],
  ['-a.example.com', 'HOST_SYNTAX'],
  ['a_b.example.com', 'HOST_SYNTAX'],
  ['a..example.com', 'HOST_SYNTAX'],
  ['example.123', 'HOST_SYNTAX'],
  ['xn--a.example', 'HOST_SYNTAX'],
  [`${'a'.repeat(64)}.example`, 'HOST_SYNTAX'],
  [`${'a.'.repeat(124)}example`, 'HOST_SYNTAX'],
  ["example.com'; frame-src *", 'HOST_SYNTAX'],
  ['203.0.113.7', 'HOST_ADDRESS'],
  ['2001:db8::1', 'HOST_ADDRESS'],
  ['0x7f.1', 'HOST_ADDRESS'],
  ['play.example.com', 'HOST_PREFIX'],
  ['Desk.example.com', 'HOST_PREFIX'],
  ['localhost', 'HOST_LOCAL'],
  ['pond.localhost', 'HOST_LOCAL'],
] as const)
  test(`"${typed.slice(0, 40)}" is refused: ${wrong}`, () => {
    assert.deepEqual(hostNameOf(typed, true), { wrong })
  })

test('names of the machine itself are for everywhere but production, and nobody comes by them from elsewhere', () => {
  assert.deepEqual(hostNameOf('pond.localhost', false), { host: 'pond.localhost' })
  assert.deepEqual(hostNameOf('play.localhost', false), { wrong: 'HOST_PREFIX' })
  assert.deepEqual(
    ['example.com', 'localhost', 'pond.localhost', '127.0.0.1', '::1', 'mylocalhost'].filter(isReachable),
    ['example.com', 'mylocalhost'],
  )
})
