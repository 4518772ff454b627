import { announcements, readNotice, type Notice } from '@senluna/contract/site/notices.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer, callsOf, lose } from '@senluna/web/testing/calls.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import NoticePage from '../../features/notices/NoticePage.tsx'
import NoticeWindow from '../../features/notices/NoticeWindow.tsx'
import { button, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import type { Session } from '../../testing/session.ts'
import Headline from '../header/Headline.tsx'
import { NoticeAction } from './NoticeAction.tsx'
import { NoticeBar } from './NoticeBar.tsx'

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  title: `Title ${id}`,
  content: `<p>Words of ${id}</p>`,
  type: 'PL',
  linkType: 'NONE',
  frequency: 'ONCE',
  version: 1,
  createdAt: '2026-11-20T12:00:00Z',
  ...more,
})

type Said = ReplyOf<typeof announcements>
const said = (more: Partial<Said> = {}): Said => ({
  player: [],
  banners: [],
  popup: [],
  promotion: [],
  total: more.player?.length ?? 0,
  ...more,
})

/** The page is closed: the next one reads everything anew. */
function leave(): void {
  cleanup()
  cache.clear()
  sessionStorage.clear()
}

describe('the bar of news', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  async function openBar(more: Partial<Said>, session: Session = 'guest') {
    answer(announcements, said(more))
    const user = await show(<NoticeBar />, { session })
    await waitFor(() => expect(document.querySelector('.notice.empty')).toBeNull())
    return user
  }
  const line = () => document.querySelector('.notice-text')!.textContent

  test('shows one line at a time and begins again after the last; the button stops it', async () => {
    const user = await openBar({ player: [notice('a'), notice('b')] })
    expect(line()).toBe('Title a')
    await vi.advanceTimersByTimeAsync(6_000)
    await waitFor(() => expect(line()).toBe('Title b'))
    await vi.advanceTimersByTimeAsync(6_000)
    await waitFor(() => expect(line()).toBe('Title a'))
    await user.click(button(text('shell.notice.pause')))
    await vi.advanceTimersByTimeAsync(12_000)
    expect(line()).toBe('Title a')
  })

  test('a click opens that notice, though a headline stands before it in the list', async () => {
    const user = await openBar({ player: [notice('urgent', { headline: true }), notice('a')] })
    await user.click(button(text('shell.notice.open', { title: 'Title a' })))
    cleanup()
    await show(<NoticeWindow />, { at: location.pathname + location.search })
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Title a')
  })

  test('without any it isn’t there', async () => {
    await openBar({ player: [notice('urgent', { headline: true })], popup: [] })
    expect(document.querySelector('.notice')).toBeNull()
  })
})

describe('notices that are new', () => {
  const open = (more: Partial<Said>, session: Session = 'guest') => {
    answer(announcements, said(more))
    answer(readNotice, { kept: true })
    return show(<NoticeBar />, { session })
  }
  const fresh = (count: number) => screen.findByRole('button', { name: text('notice.new', { count }) })
  const gone = () => waitFor(() => expect(document.querySelector('.notice-new')).toBeNull())
  const dialog = (title: string) => screen.findByRole('dialog', { name: title })
  /** Below the words; the window has one in its corner, too. */
  const last = () => screen.getAllByRole('button', { name: text('shell.close') }).at(-1)!
  const popup = [notice('new-1', { type: 'PU' }), notice('new-2', { type: 'PU', frequency: 'ALWAYS' })]

  test('open one after another when asked to, and are reported as read', async () => {
    const user = await open({ popup })
    await user.click(await fresh(2))
    await dialog('Title new-1')
    await user.click(button(text('shell.notice.following', { left: 1 })))
    await dialog('Title new-2')
    await user.click(last())
    await gone()
    expect(callsOf(readNotice).map(({ params }) => params.id)).toEqual(['new-1', 'new-2'])
  })

  test('come again as often as they should: this one always, that one in a new version', async () => {
    const user = await open({ popup })
    await user.click(await fresh(2))
    await user.click(await screen.findByRole('button', { name: text('shell.notice.following', { left: 1 }) }))
    await dialog('Title new-2')
    await user.click(last())
    await gone()
    leave()
    await open({ popup })
    await fresh(1)
    leave()
    await open({ popup: [{ ...popup[0]!, version: 2 }, popup[1]!] })
    await waitFor(() => expect(document.querySelector('.notice-new')).not.toBeNull())
  })

  test('with a tick none comes for the rest of the day', async () => {
    const user = await open({ popup })
    await user.click(await fresh(2))
    await dialog('Title new-1')
    await user.click(screen.getByRole('checkbox', { name: text('shell.notice.today') }))
    await user.click(last())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await gone()
    leave()
    await open({ player: [notice('a')], popup })
    await waitFor(() => expect(document.querySelector('.notice-text')).not.toBeNull())
    expect(document.querySelector('.notice-new')).toBeNull()
  })
})

