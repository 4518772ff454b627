import { helpCenter, legalDocument, voteHelp } from '@senluna/contract/site/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { brandWith } from '../../testing/brand.ts'
import { button, field, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import Help from './Help.tsx'

const AT = '2026-11-01T12:00:00Z'
const title = (id: string, words: string) => ({ id, title: words, updatedAt: AT })
const CATEGORIES = [
  { id: 'money', name: 'Money', articles: [title('deposit', 'How to deposit')] },
  { id: 'banks', parentId: 'money', name: 'Banks', articles: [title('bank', 'Which banks')] },
  { id: 'limits', name: 'Limits', articles: [title('break', 'Take a break')] },
]
type Center = ReplyOf<typeof helpCenter>
type Article = NonNullable<Center['article']>
const article = (id: string, more: Partial<Article> = {}): Article => ({
  id,
  categoryId: 'money',
  title: `Title of ${id}`,
  html: `<p>Words of ${id}</p>`,
  language: 'EN',
  updatedAt: AT,
  ...more,
})

interface Opened {
  articles?: readonly Article[]
  found?: Center['found']
  feedback?: boolean
}

async function openHelp(at: string, { articles = [], found = [], feedback = true }: Opened = {}) {
  answer(helpCenter, ({ query }) => ({
    categories: CATEGORIES,
    ...(query.articleId && { article: articles.find(({ id }) => id === query.articleId) }),
    ...(query.q !== undefined && { found }),
  }))
  return showHelp(at, feedback)
}

const showHelp = (at: string, feedback = true) =>
  show(
    <Routes>
      <Route path="/help/*" element={<Help />} />
      <Route path="/helpmc/*" element={<Help />} />
    </Routes>,
    { at, brand: brandWith(feedback ? ['FEEDBACK'] : []) },
  )

const here = () => location.pathname + location.search
const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const nav = () => within(screen.getByRole('navigation', { name: text('help.topics') }))
const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('the topics', () => {
  test('are those of the first level, each with everything below it', async () => {
    await openHelp('/help')
    await waitFor(() => expect(topics()).toEqual(['Money', 'Limits']))
    expect(links('Which banks')).toEqual(['/help/bank', '/help/bank'])
  })

  test('are one alone where the address names it, and all where it names none there is', async () => {
    await openHelp('/help?category=limits')
    await waitFor(() => expect(topics()).toEqual(['Limits']))
    cleanup()
    await openHelp('/help?category=nothing')
    await waitFor(() => expect(topics()).toEqual(['Money', 'Limits']))
  })

  test('say that there are none', async () => {
    answer(helpCenter, { categories: [] })
    await showHelp('/help')
    expect(await screen.findByText(text('help.empty'))).toBeDefined()
  })

  test('have links that stay where the page has no header', async () => {
    await openHelp('/helpmc')
    await waitFor(() => expect(links('Take a break')).toEqual(['/helpmc/break', '/helpmc/break']))
    expect(
      nav()
        .getByRole('link', { name: text('help.terms') })
        .getAttribute('href'),
    ).toBe('/helpmc/terms')
  })

  test('without feedback nothing leads to it, and its address leads home', async () => {
    await openHelp('/help/feedback', { feedback: false })
    await waitFor(() => expect(here()).toBe('/help'))
    expect(nav().queryByRole('link', { name: text('fb.title') })).toBeNull()
  })

  test('addresses of earlier versions lead where they did', async () => {
    await openHelp('/help?topic=deposit', { articles: [article('deposit')] })
    await screen.findByText('Words of deposit')
    expect(here()).toBe('/help/deposit')
  })
})

describe('searching', () => {
  const FOUND = [{ id: 'bank', categoryId: 'money', title: 'Which banks', snippet: 'Every bánk of the country' }]

  test('what is typed is asked for as a whole and stands in the address', async () => {
    const user = await openHelp('/help', { found: FOUND })
    await user.type(screen.getByRole('searchbox'), ' bank ')
    await screen.findByText(text('help.found', { count: 1, q: 'bank' }))
    expect(here()).toBe('/help?q=bank')
    const asked = callsOf(helpCenter).flatMap(({ query }) => query.q ?? [])
    expect(asked).toEqual(['bank'])
  })

  test('the words it was found by are marked, whatever their accents', async () => {
    await openHelp('/help?q=bank', { found: FOUND })
    await screen.findByText('bánk')
    expect(document.querySelector('.help-found mark')!.textContent).toBe('bánk')
  })

  test.each([
    [true, '/help/feedback'],
    [false, undefined],
  ])('without an answer one can write, where feedback is on: %s', async (feedback, to) => {
    await openHelp('/help?q=zzzz', { feedback })
    await screen.findByText(text('help.nothing', { q: 'zzzz' }))
    const link = screen.queryByRole('link', { name: text('help.write') })
    expect(link?.getAttribute('href')).toBe(to)
  })

  test('an emptied search shows the topics again', async () => {
    const user = await openHelp('/help?q=zzzz')
    await screen.findByText(text('help.nothing', { q: 'zzzz' }))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(topics()).toEqual(['Money', 'Limits']))
    expect(here()).toBe('/help')
  })

  test('that fails is asked again', async () => {
    refuse(helpCenter, 'SYS_BUSY')
    const user = await showHelp('/help?q=bank')
    await screen.findByRole('alert')
    answer(helpCenter, { categories: CATEGORIES, found: FOUND })
    await user.click(button(text('shell.retry')))
    expect(await screen.findByText(text('help.found', { count: 1, q: 'bank' }))).toBeDefined()
  })
})

