import { DEMO_ACCOUNTS } from '@senluna/server/demo/demo-accounts.ts'
import { chanceOf } from '../chance.ts'
import type { Person } from '../people.ts'
import { AFFILIATE, TOP } from './places.ts'

/** One of them. In a product that runs nobody of the crowd logs in as it. */
function demoPerson(
  userName: string,
  rest: Pick<Person, 'realName' | 'phone' | 'address' | 'likes' | 'isAgent'>,
): Person {
  const account = DEMO_ACCOUNTS.find((demo) => demo.userName === userName)
  if (!account) throw new Error(`no demonstration account is called ${userName}`)
  return {
    nth: -1,
    userName,
    password: account.password,
    language: 'VI',
    stake: [5_000, 50_000],
    daily: 0.5,
    withdraws: false,
    isHigh: false,
    chance: chanceOf(`days of ${userName}`),
    ...rest,
  }
}

/** The demonstration's own agent. */
export const topAgent = (): Person =>
  demoPerson(TOP, {
    realName: 'TRAN MINH NGUYET',
    phone: '988000001',
    address: '127.19.1.1',
    likes: { slot: 3, dailyLottery: 3, fastLottery: 1 },
    isAgent: true,
  })

/** Its affiliate. */
export const demoAffiliate = (): Person =>
  demoPerson(AFFILIATE, {
    realName: 'LE QUANG PHUC',
    phone: '988000002',
    address: '127.19.1.2',
    likes: {},
    isAgent: false,
  })
