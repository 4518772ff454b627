import { deskFavorites, setDeskFavorite } from '@senluna/contract/desk/favorites.ts'
import { screen, within } from '@testing-library/react'
import { ScrollText, Timer, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { place, type PlaceGroup } from '../../place.ts'
import { answer, callsOf } from '../../testing/calls.ts'
import { addressNow, button, openDesk } from '../../testing/desk.tsx'
import Jump from '../Jump.tsx'
import { useFavorites } from './favorites.ts'
import { useRecent } from './recent.ts'
import { SideMenu } from './SideMenu.tsx'
import { Star } from './Star.tsx'

const page = () => Promise.resolve({ default: () => null })
const GROUPS: readonly PlaceGroup[] = [
  { group: 'desk.nav.people', places: [place('/members', 'desk.members', 'members.view', UserRound, page)] },
  {
    group: 'desk.nav.control',
    places: [
      place('/audit', 'desk.audit', 'audit.view', ScrollText, page),
      place('/jobs', 'desk.jobs', 'system.view', Timer, page),
    ],
  },
]
const PLACES = GROUPS.flatMap(({ places }) => places)
const SHUT = { open: false, show: () => undefined, close: () => undefined }

/** The menu as the desk has it, and the quick way beside it. */
function Framed({ jump = false }: { jump?: boolean }) {
  const box = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const here = PLACES.find(({ path }) => path === pathname)
  const favorites = useFavorites(PLACES)
  const recent = useRecent(PLACES, here)
  const waiting = { '/audit': { waiting: 2, late: false }, '/jobs': { waiting: 3, late: true } }
  return (
    <>
      <SideMenu {...{ box, here, favorites, recent, waiting }} sheet={SHUT} groups={GROUPS} />
      {here && <Star path={here.path} />}
      {jump && <Jump places={PLACES} favorites={favorites} recent={recent} onClose={() => undefined} />}
    </>
  )
}

/** The server of one account: what it keeps, the open page coming and going. */
function keeps(...paths: string[]) {
  const list = [...paths]
  answer(deskFavorites, () => ({ list: [...list] }))
  answer(setDeskFavorite, () => {
    if (list.includes('/audit')) list.splice(list.indexOf('/audit'), 1)
    else list.push('/audit')
    return { list: [...list] }
  })
}
const openAt = (address: string, jump = false) =>
  openDesk(<Framed jump={jump} />, { rights: ['members.view', 'audit.view', 'system.view'], address })
const linksOf = (group: string) => {
  const head = screen.getByRole('button', { name: new RegExp(`^${group}`) })
  const box = document.getElementById(head.getAttribute('aria-controls') ?? '')
  return [...(box?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
}

test('a group folds, says what waits in it and that the open page is in it, and stays so', async () => {
  keeps()
  const user = openAt('/audit')
  expect(linksOf('Control')).toEqual(['/audit', '/jobs'])
  await user.click(button('Control'))
  const folded = button('Control 5')
  expect(folded.getAttribute('aria-expanded')).toBe('false')
  expect(folded.getAttribute('aria-current')).toBe('true')
  expect(folded.querySelector('.count')?.className).toContain('late')
  expect(linksOf('Control')).toEqual([])
  expect(localStorage.getItem('desk.folded.lan')).toBe('desk.nav.recent,desk.nav.control')
  await user.keyboard('{Enter}')
  expect(linksOf('Control')).toEqual(['/audit', '/jobs'])
})

test('a star puts the open page on top of the menu and takes it away again', async () => {
  keeps('/jobs')
  const user = openAt('/audit')
  await screen.findByRole('button', { name: 'Favorites' })
  await user.click(button('Add this page to favorites'))
  const on = await screen.findByRole('button', { name: 'Remove this page from favorites' })
  expect(linksOf('Favorites')).toEqual(['/jobs', '/audit'])
  await user.click(on)
  await screen.findByRole('button', { name: 'Add this page to favorites' })
  expect(linksOf('Favorites')).toEqual(['/jobs'])
  expect(callsOf(setDeskFavorite).map(({ body }) => body)).toEqual([
    { path: '/audit', on: true },
    { path: '/audit', on: false },
  ])
})

test('who has as many favorites as may be is told so, and nothing is sent', async () => {
  keeps(...Array.from({ length: 20 }, (_, n) => `/page-${n}`))
  const user = openAt('/audit')
  await user.click(
    await screen.findByRole('button', { name: 'You already have 20 favorites. Remove one to add this page.' }),
  )
  expect(callsOf(setDeskFavorite)).toEqual([])
})

test('recent pages are those before the open one, the last first; a page without the right is none', async () => {
  localStorage.setItem('desk.recent.lan', '/jobs,/gone,/members,/audit')
  keeps('/gone')
  const user = openAt('/audit')
  await user.click(button('Recent'))
  expect(linksOf('Recent')).toEqual(['/jobs', '/members'])
  await user.click(within(screen.getByRole('navigation')).getAllByRole('link', { name: 'Members' })[0]!)
  expect(addressNow()).toBe('/members')
  expect(linksOf('Recent')).toEqual(['/audit', '/jobs'])
  expect(localStorage.getItem('desk.recent.lan')).toBe('/members,/audit,/jobs,/gone')
  expect(screen.queryByRole('button', { name: 'Favorites' })).toBeNull()
})

test('the quick way begins with favorites and recent pages, each page once; Enter takes the first', async () => {
  localStorage.setItem('desk.recent.lan', '/audit,/members,/jobs')
  keeps('/jobs')
  const user = openAt('/audit', true)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('heading', { name: 'Favorites' })
  const parts = () =>
    dialog.getAllByRole('region').map((part) => [
      part.getAttribute('aria-label'),
      ...within(part)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ])
  expect(parts()).toEqual([
    ['Favorites', 'Scheduled jobs'],
    ['Recent', 'Members'],
    ['All pages', 'Audit log'],
  ])
  await user.type(dialog.getByRole('searchbox'), 'audit')
  expect(dialog.queryByRole('heading', { name: 'Favorites' })).toBeNull()
  await user.clear(dialog.getByRole('searchbox'))
  await user.keyboard('{Enter}')
  expect(addressNow()).toBe('/jobs')
})
