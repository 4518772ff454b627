import { text } from '@senluna/web/client/text.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { MenuName, PageEntry } from './page-entry.ts'

/** The message by which a menu calls a page. */
export function nameKeyOf({ name, title, menus }: PageEntry, menu: MenuName): TextKey | undefined {
  const place = menus?.[menu]
  return (typeof place === 'object' ? place.name : undefined) ?? name ?? title
}

/** What a menu calls a page. */
export function nameOf(page: PageEntry, menu: MenuName): string {
  const key = nameKeyOf(page, menu)
  return key ? text(key) : ''
}
