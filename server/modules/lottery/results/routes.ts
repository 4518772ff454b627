import * as contract from '@senluna/contract/lottery/results.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { resultsOfDay } from './day-results.ts'
import { statsOfResults } from './result-stats.ts'

/** Results by region and day, and what came of many. For everybody. */
export const resultRoutes = (lottery: Lottery): Route[] => [
  route(contract.dayResults, ({ params, query, language, now }) =>
    resultsOfDay(lottery, { region: params.region ?? '', day: query.day, language }, now),
  ),
  route(contract.resultStats, ({ params, query, now }) =>
    statsOfResults(lottery, params.game ?? '', query.draws === undefined ? undefined : Number(query.draws), now),
  ),
]
