import { expect, test } from 'vitest'
import { pagesIn } from '../nav/page-list.ts'
import { inGroups, MENU_GROUPS } from './menu-groups.ts'

const grouped = MENU_GROUPS.flatMap(({ pages }) => pages)

test('every page of the menus of the account is in one group', () => {
  const listed = new Set([...pagesIn('account'), ...pagesIn('phone')].map(({ id }) => id))
  expect([...grouped].toSorted()).toEqual([...listed].toSorted())
})

test('the pages of a group stand in its order, what has no group comes last', () => {
  const groups = inGroups([{ id: 'withdraw' }, { id: 'later' }, { id: 'deposit' }, { id: 'limits' }])
  expect(groups.map(({ name, listed }) => [name, listed.map(({ id }) => id)])).toEqual([
    ['money', ['deposit', 'withdraw']],
    ['play', []],
    ['talk', []],
    ['account', ['limits', 'later']],
  ])
})
