import { addFavorite, favoriteGames, favoriteIds, removeFavorite } from '@senluna/contract/play/games.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q, refresh } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLoggedIn } from '../session.ts'
import { useModal } from '../shell/windows/use-modal.ts'

/**
 * The games marked, and how to mark one; the heart changes at once and back when the server says
 * no.
 */
export function useFavorites() {
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const { data } = useQuery({ ...q(favoriteIds), enabled: loggedIn })
  const ids = data?.ids ?? []
  const change = useMutation({
    mutationFn: ({ gameId, on }: { gameId: string; on: boolean }) =>
      call(on ? addFavorite : removeFavorite, { body: { gameId } }),
    onMutate: ({ gameId, on }) => {
      const before = ids
      cache.setQueryData(keyOf(favoriteIds), { ids: on ? [...before, gameId] : before.filter((id) => id !== gameId) })
      return { before }
    },
    onSuccess: (reply) => {
      cache.setQueryData(keyOf(favoriteIds), reply)
      void refresh(favoriteGames)
    },
    onError: (error, _, context) => {
      if (context) cache.setQueryData(keyOf(favoriteIds), { ids: context.before })
      toast('error', sentenceOf(error))
    },
  })
  return {
    isFavorite: (gameId: string) => ids.includes(gameId),
    toggle: (gameId: string) =>
      loggedIn
        ? change.mutate({ gameId, on: !ids.includes(gameId) })
        : modal.open('login', { next: location.pathname + location.search }),
  }
}
