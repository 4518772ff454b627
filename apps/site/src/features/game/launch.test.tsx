import { wagered } from '@senluna/contract/member/promotions.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { realityCheck } from '@senluna/contract/member/protection.ts'
import { launchAddressV2, launchGame, type LaunchReply } from '@senluna/contract/play/launch.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import type { Session } from '../../testing/session.ts'
import GamePage from './GamePage.tsx'

const ADDRESS = '/game?id=sen-vang&node=1&vendor=SENLUNA&mode=real'
const LAUNCHED: LaunchReply = {
  game_url: 'http://play.localhost/slot#token',
  openIn: 'IFRAME',
  sessionId: 'x',
  expiresAt: '2099-01-01T00:00:00Z',
}

async function openGame(session: Session = 'member', at = ADDRESS) {
  return show(<GamePage />, { session, at })
}
const HOLDING = {
  sumBalance: '0',
  currency: 'VND',
  items: [],
  inTransit: '0',
  version: 1,
  asOf: '2026-11-22T12:00:00Z',
  refill: false,
}
beforeEach(() => {
  answer(balance, HOLDING)
  answer(wagered, {})
  answer(realityCheck, {
    minutes: 60,
    sinceMin: 0,
    staked: '0',
    won: '0',
    net: '0',
    currency: 'VND',
    nextAt: '2099-01-01T00:00:00Z',
    due: false,
  })
})

const alert = () => screen.findByRole('alert')
const frame = () => document.querySelector('iframe')

describe('a game that can’t be opened says why, that money is safe, and what can be done', () => {
  test('an address that is none of a game is never opened', async () => {
    answer(launchGame, { ...LAUNCHED, game_url: 'javascript:alert(1)' })
    const user = await openGame()
    expect((await alert()).textContent).toContain(text('launch.invalid'))
    expect(frame()).toBeNull()
    await user.click(button(text('frame.leave')))
    expect(location.pathname).toBe('/')
  })

  test('no network', async () => {
    lose(launchGame)
    const user = await openGame()
    expect((await alert()).textContent).toContain(text('shell.network'))
    answer(launchAddressV2, LAUNCHED)
    await user.click(button(text('shell.retry')))
    await waitFor(() => expect(frame()?.src).toBe(LAUNCHED.game_url))
    expect([callsOf(launchGame).length, callsOf(launchAddressV2).length]).toEqual([1, 1])
    expect(bodiesOf(launchAddressV2)).toEqual(bodiesOf(launchGame))
  })

  test.each(['GAME_MAINTENANCE', 'RG_COOLING_OFF'] as const)('a refusal: %s', async (code) => {
    refuse(launchGame, code)
    await openGame()
    expect((await alert()).textContent).toContain(text(`refusal.${code}`))
    expect(screen.getByText(text('shell.reference', { id: 'trace' }))).toBeDefined()
  })

  test('a window of its own that is blocked', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
    answer(launchGame, { ...LAUNCHED, openIn: 'POPUP', game_url: 'https://vendor.example/game' })
    const user = await openGame()
    await user.click(await screen.findByRole('button', { name: text('launch.openWindow') }))
    expect((await alert()).textContent).toBe(text('launch.popupBlocked'))
    opened.mockRestore()
  })
})

test('a window of its own may not reach back to this page', async () => {
  const own = { opener: globalThis, location: { href: '' }, closed: false, close: vi.fn<() => void>() }
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(own as never)
  answer(launchGame, { ...LAUNCHED, openIn: 'POPUP', game_url: 'https://vendor.example/game' })
  const user = await openGame()
  await user.click(await screen.findByRole('button', { name: text('launch.openWindow') }))
  expect([own.opener, own.location.href]).toEqual([null, 'https://vendor.example/game'])
  await user.click(button(text('frame.leave')))
  expect(own.close).toHaveBeenCalledTimes(1)
  opened.mockRestore()
})

describe('what is asked for', () => {
  test.each([
    ['real play', 'member', ADDRESS, 1],
    ['free play by the address', 'member', ADDRESS.replace('real', 'demo'), 4],
    ['free play, whatever the address says', 'trial', ADDRESS, 4],
  ] as const)('%s', async (_, session, at, accountType) => {
    answer(launchGame, LAUNCHED)
    await openGame(session, at)
    await waitFor(() => expect(bodiesOf(launchGame)).toEqual([expect.objectContaining({ accountType })]))
  })

  test('a guest is asked in; nothing is opened for nobody', async () => {
    const user = await openGame('guest')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sen Vàng')
    expect(button(text('shell.register'))).toBeDefined()
    expect(button(text('shell.tryFree'))).toBeDefined()
    await user.click(button(text('shell.login')))
    expect(new URLSearchParams(location.search).get('next')).toBe(ADDRESS)
    expect(callsOf(launchGame)).toEqual([])
  })

  test.each(['guest', 'member'] as const)(
    'an address without a game says so to a %s and leads back',
    async (session) => {
      const user = await openGame(session, '/game')
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('frame.missing'))
      await user.click(button(text('frame.leave')))
      expect(location.pathname).toBe('/')
      expect(callsOf(launchGame)).toEqual([])
    },
  )

  test('a guest finds the way back in the bar', async () => {
    const user = await openGame('guest')
    await user.click(button(text('frame.back')))
    expect(location.pathname).toBe('/')
  })

  test('the address is good for one use: the page asks once, however often it is drawn', async () => {
    const arrive = answerLater(launchGame, LAUNCHED)
    await openGame()
    arrive()
    await waitFor(() => expect(frame()?.src).toBe(LAUNCHED.game_url))
    expect(callsOf(launchGame)).toHaveLength(1)
  })
})
