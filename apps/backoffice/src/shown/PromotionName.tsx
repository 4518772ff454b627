import { deskPromotions, type DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import { q } from '@senluna/web/client/query.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'

/** The title of a promotion in the reader's language, or in one that it has. */
export const titleOf = ({ id, titles }: Pick<DeskPromotion, 'id' | 'titles'>): string =>
  titles[chosenLanguage()] ?? Object.values(titles)[0] ?? id

/** The newest promotions answer for the names on a list; an older one is shown by its id alone. */
const NEWEST = { query: { pageSize: '100' } }
const KEPT_MS = 300_000

/** What a promotion is called, above the id that lists are searched by. */
export function PromotionName({ id }: { id: string }) {
  const { data } = useQuery({ ...q(deskPromotions, NEWEST), staleTime: KEPT_MS })
  const promotion = data?.list.find((item) => item.id === id)
  if (!promotion) return id
  return (
    <span className="two-lines">
      {titleOf(promotion)}
      <small>{id}</small>
    </span>
  )
}
