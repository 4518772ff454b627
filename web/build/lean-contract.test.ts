import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leanCall } from './lean-contract.ts'

const account = readFileSync(new URL('../../contract/account.ts', import.meta.url), 'utf8')

test('a call loses its sentence and its refusals, and nothing else', () => {
  const call = `export const a = endpoint({\n  summary: 'It\\'s one.',\n  method: 'GET',\n  refusals: [\n    'SYS_BUSY',\n  ],\n})`
  expect(leanCall(call)).toBe("export const a = endpoint({\n  summary: '',\n  method: 'GET',\n  refusals: [],\n})")
})

test('no sentence of a real file is left, and no list of refusals', () => {
  const lean = leanCall(account)
  expect(account).toMatch(/summary: '[^']/)
  expect(lean).not.toMatch(/summary: '[^']/)
  expect(lean).not.toMatch(/refusals: \[[^\]]/)
})
