import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { freeTickets } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type Grant = ReplyOf<typeof freeTickets>['list'][number]

/** Free tickets of a game, and whether what is written is bet with one. */
export interface FreeChoice {
  grant: Grant
  chosen: boolean
  onChosen: (chosen: boolean) => void
}

/** Whether a free ticket covers a stake; it is one ticket alone. */
export const fits = (grant: Pick<Grant, 'stake'>, stake: bigint, isOne: boolean): boolean =>
  isOne && stake > 0n && stake <= BigInt(grant.stake)

/**
 * The member's free tickets of a game: of those that cover the stake the one that ends first, else
 * the largest. Undefined where there are none.
 */
export function useFree(gameCode: string | undefined, stake: bigint, enabled: boolean): FreeChoice | undefined {
  const [chosen, onChosen] = useState(false)
  const { data } = useQuery({ ...q(freeTickets), enabled })
  if (!enabled || gameCode === undefined) return undefined
  const own = (data?.list ?? []).filter(({ games }) => games.some(({ code }) => code === gameCode))
  const largest = own.reduce<Grant | undefined>(
    (most, grant) => (most === undefined || BigInt(grant.stake) > BigInt(most.stake) ? grant : most),
    undefined,
  )
  const best = own.find((grant) => fits(grant, stake, true)) ?? largest
  return best && { grant: best, chosen, onChosen }
}
