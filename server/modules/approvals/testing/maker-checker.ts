import type { Approved, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

/** A house with two administrators: one who asks and one who agrees. */
export interface Desk {
  house: House
  maker: Person
  checker: Person
}

export async function openDesk(): Promise<Desk> {
  const house = await openHouse()
  return { house, maker: await newPerson(house, ['ADMINISTRATOR']), checker: await newPerson(house, ['ADMINISTRATOR']) }
}

/** What both do at it, once it is open. */
export function actsAt(desk: () => Desk) {
  const get = <Value>(path: string, as = desk().maker) => askDesk<Value>(desk().house, as, 'GET', `/bo/v1/${path}`)
  const post = <Value = unknown>(path: string, body: unknown = {}, as = desk().maker) =>
    askDesk<Value>(desk().house, as, 'POST', `/bo/v1/${path}`, body)
  return {
    get,
    post,
    set: (setting: string, value: unknown, as = desk().maker) =>
      post<Partial<Awaiting>>(`brand/${setting}`, { value }, as),
    approve: (id: string, as = desk().checker) => post<Approved>(`approvals/${id}/approve`, {}, as),
    /** What a page of the brand hears first, once every process has read what was set. */
    status: async () => {
      desk().house.advance(1_100)
      const reply = await ask<{ status: number; info: PermissionInfo }>(
        desk().house,
        'GET',
        '/wps/system/status?url=localhost',
        { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' } },
      )
      return reply.value!
    },
  }
}
