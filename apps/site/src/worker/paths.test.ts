import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pageToOpen, wayOf } from './paths.ts'

const ORIGIN = 'https://senluna.example'
const way = (path: string, mode = 'cors', method = 'GET') => wayOf(new URL(path, ORIGIN), ORIGIN, method, mode)

test('no call is ever met by the worker; where one is a page of its own, the server is asked once', () => {
  for (const path of ['/wps/wallet/balance', '/wps/system/status?url=x', '/ws', '/cb/pay/x', '/bo/v1/members']) {
    for (const mode of ['cors', 'same-origin', 'no-cors']) assert.equal(way(path, mode), 'none', path)
    assert.equal(way(path, 'navigate'), 'once', path)
  }
  assert.equal(way('/wps/session/social/google?state=x&code=y', 'navigate'), 'once')
  assert.equal(way('/wps/session/social/google', 'navigate', 'POST'), 'none')
  assert.equal(way('/', 'navigate', 'POST'), 'none')
  assert.equal(way('/assets/a-1.js', 'cors', 'POST'), 'none')
})

test('pages get the frame, files that never change are kept, the rest goes its own way', () => {
  for (const path of ['/', '/rng?page=2', '/account/limits', '/fairness']) assert.equal(way(path, 'navigate'), 'page')
  assert.equal(way('/assets/index-B3k.js'), 'asset')
  assert.equal(way('/icon-senluna.svg'), 'asset')
  assert.equal(way('/art/g/sen-vang.avif?v=1'), 'art')
  assert.equal(way('/art/hero.svg'), 'none')
  for (const path of ['/docs', '/dev/outbox', '/metrics', '/app/senluna.mobileconfig', '/robots.txt'])
    assert.equal(way(path, 'navigate'), 'once', path)
  assert.equal(way('/app', 'navigate'), 'page')
  assert.equal(way('https://elsewhere.example/assets/x.js'), 'none')
})

test('a notification opens a page of this site and nothing else', () => {
  assert.equal(pageToOpen('/messages?x=1', ORIGIN), `${ORIGIN}/messages?x=1`)
  for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 5, undefined])
    assert.equal(pageToOpen(url, ORIGIN), `${ORIGIN}/`, String(url))
})
