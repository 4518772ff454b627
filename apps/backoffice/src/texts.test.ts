import { APPROVAL_FIELDS, APPROVAL_OBJECTS } from '@senluna/contract/desk/approval-fields.ts'
import { DESK_SETTINGS } from '@senluna/contract/desk/brand/brand.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { ALL_RIGHTS, RIGHTS, STARTING_ROLES } from '@senluna/kit/staff.ts'
import { SWITCH_IDS } from '@senluna/kit/switches.ts'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { compiledMessage } from '@senluna/web/build/messages.ts'
import { expect, test } from 'vitest'

const { VI: vi, EN: en } = DESK_TEXTS

const keys = Object.keys(vi) as (keyof typeof vi)[]
const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name)

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

test('every switch, pattern, page and role that the product has is called by a name', () => {
  const names = (group: string, codes: readonly string[]) => codes.map((code) => `desk.name.${group}.${code}`)
  const pages = [...new Set(RIGHTS.map((right) => right.split('.')[0]!))]
  const wanted = [
    ...names('switch', SWITCH_IDS),
    ...names('pattern', Object.keys(PATTERNS)),
    ...names('page', pages),
    ...names('role', Object.keys(STARTING_ROLES)),
  ]
  expect(wanted.filter((key) => !(key in vi))).toEqual([])
})

test('numbers and shares in a text are written as the product writes them', () => {
  // A point would begin the decimals; a share has no space.
  for (const key of keys)
    for (const message of [vi[key], en[key]]) expect(message, key).not.toMatch(/\d\.\d{3}(?![\d.])| %|\d %/)
})

test('everything that an approver judges is in words', () => {
  const wanted = [
    ...Object.keys(APPROVAL_FIELDS).map((name) => `desk.approvals.field.${name}`),
    ...APPROVAL_OBJECTS.map((kind) => `desk.approvals.object.${kind}`),
    ...DESK_SETTINGS.map((key) => `desk.approvals.setting.${key}`),
    ...ALL_RIGHTS.map((right) => `desk.roles.${right.split('.')[1]}`),
    ...ALL_RIGHTS.map((right) => `desk.name.page.${right.split('.')[0]}`),
  ]
  expect(wanted.filter((key) => !(key in vi))).toEqual([])
})

test('each reason for which a call of the desk refuses a field is in words', async () => {
  const wanted = new Set<string>()
  for await (const file of glob('server/modules/*/desk/**/*.ts', { exclude: ['**/*.test.ts'] }))
    for (const [, reason] of readFileSync(file, 'utf8').matchAll(/(?:patternId: |wrong\('\w+', )'([A-Z_]+)'/g))
      // What a player's field has to look like has its own names; a page key is nobody's field.
      if (!(reason! in PATTERNS) && reason !== 'KEY') wanted.add(`desk.wrong.${reason}`)
  expect(wanted.size).toBeGreaterThan(30)
  expect([...wanted].filter((key) => !(key in vi))).toEqual([])
})
