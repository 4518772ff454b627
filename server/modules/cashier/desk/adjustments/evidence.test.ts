import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Adjustment } from '@senluna/contract/desk/money/adjustments.ts'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'

let house: House
let maker: Person
let checker: Person
let member: Somebody
let picture: Buffer
beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['FINANCE_MAKER'])
  checker = await newPerson(house, ['FINANCE_CHECKER'])
  member = await newSomebody(house)
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

function send(sent: Buffer | string, purpose = 'PROOF', as = maker) {
  const edge = 'sen-edge'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.from(sent), Buffer.from(`\r\n--${edge}--\r\n`)])
  return askDesk<ImageRef>(house, as, 'POST', '/bo/v1/adjustments/files', body, {
    'content-type': `multipart/form-data; boundary=${edge}`,
  })
}
const adjust = (files: readonly string[], as = maker) =>
  askDesk<Awaiting>(house, as, 'POST', '/bo/v1/adjustments', {
    name: member.member.userName,
    amount: '5000',
    turnoverX100: 0,
    files,
  })
const look = (fileId: string, as: Person) => askDesk(house, as, 'GET', `/bo/v1/adjustments/files/${fileId}`)

test('an adjustment is asked for with pictures, decided with them in sight, and keeps them', async () => {
  const sent = (await send(picture)).value!
  assert.equal((await look(sent.fileId, checker)).errorCode, 'SYS_NOT_FOUND', 'it is of no adjustment yet')
  const asked = await adjust([sent.fileId, sent.fileId])
  assert.equal(asked.status, 202)
  const { list } = (await askDesk<{ list: Approval[] }>(house, checker, 'GET', '/bo/v1/approvals')).value!
  assert.deepEqual((list[0]!.after as { files: string[] }).files, [sent.fileId])
  const seen = await look(sent.fileId, checker)
  assert.deepEqual([seen.status, seen.headers['content-type']], [200, 'image/png'])
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where actor_id = ${checker.id} order by seq desc limit 1`.execute(house.parts.database.db)
  assert.equal(rows[0]!.action, 'adjustments.picture')
  await askDesk(house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`, {})
  const made = await askDesk<{ list: Adjustment[] }>(house, checker, 'GET', '/bo/v1/adjustments')
  assert.deepEqual(made.value!.list[0]!.files, [sent])
})

test('a picture is its sender’s own, for this, and once; what is none is refused', async () => {
  const [first, second] = [(await send(picture)).value!, (await send(picture)).value!]
  const colleague = await newPerson(house, ['FINANCE_MAKER'])
  assert.equal((await adjust([first.fileId], colleague)).errorCode, 'VAL_FIELD')
  const both = await Promise.all([adjust([first.fileId]), adjust([first.fileId])])
  assert.deepEqual(both.map((reply) => reply.errorCode ?? 'asked').sort(), ['VAL_FIELD', 'asked'])
  const five = Array.from({ length: 4 }, () => second.fileId.replace(/.$/, '0'))
  assert.equal((await adjust(five)).errorCode, 'VAL_FIELD')
  assert.equal((await send('not a picture')).errorCode, 'FILE_TYPE')
  assert.equal((await send(picture, 'KYC')).errorCode, 'VAL_FIELD')
  assert.equal((await send(picture, 'PROOF', checker)).errorCode, 'AUTH_FORBIDDEN')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await look(first.fileId, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await look('x', checker)).errorCode, 'SYS_NOT_FOUND')
})

test('a request that is sent again is one request; under a key of its own it is another', async () => {
  const key = randomUUID()
  const asked = (amount: string, idempotencyKey: string) =>
    askDesk<Awaiting>(
      house,
      maker,
      'POST',
      '/bo/v1/adjustments',
      { name: member.member.userName, amount, turnoverX100: 0 },
      { 'idempotency-key': idempotencyKey },
    )
  const many = await Promise.all(Array.from({ length: 5 }, () => asked('777', key)))
  assert.equal(new Set(many.map(({ value }) => value?.approvalId)).size, 1)
  assert.deepEqual([...new Set(many.map(({ status }) => status))], [202], 'each waits for a second person')
  assert.equal((await asked('778', key)).errorCode, 'SYS_KEY_REUSED')
  const other = await asked('777', randomUUID())
  assert.notEqual(other.value!.approvalId, many[0]!.value!.approvalId)
  const missing = await askDesk(house, maker, 'POST', '/bo/v1/adjustments', {}, { 'idempotency-key': 'x' })
  assert.equal(missing.errorCode, 'VAL_FIELD')
})
