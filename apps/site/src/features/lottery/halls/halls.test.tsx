import { lotteryMenus, lotteryStats, lottOpened, popularGames, type LottGame } from '@senluna/contract/lottery.ts'
import { announcements } from '@senluna/contract/site/notices.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test, vi } from 'vitest'
import { button, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import ShutGame from '../draw/ShutGame.tsx'
import { DRAWN, gameOf } from '../testing/examples.ts'
import { Halls } from './Halls.tsx'
import { LatestResults } from './LatestResults.tsx'
import { Sea } from './Sea.tsx'

const group = (...games: LottGame[]) => ({ groups: [{ code: 'K3', name: 'Dice', games }] })

async function openHalls(games: readonly LottGame[], at = '/lottery') {
  answer(lotteryMenus, group(...games))
  answer(announcements, { player: [], banners: [], popup: [], promotion: [], total: 0 })
  const user = await show(<Halls path="/lottery" />, { at })
  await waitFor(() => expect(callsOf(lotteryMenus)).not.toEqual([]))
  return user
}
const cards = () => Array.from(document.querySelectorAll('.hc-top b'), ({ textContent }) => textContent)
const card = (name: string) => screen.getByText(name).closest<HTMLElement>('.hc')!

/** Whatever is watched comes into sight at once. */
function seeEverything(): void {
  const observe = (seen: (entries: { isIntersecting: boolean }[]) => void) => () => seen([{ isIntersecting: true }])
  vi.stubGlobal('IntersectionObserver', function watch(this: object, seen: Parameters<typeof observe>[0]) {
    Object.assign(this, { observe: observe(seen), disconnect: () => undefined })
  })
}

test('the last results of a hall: of its own games only, none of a void draw', async () => {
  const ofGame = (gameCode: string, drawNumber: string) => ({ ...DRAWN, gameCode, drawNumber })
  const { result: _, ...isVoid } = { ...ofGame('K3_1M', '202611230650'), status: 'VOID' as const }
  answer(lottOpened, [ofGame('ELOTT_1', '202611230653'), ofGame('K3_1M', '202611230652'), isVoid])
  await show(<LatestResults groups={[{ games: [gameOf('K3_1M')] }]} />, { session: 'member' })
  const rows = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  await waitFor(() => expect(rows()).toEqual(['/lottery?gameCode=K3_1M']))
})

describe('the lobby of the halls', () => {
  test('shows a hall’s own games; what isn’t offered at all stands nowhere', async () => {
    const user = await openHalls([
      gameOf('LOTT_1'),
      gameOf('ELOTT_1', { vendorCode: 'ELOTT' }),
      gameOf('SEA_1', { vendorCode: 'TCG_SEA' }),
      gameOf('NEVER', { reason: 'RULES' }),
    ])
    await waitFor(() => expect(cards()).toEqual(['Game LOTT_1', 'Game ELOTT_1']))
    await user.click(screen.getByRole('tab', { name: text('lottery.hall.of.ELOTT') }))
    expect(cards()).toEqual(['Game ELOTT_1'])
    expect(location.search).toBe('?page=ELOTT')
    await user.click(screen.getByRole('tab', { name: text('lottery.hall.of.ALL') }))
    expect(location.search).toBe('')
  })

  test('on a narrow screen each family shows its first games; the rest comes by a press, and one alone whole', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const games = (family: string) => ['1M', '3M', '5M'].map((often) => gameOf(`${family}_${often}`))
    answer(lotteryMenus, {
      groups: [
        { code: 'K3', name: 'Dice', games: games('K3') },
        { code: 'SSC', name: 'Digits', games: games('SSC') },
      ],
    })
    answer(announcements, { player: [], banners: [], popup: [], promotion: [], total: 0 })
    const user = await show(<Halls path="/lottery" />, { at: '/lottery' })
    await screen.findByText('Game K3_1M')
    const first = ['Game K3_1M', 'Game K3_3M', 'Game SSC_1M', 'Game SSC_3M']
    expect(cards()).toEqual(first)
    await user.click(button(text('lottery.hall.allOf', { count: 3, name: 'Dice' })))
    expect(cards()).toEqual([...first.slice(0, 2), 'Game K3_5M', ...first.slice(2)])
    expect(document.activeElement, 'the keyboard goes on where the list does').toBe(card('Game K3_5M'))
    await user.click(button('Digits'))
    expect(cards()).toEqual(['Game SSC_1M', 'Game SSC_3M', 'Game SSC_5M'])
    expect(location.search).toBe('?family=SSC')
    await user.click(button(text('lottery.hall.of.ALL')))
    expect(location.search).toBe('')
  })

  test('a game that rests is shown, says so in a window, and leads nowhere', async () => {
    const user = await openHalls([gameOf('REST', { maintenance: 1 })])
    await screen.findByText('Game REST')
    expect(card('Game REST').tagName).toBe('BUTTON')
    expect(card('Game REST').textContent).toContain(text('lottery.play.closedGame'))
    await user.click(card('Game REST'))
    expect(screen.getByRole('dialog', { name: 'Game REST' }).textContent).toContain(text('lottery.hall.closed'))
    expect(location.pathname + location.search).toBe('/lottery')
  })

  test('an open game leads to its page, whatever hall was chosen', async () => {
    await openHalls([gameOf('K3_1M')], '/lottery?page=LOTT')
    await screen.findByText('Game K3_1M')
    expect(card('Game K3_1M').getAttribute('href')).toBe('/lottery?gameCode=K3_1M')
  })

  test.each([
    ['every minute', { seconds: 60 }, text('lottery.play.everyMinutes', { count: 1 })],
    ['every 45 seconds', { seconds: 45 }, text('lottery.play.everySeconds', { count: 45 })],
    ['by the calendar', { seconds: undefined }, text('lottery.play.byCalendar')],
    ['no draw that takes bets', { nextLockAt: undefined }, text('lottery.hall.noDraw')],
    ['nothing drawn yet', { lastDraw: undefined }, text('lottery.hall.noResult')],
    [
      'drawn for a demonstration',
      { lastDraw: { ...DRAWN, source: 'DEMONSTRATION' as const } },
      text('lottery.play.source.DEMONSTRATION'),
    ],
  ] satisfies [why: string, game: Partial<LottGame>, says: string][])(
    'a card says when and what was drawn: %s',
    async (_, more, says) => {
      await openHalls([gameOf('K3_1M', more)])
      await screen.findByText('Game K3_1M')
      expect(card('Game K3_1M').textContent).toContain(says)
    },
  )

  test.each([
    ['the sum of three digits', { family: 'PC28', lastDraw: { ...DRAWN, result: [3, 5, 9] } }, '359= 17'],
    [
      'prizes, the greatest first',
      { family: '4D', lastDraw: { ...DRAWN, result: { special: ['11', '22'], first: '1234' } } },
      `${text('lottery.hall.prize.first')}1234${text('lottery.hall.prize.special')}11  22`,
    ],
  ] satisfies [why: string, game: Partial<LottGame>, shown: string][])(
    'a result looks as its family does: %s',
    async (_, more, shown) => {
      await openHalls([gameOf('K3_1M', more)])
      await screen.findByText('Game K3_1M')
      expect(card('Game K3_1M').querySelector('.lf, .lf-prizes')!.textContent).toBe(shown)
    },
  )

  test('a brand without any says so', async () => {
    await openHalls([])
    expect(await screen.findByText(text('lottery.hall.empty'))).toBeDefined()
  })

  test('halls that can’t be read are asked for again', async () => {
    refuse(lotteryMenus, 'SYS_BUSY')
    answer(announcements, { player: [], banners: [], popup: [], promotion: [], total: 0 })
    const user = await show(<Halls path="/lottery" />, { at: '/lottery' })
    await screen.findByRole('alert')
    answer(lotteryMenus, group(gameOf('K3_1M')))
    await user.click(button(text('shell.retry')))
    expect(await screen.findByText('Game K3_1M')).toBeDefined()
  })

  test('how its sides have gone is asked for when somebody sees the card, of no game that rests', async () => {
    answer(lotteryStats, {
      draws: 2,
      numbers: [],
      hot: [],
      cold: [],
      trend: ['3', '5', '4'].map((value, place) => ({ place: String(place), values: [value, String(place + 1)] })),
      runs: [],
    })
    seeEverything()
    await openHalls([gameOf('K3_1M'), gameOf('REST', { maintenance: 1 })])
    const sides = [text('lottery.pick.BIG'), text('lottery.pick.SMALL')]
    await screen.findByText(text('lottery.hall.sides', { list: sides.join(', ') }))
    expect(callsOf(lotteryStats).map(({ params }) => params.game)).toEqual(['K3_1M'])
    // The newest stands at the end.
    expect(Array.from(document.querySelectorAll('.hc-sides li'), ({ className }) => className)).toEqual(['b', 'a'])
  })
})

