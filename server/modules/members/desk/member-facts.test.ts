import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { FACT_RIGHTS, MEMBER_FACTS } from '@senluna/contract/desk/members/members.ts'
import { STARTING_ROLES, type Right } from '@senluna/kit/staff.ts'
import { newSomebody, openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let id: string
let risk: Person
beforeAll(async () => {
  house = await openHouse({ BENCH: '' }, false)
  id = (await newSomebody(house)).member.id
  risk = await newPerson(house, ['RISK'])
})
afterAll(() => house.close())

const read = (who: Person, part: string) => askDesk(house, who, 'GET', `/bo/v1/members/${id}/${part}`)

for (const [role, allowed] of Object.entries<readonly Right[]>(STARTING_ROLES))
  test(`${role} reads the kinds of a member’s record that its rights name, no others`, async () => {
    const person = await newPerson(house, [role])
    const mayLook = allowed.includes('members.view')
    const needs = [
      ...MEMBER_FACTS.map((kind) => [`facts?of=${kind}`, FACT_RIGHTS[kind]] as const),
      ['bets', 'bets.view'] as const,
    ]
    for (const [part, right] of needs) {
      const { errorCode } = await read(person, part)
      // Bets hang on their own right alone.
      const open = allowed.includes(right) && (mayLook || part === 'bets')
      assert.equal(errorCode, open ? undefined : 'AUTH_FORBIDDEN', part)
      house.advance(500)
    }
  })

test('a suspicion that RISK notes is read by nobody at the support or the cashier’s desk', async () => {
  const note = { text: 'AML suspicion: secret note' }
  assert.equal((await askDesk(house, risk, 'POST', `/bo/v1/members/${id}/notes`, note)).errorCode, undefined)
  assert.match((await read(risk, 'facts?of=notes')).text, /secret note/)
  for (const role of ['SUPPORT', 'FINANCE_MAKER', 'FINANCE_CHECKER'] as const) {
    const person = await newPerson(house, [role])
    for (const part of ['', 'postings', 'bets', ...MEMBER_FACTS.map((kind) => `facts?of=${kind}`)])
      assert.doesNotMatch((await read(person, part)).text, /secret note/, `${role} ${part}`)
  }
})
