import { lotteryStats } from '@senluna/contract/lottery.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'

const COUNT = '60'

/** What was drawn lately in a game: read once for all parts of its page that show it. */
export const useLately = (game: string) =>
  useQuery({ ...q(lotteryStats, { params: { game }, query: { count: COUNT } }), staleTime: 20 * SECOND })