describe('the page of South East Asia', () => {
  const openSea = async (...games: LottGame[]) => {
    answer(lotteryMenus, group(...games))
    await show(<Sea />, { at: '/lottery/sea' })
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  }
  const sea = (code: string, more: Partial<LottGame> = {}) => gameOf(code, { vendorCode: 'TCG_SEA', ...more })

  test('shows what takes bets; what isn’t offered or rests stands nowhere', async () => {
    await openSea(sea('TH_GOV'), sea('LAO', { reason: 'RULES' }), sea('REST', { maintenance: 1 }), gameOf('K3_1M'))
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Game TH_GOV'])
    expect(screen.queryByText(text('lottery.shut.LAO'))).toBeNull()
    expect(screen.getByRole('link', { name: text('lottery.hall.play') }).getAttribute('href')).toBe(
      '/lottery/sea?gameCode=TH_GOV',
    )
  })

  test('says whose draw the last result is', async () => {
    await openSea(sea('TH_GOV', { lastDraw: { ...DRAWN, source: 'OFFICIAL' } }))
    expect(screen.getByText(text('lottery.play.source.OFFICIAL'), { exact: false })).toBeDefined()
  })

  test('with nothing that takes bets says so', async () => {
    await openSea(sea('LAO', { reason: 'RULES' }))
    expect(screen.getByText(text('lottery.hall.empty'))).toBeDefined()
  })
})

