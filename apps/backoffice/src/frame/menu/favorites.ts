import { deskFavorites, FAVORITES_MOST, setDeskFavorite } from '@senluna/contract/desk/favorites.ts'
import { action, cache, keyOf, q } from '@senluna/web/client/query.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Place } from '../../place.ts'

const KEPT_MS = 10 * 60_000

const useKept = () => useQuery({ ...q(deskFavorites), staleTime: KEPT_MS })

/** The favorite pages of whoever works at the desk, as far as their rights still open them. */
export function useFavorites(places: readonly Place[]): readonly Place[] {
  const { data } = useKept()
  return (data?.list ?? []).flatMap((path) => places.filter((place) => place.path === path))
}

/** Whether a page is a favorite, and what makes it one or no longer. */
export function useFavorite(path: string) {
  const { data } = useKept()
  const set = useMutation(action(setDeskFavorite, { done: (read) => cache.setQueryData(keyOf(deskFavorites), read) }))
  const isKept = data?.list.includes(path) ?? false
  return {
    isKept,
    /** There are as many as may be, and this page is none of them. */
    isFull: !isKept && (data?.list.length ?? 0) >= FAVORITES_MOST,
    turn: () => set.mutate({ body: { path, on: !isKept } }),
    waits: !data || set.isPending,
  }
}
