import { lotteryMenus, popularGames, vnMenu, vnRecent } from '@senluna/contract/lottery.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../../../testing/show.tsx'
import type { Session } from '../../../testing/session.ts'
import { gameOf } from '../testing/examples.ts'
import VnLottery from './VnLottery.tsx'

async function openPage(session: Session) {
  answer(vnMenu, { regions: [] })
  // No game of that name: other games are offered beside the list.
  answer(popularGames, [])
  answer(lotteryMenus, { groups: [] })
  return show(<VnLottery />, { session, at: '/vnlottery?gameCode=NONE' })
}
const recentTab = () => screen.queryByRole('tab', { name: text('recent.title') })

test('a member finds the games they bet on last; they are asked for when looked at', async () => {
  answer(vnRecent, [gameOf('VN_N'), gameOf('VN_HCM')])
  const user = await openPage('member')
  expect(callsOf(vnRecent)).toEqual([])
  await user.click(recentTab()!)
  await waitFor(() =>
    expect(Array.from(document.querySelectorAll('.dr b'), ({ textContent }) => textContent)).toEqual([
      'Game VN_N',
      'Game VN_HCM',
    ]),
  )
})

test('who has bet on none reads so', async () => {
  answer(vnRecent, [])
  const user = await openPage('member')
  await user.click(recentTab()!)
  expect(await screen.findByText(text('recent.empty'))).toBeTruthy()
})

test('a guest has no such list', async () => {
  await openPage('guest')
  expect(recentTab()).toBeNull()
})
