import { lotteryMenus, type LottGame } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { momentAt, serverNow } from '../draw/clock.ts'

/** A family of games as the menus list it. */
export type MenuGroup = ReplyOf<typeof lotteryMenus>['groups'][number]

/** A hall's shortest and longest time between two looks. */
const SOONEST_MS = 2 * SECOND
const LATEST_MS = 15 * SECOND
/** A result takes a moment after its draw. */
const RESULT_MS = 1500

/** The halls with their games; read again when the next of them has been drawn. */
export const useMenus = () =>
  useQuery({
    ...q(lotteryMenus),
    refetchInterval: ({ state }) => {
      const games = state.data?.groups.flatMap((group) => group.games) ?? []
      const next = games.flatMap(({ nextDrawAt }) => (nextDrawAt === undefined ? [] : [momentAt(nextDrawAt)]))
      const soon = Math.min(LATEST_MS, ...next.map((at) => at - serverNow() + RESULT_MS))
      return Math.max(SOONEST_MS, soon)
    },
  })

/** Whether somebody can bet on a game now. */
export const isOpen = ({ maintenance, reason }: LottGame): boolean => maintenance === 0 && reason === undefined
