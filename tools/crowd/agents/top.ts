import { DEMO_ACCOUNTS } from '@senluna/server/demo/demo-accounts.ts'
import { chanceOf } from '../chance.ts'
import type { Person } from '../people.ts'
import { TOP } from './places.ts'

/**
 * The demonstration's own agent, as it lived before whoever starts it logs in as it. In a product
 * that runs nobody of the crowd does.
 */
export function topAgent(): Person {
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === TOP)
  if (!account) throw new Error(`no demonstration account is called ${TOP}`)
  return {
    nth: -1,
    userName: account.userName,
    password: account.password,
    realName: 'TRAN MINH NGUYET',
    phone: '988000001',
    address: '127.19.1.1',
    language: 'VI',
    stake: [5_000, 50_000],
    likes: { slot: 3, dailyLottery: 3, fastLottery: 1 },
    daily: 0.5,
    withdraws: false,
    isAgent: true,
    chance: chanceOf('the agent of a demonstration'),
  }
}
