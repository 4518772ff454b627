import { GAME_SORTS, type gameList } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { CallArgs } from '@senluna/web/client/call/call.ts'

/** What a lobby shows, all of it in the URL. */
export interface Filters {
  /** The vendor's tab. The specification calls it `page`. */
  page: string
  q: string
  /** A class of the category's games, as the catalogue names it. */
  classify: string
  theme: string
  feature: string
  volatility: '' | 'LOW' | 'MEDIUM' | 'HIGH'
  /** Least return to player × 100; 0 is any. */
  rtp: number
  jackpot: boolean
  own: boolean
  sort: (typeof GAME_SORTS)[number]
}

export const NO_FILTERS: Filters = {
  page: '',
  q: '',
  classify: '',
  theme: '',
  feature: '',
  volatility: '',
  rtp: 0,
  jackpot: false,
  own: false,
  sort: 'popular',
}
const MOST_RTP = 10_000

/** So many games a lobby reads at once. */
export const PAGE_SIZE = 60

/** Reads a lobby's address. What makes no sense there counts as absent. */
export function filtersIn(params: URLSearchParams): Filters {
  const get = (name: string, most = 60) => (params.get(name) ?? '').slice(0, most)
  const rtp = Number(params.get('rtp'))
  return {
    page: get('page', 600),
    q: get('q', 80),
    classify: get('classify'),
    theme: get('theme'),
    feature: get('feature'),
    volatility:
      (['LOW', 'MEDIUM', 'HIGH'] as const).find((volatility) => volatility === params.get('volatility')) ?? '',
    rtp: Number.isInteger(rtp) && rtp > 0 && rtp <= MOST_RTP ? rtp : 0,
    jackpot: params.get('jackpot') === '1',
    own: params.get('own') === '1',
    sort: GAME_SORTS.find((sort) => sort === params.get('sort')) ?? 'popular',
  }
}

/** A lobby's address: only what differs from nothing. */
export function paramsOf(filters: Filters): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value === NO_FILTERS[name as keyof Filters]) continue
    params.set(name, value === true ? '1' : String(value))
  }
  return params
}

/** How many filters narrow the list; the order and the vendor's tab don't. */
export const narrowing = (filters: Filters): number =>
  (['q', 'classify', 'theme', 'feature', 'volatility', 'rtp', 'jackpot', 'own'] as const).filter(
    (name) => filters[name] !== NO_FILTERS[name],
  ).length

/** The call for one page of a lobby. */
export function queryFor(
  type: GameType | undefined,
  filters: Filters,
  page: number,
  pageSize: number,
): NonNullable<CallArgs<typeof gameList>['query']> {
  return {
    ...(type && { gameType: type }),
    ...(filters.page && { vendorCode: filters.page }),
    ...(filters.q && { q: filters.q }),
    ...(filters.classify && { classify: filters.classify }),
    ...(filters.theme && { theme: filters.theme }),
    ...(filters.feature && { feature: filters.feature }),
    ...(filters.volatility && { volatility: filters.volatility }),
    ...(filters.rtp > 0 && { minRtp: String(filters.rtp) }),
    ...(filters.jackpot && { jackpot: '1' }),
    ...(filters.own && { own: '1' }),
    sort: filters.sort,
    page: String(page),
    pageSize: String(pageSize),
  }
}