describe('an article', () => {
  test('is marked in the menu, with its topic open', async () => {
    await openHelp('/help/bank', { articles: [article('bank')] })
    await screen.findByText('Words of bank')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title of bank')
    const current = nav().getByRole('link', { current: 'page' })
    expect(current.textContent).toBe('Which banks')
    expect(current.closest('details')!.open).toBe(true)
  })

  test('another one shows its own title and nothing of the one before while it is on its way', async () => {
    const user = await openHelp('/help/bank', { articles: [article('bank')] })
    await screen.findByText('Words of bank')
    const arrive = answerLater(helpCenter, { categories: CATEGORIES, article: article('break') })
    await user.click(nav().getByRole('link', { name: 'Take a break' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Take a break')
    expect(screen.queryByText('Words of bank')).toBeNull()
    arrive()
    expect(await screen.findByText('Words of break')).toBeDefined()
  })

  test('that is gone says so and leads to all', async () => {
    refuse(helpCenter, 'SYS_NOT_FOUND')
    await showHelp('/help/none')
    expect(await screen.findByText(text('help.gone'))).toBeDefined()
    expect(screen.queryByRole('button', { name: text('shell.retry') })).toBeNull()
  })

  test('in another language says so', async () => {
    await openHelp('/help/bank', { articles: [article('bank', { language: 'VI' })] })
    await screen.findByText('Words of bank')
    expect(screen.getByText(text('help.language', { language: 'Tiếng Việt' }))).toBeDefined()
    expect(document.querySelector('.prose')!.getAttribute('lang')).toBe('vi')
  })

  test('has links that change the page and stay without a header', async () => {
    const html = '<p>Words of bank</p><a href="/help/break">on</a>'
    const user = await openHelp('/helpmc/bank', { articles: [article('bank', { html }), article('break')] })
    await screen.findByText('Words of bank')
    await user.click(screen.getByRole('link', { name: 'on' }))
    expect(await screen.findByText('Words of break')).toBeDefined()
    expect(here()).toBe('/helpmc/break')
  })
})

describe('whether it was of help', () => {
  const yes = () => button(text('help.useful.yes'))
  const no = () => button(text('help.useful.no'))

  async function openArticle() {
    const user = await openHelp('/help/bank', { articles: [article('bank')] })
    await screen.findByText('Words of bank')
    return user
  }

  test('is said, remembered by this browser, and can be said otherwise', async () => {
    const user = await openArticle()
    answer(voteHelp, ({ body }) => body as { helpful: boolean })
    await user.click(yes())
    await screen.findByText(text('help.useful.thanks'))
    expect(yes().getAttribute('aria-pressed')).toBe('true')
    await user.click(no())
    await screen.findByText(text('help.useful.sorry'))
    expect(yes().getAttribute('aria-pressed')).toBe('false')
    expect(bodiesOf(voteHelp)).toEqual([{ helpful: true }, { helpful: false }])
    expect(localStorage.getItem('help-vote bank') ?? JSON.stringify({ ...localStorage })).toContain('no')
  })

  test('counts for nothing when it wasn’t taken', async () => {
    const user = await openArticle()
    refuse(voteHelp, 'SYS_THROTTLED')
    await user.click(yes())
    await screen.findByRole('alert')
    expect(yes().getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByText(text('help.useful.thanks'))).toBeNull()
  })
})

describe('the terms', () => {
  const VERSIONS = [
    { version: '2026-11-01', effectiveAt: AT },
    { version: '2026-01-01', effectiveAt: '2026-01-01T00:00:00Z' },
  ]

  const answerTerms = () =>
    answer(legalDocument, ({ query }) => {
      const version = query.version ?? '2026-11-01'
      return {
        kind: 'terms' as const,
        version,
        title: 'Terms',
        html: `<p>As of ${version}</p>`,
        language: 'EN',
        effectiveAt: AT,
        current: version === '2026-11-01',
        versions: VERSIONS,
      }
    })

  test('are those in force; an earlier version is chosen, says that it is old, and leads back', async () => {
    answerTerms()
    const user = await openHelp('/help/terms')
    await screen.findByText('As of 2026-11-01')
    expect(screen.queryByText(text('help.version.old'), { exact: false })).toBeNull()
    await user.selectOptions(field(text('help.version')), '2026-01-01')
    await screen.findByText('As of 2026-01-01')
    expect(here()).toBe('/help/terms?version=2026-01-01')
    expect(screen.getByText(text('help.version.old'), { exact: false })).toBeDefined()
    await user.click(screen.getByRole('link', { name: text('help.version.current') }))
    expect(await screen.findByText('As of 2026-11-01')).toBeDefined()
  })

  test('in a version there never was say so', async () => {
    refuse(legalDocument, 'SYS_NOT_FOUND')
    await openHelp('/help/terms?version=1999-01-01')
    expect(await screen.findByText(text('help.gone'))).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
