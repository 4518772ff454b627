import { wagered, type WageredBonus } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { productOf, type GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useRealAccount } from '../../session.ts'

/**
 * The bonus that the member is wagering, as it was read last, and the last one where it was wagered
 * to its end.
 */
export function useBonuses(): ReplyOf<typeof wagered> {
  const plays = useRealAccount()
  const { data } = useQuery({ ...q(wagered), enabled: plays, staleTime: 60_000 })
  return (plays && data) || {}
}

/** The bonus that the member is wagering; undefined of who has none. */
export const useWagered = (): WageredBonus | undefined => useBonuses().bonus

/** Whether games of a category are locked by the bonus that is being wagered. */
export function useIsLocked(): (type: GameType) => boolean {
  const only = useWagered()?.only
  return (type) => only !== undefined && !only.includes(productOf(type))
}
