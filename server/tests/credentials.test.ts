import assert from 'node:assert/strict'
import { test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'

// No call of the desk answers what opens somebody else's account. Every text of every reply whose
// name says that it could is listed here with what it is; a new one fails until somebody has.

/** What a text is called that may open an account. */
const MAY_OPEN = /code|password|secret|token|^ticket$|otp|^pin|recover|link|url|key|hash|seed/i

/** What names a bank, a brand, a game or a picture that everybody may see. */
const NAMES = /^(?:bank|vendor|game|merchant)Code$|^(?:image|avatar)Url$|^linkHosts$/

/** Texts so called that open nobody else's account, by where they stand, and what they are. */
const OPEN_NOTHING: Readonly<Record<string, string>> = {
  'GET /bo/v1/audit hash': 'the hash of an entry of the audit log',
  'GET /bo/v1/deposit-channels code': 'the name of a channel',
  'GET /bo/v1/jobs lastKey': 'where a job got to',
  'GET /bo/v1/jobs/{name}/runs lastKey': 'where a job got to',
  'GET /bo/v1/lottery/line-limits ticket': 'the most that a ticket may cost',
  'GET /bo/v1/notices link': 'where a notice leads',
  'GET /bo/v1/raffle-draws clientSeed': 'a player’s share of a draw’s chance, opens nothing',
  'GET /bo/v1/raffle-draws serverSeed': 'the seed of a draw that is over, and of no other',
  'GET /bo/v1/reports/play key': 'a day, or the code of a product, game or vendor',
  'GET /bo/v1/reports/rewards key': 'a day, a kind of reward, or the name of a promotion',
  'GET /bo/v1/roles code': 'the name of a role',
  'GET /bo/v1/translations key': 'the name of a text',
  'PATCH /bo/v1/deposit-channels/{id} code': 'the name of a channel',
  'POST /bo/v1/adjustments/files url': 'a picture that the desk alone serves',
  'POST /bo/v1/agents/{id}/codes code': 'an agent’s code, which everybody may read',
  'codes.code': 'an agent’s code, which everybody may read',
  'POST /bo/v1/approvals/{id}/approve code':
    'a printed code: it opens an account, and only the second person of two reads it',
  'POST /bo/v1/notices/{id} link': 'where a notice leads',
  'POST /bo/v1/session/live ticket': 'the caller’s own, for their live connection',
  'POST /bo/v1/translations/{language}/{key} key': 'the name of a text',
  'POST /bo/v1/translations/{language}/{key}/reset key': 'the name of a text',
  'POST /bo/v1/withdrawals/{no}/proof url': 'a picture that the desk alone serves',
  'currency.code': 'VND',
  'evidence.escrowKey': 'the public half of a trustee’s key',
  'fair.clientSeed': 'a player’s share of a round’s chance, opens nothing',
  'files.url': 'a picture that the desk alone serves',
  'image.url': 'a picture that the desk alone serves',
  'images.url': 'a picture that the desk alone serves',
  'links.link': 'where customer service is reached',
  'money.code': 'VND',
  'nextTerms.seed': 'what a pot begins with, in money',
  'numbers.key': 'a prize of a draw',
  'prizes.key': 'a prize of a draw',
  'proof.url': 'a picture that the desk alone serves',
  'proofImage.url': 'a picture that the desk alone serves',
  'rules.code': 'the code of a promotion, which players are told',
  'sample.key': 'the name of a text',
  'steps.key': 'a step of how a result came to be',
  'terms.seed': 'what a pot begins with, in money',
  'wrong.key': 'the name of a text',
}

interface Def {
  type: string
  [part: string]: unknown
}
const isSchema = (value: unknown): value is { _zod: { def: Def } } =>
  typeof value === 'object' && value !== null && '_zod' in value
const PARTS = ['element', 'innerType', 'valueType', 'left', 'right', 'in', 'out', 'rest']
const LISTS = ['options', 'items']

/**
 * The texts in a reply, each by the names on its way; of things in a list or in a choice the names
 * around them.
 */
function textsIn(schema: unknown, way = '', around: readonly unknown[] = []): string[] {
  if (!isSchema(schema) || around.includes(schema)) return []
  const { def } = schema._zod
  if (def.type === 'string' || def.type === 'unknown' || def.type === 'any') return [way]
  const inner = [...around, schema]
  const shape = def.type === 'object' ? Object.entries(def.shape as Record<string, unknown>) : []
  const others = [
    ...PARTS.map((part) => def[part]),
    ...LISTS.flatMap((list) => (def[list] as unknown[] | undefined) ?? []),
  ]
  return [
    ...shape.flatMap(([name, part]) => textsIn(part, `${way}.${name}`, inner)),
    ...others.flatMap((part) => textsIn(part, way, inner)),
  ]
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const DESK = ENDPOINTS.filter((endpoint) => endpoint.for === 'staff')

/** Deep in a reply a text is named by what it stands in, else by its call. */
const suspicious = new Set(
  DESK.flatMap((endpoint) =>
    textsIn(endpoint.reply)
      .map((way) => way.split('.').slice(-2))
      .filter(([, name = '']) => MAY_OPEN.test(name) && !NAMES.test(name))
      .map(([within = '', name = '']) =>
        within === '' || within === 'list' ? `${nameOf(endpoint)} ${name}` : `${within}.${name}`,
      ),
  ),
)

test('the walk sees what stands in a reply', () => {
  assert.ok(DESK.length > 150)
  assert.ok(suspicious.has('POST /bo/v1/approvals/{id}/approve code'))
})

test('no call of the desk answers what opens somebody else’s account, but for those listed', () => {
  assert.deepEqual([...suspicious].toSorted(), Object.keys(OPEN_NOTHING).toSorted())
})
