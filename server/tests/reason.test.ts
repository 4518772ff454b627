import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../modules/staff/testing/desk.ts'

let house: House
let editor: Person
beforeAll(async () => {
  house = await openHouse()
  editor = await newPerson(house, ['CONTENT'])
})
afterAll(() => house.close())

let reasons = 0

/** Writes a template for a reason; answers the reason as the log has it. */
async function writtenFor(reason: string): Promise<{ errorCode: string | undefined; reason: string | undefined }> {
  const body = { tab: 'SYSTEM', titles: { EN: 'Hello' }, contents: { EN: '<p>x</p>' } }
  const path = `/bo/v1/message-templates/for-a-reason-${reasons++}`
  const done = await askDesk(house, editor, 'POST', path, body, { 'x-reason': encodeURIComponent(reason) })
  const { rows } = await sql<{ reason: string }>`select reason from audit.entry where actor_id = ${editor.id}
    and action = 'content.template' order by seq desc limit 1`.execute(house.parts.database.db)
  return { errorCode: done.errorCode, reason: rows[0]?.reason }
}

test('a reason reads as it is written: nothing in it turns it around or hides', async () => {
  const turned = 'refund \u202egnorw\u202c of \u2066Tr\u00ean\u2069\u200b \ufeffand\u00ad more\u2028now'
  assert.equal((await writtenFor(turned)).reason, 'refund gnorw of Trên and more now')
  // The joiner of pictures and scripts is part of what is read.
  assert.equal((await writtenFor('asked by \u{1f469}\u200d\u{1f4bb}')).reason, 'asked by \u{1f469}\u200d\u{1f4bb}')
  assert.equal((await writtenFor('\u202e\u202c\u200b\u2066a')).errorCode, 'VAL_FIELD')
})
