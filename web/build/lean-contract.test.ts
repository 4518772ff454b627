import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOfContract, leanCall } from './lean-contract.ts'

const CONTRACT = new URL('../../contract/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(name, CONTRACT), 'utf8')

const call = `export const a = endpoint({
  summary: 'It\\'s one.',
  method: 'POST',
  path: '/a',
  query: z.object({ of: z.string() }),
  body,
  multipart: { purpose },
  reply: z.array(row),
  sends: PICTURES,
  refusals: [
    'SYS_BUSY',
  ],
})`

test('a call loses its sentence, its refusals and its schemas, and nothing else', () => {
  expect(leanCall(call)).toBe(`export const a = endpoint({
  summary: '',
  method: 'POST',
  path: '/a',
  query: undefined,
  body: true,
  multipart: undefined,
  reply: undefined,
  sends: undefined,
  refusals: [],
})`)
})

test('a call that a function makes, too', () => {
  expect(leanCall(`export const of = (list) => ${call.replace('export const a = ', '')}`)).not.toMatch(
    /z\.|summary: '[^']/,
  )
})

test('what is made by a call is made where it is used', () => {
  expect(leanCall('export const row = z.object({ id: z.string() })')).toBe(
    'export const row = /* @__PURE__ */ (() => (z.object({ id: z.string() })))()',
  )
  expect(leanCall('export const query = { after: z.optional(z.string()) }')).toMatch(
    /^export const query = \/\* @__PURE__/,
  )
  expect(leanCall('export const sums = { bet: wire.digits }')).toBe(
    'export const sums = /* @__PURE__ */ (() => ({ bet: wire.digits }))()',
  )
})

for (const kept of [
  "export const SORTS = ['a', 'b'] as const",
  'export const MOST = 5 * 1024',
  'export const page = (row) => z.object({ list: z.array(row) })',
  'export type Row = z.infer<typeof row>',
]) {
  test(`as it was: ${kept}`, () => expect(leanCall(kept)).toBe(kept))
}

const FILES = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

test('every file of the contract is read so, in its folders too, and no other', () => {
  expect(FILES).toContain('lottery/orders.ts')
  for (const name of FILES) expect(isOfContract(new URL(name, CONTRACT).pathname), name).toBe(true)
  for (const other of ['/web/client/query.ts', '/contract/package.json', '/agents/contracts/net-loss.ts'])
    expect(isOfContract(other), other).toBe(false)
})

test('no call of a real file keeps a sentence, a refusal or a schema', () => {
  for (const name of FILES.filter((name) => name !== 'endpoint.ts')) {
    const lean = leanCall(fileOf(name))
    expect(lean, name).not.toMatch(/^ +summary: '[^']/m)
    expect(lean, name).not.toMatch(/^ +refusals: \[[^\]]/m)
    expect(lean, name).not.toMatch(/= endpoint\(\{\n(?: {2}.*\n)*? {2}(?:query|body|reply): (?:z|wire)\./)
  }
  expect(fileOf('site/system.ts')).toMatch(/= endpoint\(\{\n(?: {2}.*\n)*? {2}(?:query|body|reply): (?:z|wire)\./)
})
