import { text } from '@senluna/web/client/text.ts'
import type { PageEntry } from './page-entry.ts'

/** What menus call a page. */
export const nameOf = ({ name, title }: Pick<PageEntry, 'name' | 'title'>): string => {
  const key = name ?? title
  return key ? text(key) : ''
}
