import { realityCheck, type Check } from '@senluna/contract/member/protection.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

const SOONEST_MS = 1_000
/** The most a timer of the browser can wait. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * The reality check that stands before the game now, if one does; and a way to ask at once.
 *
 * The server says when it is due: this only asks again at that moment, and when the frame says that
 * a stake waits for it.
 */
export function useRealityCheck(playing: boolean): { due: Check | undefined; ask: () => void } {
  const { data, refetch } = useQuery({ ...q(realityCheck), enabled: playing, staleTime: 0 })
  const nextAt = data && !data.due ? data.nextAt : undefined
  useEffect(() => {
    if (nextAt === undefined) return
    const wait = Math.min(LONGEST_MS, Math.max(SOONEST_MS, Date.parse(nextAt) - Date.now()))
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [nextAt, data, refetch])
  return { due: playing && data?.due ? data : undefined, ask: () => void refetch() }
}
