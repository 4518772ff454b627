import type { TextKey } from '@senluna/text/index.ts'
import type { PageId } from '../../pages.ts'

type GroupName = 'money' | 'play' | 'talk' | 'account'

interface MenuGroup {
  name: GroupName
  title: TextKey
  pages: readonly PageId[]
}

/** How the menus of the account put their pages together: the pages of a group stand as listed. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  { name: 'money', title: 'menu.money', pages: ['deposit', 'withdraw', 'accountRecord'] },
  {
    name: 'play',
    title: 'menu.play',
    pages: ['bets', 'recent', 'favorites', 'vip', 'points', 'pots', 'winners', 'fairness'],
  },
  { name: 'talk', title: 'menu.talk', pages: ['messages', 'notices', 'help'] },
  {
    name: 'account',
    title: 'menu.account',
    pages: ['memberCenter', 'security', 'limits', 'identities', 'referral', 'agentCenter', 'app'],
  },
]

interface Group<Page> extends MenuGroup {
  listed: readonly Page[]
}

/** The pages of a menu in their groups. A page without a group stands in the last one. */
export function inGroups<Page extends { id: string }>(pages: readonly Page[]): readonly Group<Page>[] {
  const grouped = new Set<string>(MENU_GROUPS.flatMap((group) => group.pages))
  return MENU_GROUPS.map((group, at) => {
    const listed = group.pages.flatMap((id) => pages.filter((page) => page.id === id))
    const others = at === MENU_GROUPS.length - 1 ? pages.filter(({ id }) => !grouped.has(id)) : []
    return { ...group, listed: [...listed, ...others] }
  })
}
