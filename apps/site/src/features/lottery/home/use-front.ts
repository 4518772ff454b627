import { lotteryFront } from '@senluna/contract/lottery.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoggedIn } from '../../../session.ts'
import { momentAt, serverNow } from '../draw/clock.ts'

/** The shortest and longest time between two looks. */
const SOONEST_MS = 2 * SECOND
const LATEST_MS = 15 * SECOND
/** A result takes a moment after its draw. */
const RESULT_MS = 1_500

/**
 * What the first page shows of the lottery, one answer for all of its parts; read again when a draw
 * is due.
 */
export const useFront = () =>
  useQuery({
    ...q(lotteryFront),
    refetchInterval: ({ state }) => {
      const next = (state.data?.quick ?? []).flatMap(({ nextDrawAt }) => nextDrawAt ?? [])
      const soon = Math.min(LATEST_MS, ...next.map((at) => momentAt(at) - serverNow() + RESULT_MS))
      return Math.max(SOONEST_MS, soon)
    },
  })

/**
 * Hears the draws of games over the connection that a member's page has. A guest's page opens none
 * for it.
 */
export function useResultsLive(games: readonly string[]): void {
  const loggedIn = useLoggedIn()
  const codes = games.join(' ')
  useEffect(() => {
    if (!loggedIn || codes === '') return
    let stop: (() => void) | undefined
    let left = false
    // A part of its own: the page stands without it, and so it does where the part doesn't come.
    void import('./front-live.ts').then(
      ({ hearResults }) => {
        if (!left) stop = hearResults(codes.split(' '))
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [loggedIn, codes])
}
