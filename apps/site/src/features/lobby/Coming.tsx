import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { Soon } from '../../play/Soon.tsx'
import { CATEGORIES } from '../../shell/nav/categories.ts'
import { usePage } from '../../shell/nav/use-page.ts'

/** A category without a game that runs. */
export function Coming({ type }: { type: GameType }) {
  const category = text(`category.${type}`)
  usePage(category)
  return <Soon title={category} line={text('soon.category', { category })} art={CATEGORIES[type].art} />
}