describe('the page of notices', () => {
  const NOTICES = Array.from({ length: 12 }, (_, index) => notice(`n${index + 1}`))
  const openPage = (at: string) => {
    answer(announcements, ({ query }) => {
      const page = Number(query.page)
      return said({ player: NOTICES.slice((page - 1) * 10, page * 10), total: NOTICES.length })
    })
    answer(readNotice, { kept: true })
    return show(<NoticePage />, { at })
  }
  const chosen = () => screen.findByRole('heading', { level: 2 })

  test('shows ten a page and the first of them; another is a click away, in the address', async () => {
    const user = await openPage('/notices')
    expect((await chosen()).textContent).toBe('Title n1')
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: /Title n3/ }))
    expect((await chosen()).textContent).toBe('Title n3')
    await user.click(button(text('shell.notice.next')))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title n11'))
    expect(location.search).toBe('?page=2')
    expect(button(text('shell.notice.next')).disabled).toBe(true)
  })

  test.each(['0', '-3', 'x', '1.5'])('a page that is none is the first: %s', async (page) => {
    await openPage(`/notices?page=${page}`)
    expect((await chosen()).textContent).toBe('Title n1')
  })

  test('an old link to a page that is no longer there leads to the last one that is', async () => {
    await openPage('/notices?page=9')
    await waitFor(() => expect(location.search).toBe('?page=2'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title n11'))
  })

  test('without any says so', async () => {
    answer(announcements, said())
    await show(<NoticePage />, { at: '/notices' })
    expect(await screen.findByText(text('shell.notice.empty'))).toBeDefined()
  })

  test('reading is reported once, however often the notice is chosen; what failed is reported again', async () => {
    answer(announcements, said({ player: [notice('r1'), notice('r2')], total: 2 }))
    lose(readNotice)
    const user = await show(<NoticePage />, { at: '/notices' })
    await waitFor(() => expect(callsOf(readNotice)).toHaveLength(1))
    answer(readNotice, { kept: true })
    for (const id of ['r2', 'r1', 'r2', 'r1']) await user.click(screen.getByRole('button', { name: new RegExp(id) }))
    await waitFor(() => expect(callsOf(readNotice).map(({ params }) => params.id)).toEqual(['r1', 'r2', 'r1']))
  })
})

describe('where a notice leads', () => {
  const lead = (more: Partial<Notice>) => show(<NoticeAction notice={notice('x', more)} />)

  test('to another site it opens a window that knows nothing of this one', async () => {
    await lead({ linkType: 'URL', link: 'https://partner.example/' })
    const link = screen.getByRole('link', { name: text('shell.notice.link') })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://partner.example/',
      '_blank',
      'noopener noreferrer',
    ])
  })

  test('to a page of the site, once what it stands in is gone', async () => {
    const followed = vi.fn<() => void>()
    const user = await show(
      <NoticeAction notice={notice('x', { linkType: 'ROUTE', link: '/help' })} onFollowed={followed} />,
    )
    await user.click(button(text('shell.notice.link')))
    expect(location.pathname).toBe('/help')
    expect(followed).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['nowhere', { linkType: 'NONE' }],
    ['a page whose switch is off', { linkType: 'ROUTE', link: '/vip' }],
  ] as const)('to %s: there is no button', async (_, more) => {
    await lead(more)
    expect(screen.queryByRole('button', { name: text('shell.notice.link') })).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a headline', () => {
  const urgent = notice('h', { type: 'H', headline: true })
  const open = (player: Notice[]) => {
    answer(announcements, said({ player }))
    return show(<Headline />)
  }
  const bar = () => screen.findByRole('complementary', { name: text('headline.label') })

  test('stays closed once it was closed, until it says something new', async () => {
    const user = await open([notice('a'), urgent])
    expect(within(await bar()).getByText('Title h')).toBeDefined()
    await user.click(button(text('headline.close')))
    expect(screen.queryByRole('complementary')).toBeNull()
    leave()
    await open([urgent, notice('a')])
    await waitFor(() => expect(callsOf(announcements)).not.toEqual([]))
    expect(screen.queryByRole('complementary')).toBeNull()
    leave()
    await open([{ ...urgent, version: 2 }])
    expect(await bar()).toBeDefined()
  })
})
