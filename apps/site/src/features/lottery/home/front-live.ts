import { lotteryFront, readDrawEvent } from '@senluna/contract/lottery.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { spread } from '../draw/spread.ts'

/** What many pages read when a draw is over they don't all read at the same moment. */
const SPREAD_MS = 1_000

/**
 * Hears the draws of games until the answer is called, and reads the first page's answer again
 * after a result.
 */
export function hearResults(games: readonly string[]): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stops = games.map((game) =>
    hear(`draw.${game}`, (data) => {
      const event = data === undefined ? undefined : readDrawEvent(data)
      if (event?.type !== 'draw' || event.result === undefined) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void refresh(lotteryFront), spread(SPREAD_MS))
    }),
  )
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}
