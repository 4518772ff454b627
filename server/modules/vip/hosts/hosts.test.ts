import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskVipMember, DeskVipRow } from '@senluna/contract/desk/members/vip.ts'
import type { VipMine } from '@senluna/contract/site/vip.ts'
import { actsAt, openDesk, type Desk } from '../../approvals/testing/maker-checker.ts'
import { askAs, newSomebody, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'

let desk: Desk
const { get, post, approve } = actsAt(() => desk)
beforeAll(async () => {
  desk = await openDesk()
}, 120_000)
afterAll(() => desk.house.close())

const raised = async (): Promise<Somebody> => {
  const who = await newSomebody(desk.house)
  await approve((await post<Awaiting>(`vip/members/${who.member.id}/level`, { level: 5 })).value!.approvalId)
  return who
}
const host = (who: Somebody, name: string | undefined) =>
  post<{ host?: { name: string } }>(`vip/members/${who.member.id}/host`, name === undefined ? {} : { host: name })
const mine = async (who: Somebody): Promise<VipMine> =>
  (await askAs<{ mine: VipMine }>(desk.house, who, 'GET', '/wps/v2/vip')).value!.mine
const listed = async (query: string): Promise<string[]> =>
  (await get<{ list: DeskVipRow[] }>(`vip/members?pageSize=50&${query}`)).value!.list.map(({ memberId }) => memberId)

test('a member has a personal manager, sees the name, and is handed over with all the others', async () => {
  const [who, other] = [await raised(), await raised()]
  const [first, second] = [await newPerson(desk.house, ['SUPPORT']), await newPerson(desk.house, ['SUPPORT'])]
  assert.equal((await mine(who)).host, undefined)
  assert.equal((await host(who, 'nobody-here')).errorCode, 'VAL_FIELD')
  assert.equal((await host(who, first.name)).value?.host?.name, first.name)
  assert.equal((await host(who, first.name)).errorCode, 'VAL_FIELD')
  await host(other, first.name)
  assert.match((await mine(who)).host!, /^Desk /)
  assert.deepEqual((await listed(`host=${first.name}`)).toSorted(), [who.member.id, other.member.id].toSorted())
  assert.equal((await listed('care=NONE')).includes(who.member.id), false)
  const own = await askDesk<{ list: DeskVipRow[] }>(desk.house, first, 'GET', '/bo/v1/vip/members?care=OWN')
  assert.equal(own.value!.list.length, 2)
  const hand = (from: string, to: string) => post<{ members: number }>('vip/hosts/handover', { from, to })
  assert.equal((await hand(first.name, first.name)).errorCode, 'VAL_FIELD')
  assert.equal((await hand('nobody-here', first.name)).errorCode, 'VAL_FIELD')
  assert.equal((await hand(first.name, second.name)).value?.members, 2)
  assert.equal((await hand(first.name, second.name)).value?.members, 0)
  assert.equal((await listed(`host=${second.name}`)).length, 2)
  const { hosts } = (await get<DeskVipMember>(`vip/members/${who.member.id}`)).value!
  assert.deepEqual(
    hosts.map(({ from, to, reason }) => [from?.name, to?.name, reason]),
    [
      [first.name, second.name, 'a test'],
      [undefined, first.name, 'a test'],
    ],
  )
  await host(who, undefined)
  assert.equal((await mine(who)).host, undefined)
  assert.equal((await listed('care=NONE')).includes(who.member.id), true)
})

test('two who choose at once are one after the other; who left looks after nobody', async () => {
  const who = await raised()
  const people = [await newPerson(desk.house, ['SUPPORT']), await newPerson(desk.house, ['SUPPORT'])]
  await Promise.all(people.map(({ name }) => host(who, name)))
  const { hosts, row } = (await get<DeskVipMember>(`vip/members/${who.member.id}`)).value!
  assert.equal(hosts.length, 2)
  assert.deepEqual([hosts[1]!.to!.name, hosts[0]!.to!.name], [hosts[0]!.from!.name, row.host!.name])
})
