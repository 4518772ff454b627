import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { logIn, newName, PASSWORD, playFree, register } from '../testing/account.ts'
import { infoOf } from '../testing/sealing.ts'
import { openSite, type Site } from '../testing/site.ts'
import { call, newVisitor } from '../testing/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await openSite((brand) =>
    brand.merchantCode === 'senluna'
      ? {
          ...brand,
          hosts: [...brand.hosts, 'agents.localhost', 'members.localhost'],
          domains: [
            ...brand.domains,
            { domain: 'agents.localhost', kind: 'WEB', sort: 2, loginScope: 'AGENT' },
            { domain: 'members.localhost', kind: 'WEB', sort: 3, loginScope: 'MEMBER' },
          ],
        }
      : brand,
  )
})
afterAll(() => site.close())

/** An account of a type with the usual password. */
async function somebody(type: AccountType): Promise<string> {
  const name = newName()
  await register(site, newVisitor(), { username: name, login: false })
  await sql`update members.member set type = ${type}, placed_at = coalesce(placed_at, created_at) + interval '1 second' where user_name = ${name}`.execute(
    site.db,
  )
  return name
}
const enter = (name: string, host: string, password = PASSWORD) => logIn(site, newVisitor({ host }), name, password)

for (const [type, atAgents, atMembers] of [
  [0, 'AUTH_NOT_AGENT', undefined],
  [1, undefined, undefined],
  [2, undefined, undefined],
  [3, 'AUTH_NOT_AGENT', undefined],
  [41, undefined, 'AUTH_NOT_MEMBER'],
  [42, undefined, 'AUTH_NOT_MEMBER'],
] as const satisfies readonly (readonly [AccountType, string | undefined, string | undefined])[]) {
  test(`type ${type}: agents' domain ${atAgents ?? 'open'}, members' domain ${atMembers ?? 'open'}`, async () => {
    const name = await somebody(type)
    assert.equal((await enter(name, 'agents.localhost')).errorCode, atAgents)
    assert.equal((await enter(name, 'members.localhost')).errorCode, atMembers)
    assert.equal((await enter(name, 'localhost')).errorCode, undefined)
    const { rows } = await sql<{ result: number }>`select r.result from sessions.login_record r
      join members.member m on m.id = r.member_id where m.user_name = ${name} order by r.at`.execute(site.db)
    assert.equal(rows.filter(({ result }) => result === 0).length, 3 - [atAgents, atMembers].filter(Boolean).length)
  })
}

test('what kind of account a name has is told to nobody without its password', async () => {
  const name = await somebody(0)
  const wrong = await enter(name, 'agents.localhost', 'Wrong+Password-1')
  const unknown = await enter('nobodyatall', 'agents.localhost', 'Wrong+Password-1')
  assert.deepEqual([wrong.errorCode, wrong.message, wrong.value], [unknown.errorCode, unknown.message, unknown.value])
  assert.equal(wrong.errorCode, 'AUTH_BAD_CREDENTIALS')
})

test("an agents' domain opens no member's account and no free play, and shows neither", async () => {
  const visitor = newVisitor({ host: 'agents.localhost' })
  const { whitelabel } = await infoOf(site, visitor)
  assert.equal(whitelabel.find(({ modId }) => modId === 'REGISTER')?.enabled, false)
  assert.equal((await register(site, visitor)).errorCode, 'REG_CLOSED')
  assert.equal((await playFree(site, visitor)).errorCode, 'GAME_DISABLED')
  const { value } = await call<{ open: boolean }>(site, visitor, 'GET', '/wps/system/setting/register')
  assert.equal(value?.open, false)
  const domains = await call<{ domainList: object[] }>(site, visitor, 'GET', '/wps/system/domainRoute')
  assert.ok(!JSON.stringify(domains.value).includes('loginScope'))
})
