import { deskAll as en } from '@senluna/text/en/desk-all.ts'
import { deskAll as vi } from '@senluna/text/vi/desk-all.ts'
import { compiledMessage } from '@senluna/web/build/messages.ts'
import { expect, test } from 'vitest'

const keys = Object.keys(vi) as (keyof typeof vi)[]
const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name)

test('the desk says in Vietnamese what it says in English', () => {
  expect(Object.keys(en).sort()).toEqual([...keys].sort())
  for (const key of keys) {
    expect(argumentsOf(vi[key]), key).toEqual(
      expect.arrayContaining(argumentsOf(en[key].replace(/one \{[^}]*\} /, ''))),
    )
    expect(vi[key], key).toBe(vi[key].trim())
  }
})

test('every message of the desk can be shown', () => {
  for (const key of keys)
    for (const message of [vi[key], en[key]]) expect(compiledMessage(message), key).not.toEqual([])
})
