import { describe, expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

describe('where a log-in leads on to', () => {
  for (const next of ['/', '/rng?page=X', '/game?id=sen-vang&mode=demo', '/help/a#b'])
    test(`${next} is ours`, () => expect(isOwnAddress(next, 'https://site.example')).toBe(true))
  for (const next of [
    null,
    undefined,
    '',
    'rng',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'https://site.example.evil.example/',
    'javascript:alert(1)',
    '//[',
  ])
    test(`${JSON.stringify(next)} is not`, () => expect(isOwnAddress(next, 'https://site.example')).toBe(false))
})