describe('a game that can’t be played', () => {
  const openShut = async (why: 'GAME_REGION' | 'GAME_MAINTENANCE' | 'GAME_DISABLED' | 'UNKNOWN', code = 'K3_1M') => {
    answer(popularGames, [gameOf('POP'), gameOf(code), gameOf('REST', { maintenance: 1 })])
    answer(lotteryMenus, {
      groups: [
        { code: 'K3', name: 'Dice', games: [gameOf(code), gameOf('POP'), gameOf('K3_5M')] },
        { code: 'SEA', name: 'SEA', games: [gameOf('TH_GOV', { vendorCode: 'TCG_SEA', reason: 'RULES' })] },
        { code: 'VN', name: 'VN', games: [gameOf('VN_N', { vendorCode: 'TCG_LOTTO_VN' })] },
      ],
    })
    await show(<ShutGame why={why} name="Dice" code={code} back="/lottery" />)
    await screen.findByRole('navigation', { name: text('lottery.play.shut.others') })
  }
  const others = () =>
    within(screen.getByRole('navigation', { name: text('lottery.play.shut.others') }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  test('names others that take bets, each at its own page: neither itself, nor one that rests', async () => {
    await openShut('GAME_REGION')
    expect(others()).toEqual(['/lottery?gameCode=POP', '/vnlottery?gameCode=VN_N'])
  })

  test.each([
    ['where one is', 'GAME_REGION', text('refusal.GAME_REGION'), text('lottery.play.shut.tickets')],
    ['for a while', 'GAME_MAINTENANCE', text('lottery.hall.closed'), text('lottery.play.shut.opens')],
    ['for good', 'GAME_DISABLED', text('refusal.GAME_DISABLED'), text('lottery.play.shut.tickets')],
  ] as const)('says why, and what becomes of its tickets: %s', async (_, why, says, then) => {
    await openShut(why)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dice')
    expect(screen.getByText(says)).toBeDefined()
    expect(screen.getByText(then)).toBeDefined()
  })

  test('that was never offered has no tickets to wait for', async () => {
    await openShut('GAME_DISABLED', 'LAO')
    expect(screen.getByText(text('lottery.shut.LAO'))).toBeDefined()
    expect(screen.queryByText(text('lottery.play.shut.tickets'))).toBeNull()
  })

  test('that there is none of says so', async () => {
    await openShut('UNKNOWN', 'NONE')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('lottery.play.shut.unknownTitle'))
  })
})
