import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { askAs, ask, newSomebody, type House, type Reply, type Somebody } from '../../modules/rounds/testing/house.ts'
import { sealed, FREE_PLAY } from '../../modules/sessions/testing/sealing.ts'
import { openVendorHouse } from '../../modules/transfers/testing/vendor-house.ts'
import { newVisitor } from '../../modules/sessions/testing/visitor.ts'

// The examples of docs/api.md, sent as they stand there: none is refused for its shape.

const HOST = 'reference.localhost'
const ROW = /^\| (GET|POST|PUT) (\S+) \| (guest|member|trial) \| (?:`(.*)` )?\|$/gm

const document = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const rows = Array.from(document.matchAll(ROW), ([, method, path, as, example = '']) => ({
  method: method!,
  path: path!,
  as: as!,
  example,
}))

let house: House
beforeAll(async () => {
  house = await openVendorHouse()
}, 60_000)
afterAll(() => house.close())

/** What a caller puts in the place of a word in angle brackets. */
async function filled(example: string, who: Somebody): Promise<string> {
  const secret = example.includes('<secret>') ? await sealedBody('POST', FREE_PLAY, 'x'.repeat(32)) : ''
  const words: Readonly<Record<string, string>> = {
    name: who.member.userName,
    newcomer: `guest${randomUUID().slice(0, 8)}`,
    password: 'lotus2026x',
    handle: who.handle,
    merchant: who.member.merchantCode,
    secret,
  }
  return example.replaceAll(/<(\w+)>/g, (all, word: string) => words[word] ?? all)
}

const sealedBody = (method: string, path: string, body: unknown) =>
  sealed({ app: house.app, log: house.log, clock: house.parts.clock }, newVisitor({ host: HOST }), method, path, body)

async function send({ method, path, as, example }: (typeof rows)[number]): Promise<Reply<unknown>> {
  const who = await newSomebody(house, as === 'trial' ? 4 : 0, HOST)
  const text = await filled(example, who)
  const url = method === 'GET' && text !== '' ? `${path}?${text}` : path
  const endpoint = ENDPOINTS.find((known) => known.path === path)
  assert.ok(endpoint, `${path} is a call of the contract`)
  const isForm = text !== '' && !text.startsWith('{')
  const plain = method === 'GET' || text === '' ? undefined : isForm ? text : JSON.parse(text)
  const body = endpoint.sealed && plain ? { jwe: await sealedBody(method, path, plain) } : plain
  const headers: Record<string, string> =
    isForm && method !== 'GET' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  return as === 'guest'
    ? ask(house, method, url, { body, headers: { host: HOST, ...headers } })
    : askAs(house, who, method, url, body, headers)
}

test('the table holds the calls of the specification that there are', () => {
  assert.equal(rows.length, 50)
})

for (const row of rows)
  test(`${row.method} ${row.path} is taken as the specification has it`, async () => {
    const reply = await send(row)
    assert.notEqual(reply.errorCode, 'VAL_FIELD', reply.text)
    assert.notEqual(reply.errorCode, 'SMS_MOBILE_FORMAT', 'the example has a number that there can be')
    assert.ok(![400, 404, 405].includes(reply.status), `${reply.status} ${reply.text}`)
  })

test('a registration with the specification’s fields opens an account on the reference brand', async () => {
  const row = rows.find(({ path }) => path === '/wps/member/register')!
  const reply = await send(row)
  assert.ok(reply.success || reply.errorCode === 'AUTH_HUMAN_VERIFY', reply.text)
})
