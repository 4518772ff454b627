import type { LottGame } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { vn } from '@senluna/games/lottery/rules/catalogue/vn.ts'
import { vnNorth, vnSouth } from '@senluna/games/lottery/rules/families/vn/index.ts'
import type { QuickRegion } from '@senluna/games/lottery/rules/quick-entry/index.ts'

/** The tabs of the list, as the menu names its regions. */
export const REGIONS = ['N', 'C', 'S', 'FAST'] as const
export type Region = (typeof REGIONS)[number]

const GAMES = new Map(vn.map((game) => [game.code, game]))

/** A Vietnamese game by its code; undefined when there is none. */
export const gameOf = (code: string): LotteryGame | undefined => GAMES.get(code)

export const structureFor = (game: LotteryGame) => (game.profile === 'VN_N' ? vnNorth : vnSouth)

/** What is bet on two stations. */
export const PAIR_TYPE = 'DA2'

/** Whether it is a station of the South or the Centre: two of a day can be bet on together. */
export const isStation = ({ group }: LotteryGame): boolean => group === 'S' || group === 'C'

/** Where a text of bets goes when it names no place itself. */
export function regionOf({ code, profile, group }: LotteryGame): QuickRegion {
  if (profile === 'VN_N') return { area: 'N' }
  if (group === 'FAST') return { area: 'S' }
  const province = code.split('_')[2]
  return { area: group === 'C' ? 'C' : 'S', ...(province === undefined ? {} : { province }) }
}

/** Whether a bet that names a place means this game. */
export const isOf = (game: LotteryGame, region: QuickRegion | undefined): boolean => {
  const own = regionOf(game)
  return !region || (region.area === own.area && (region.province === undefined || region.province === own.province))
}

/** The tab a game stands under. */
export const tabOf = (game: LotteryGame): Region => REGIONS.find((region) => region === game.group) ?? 'N'

/** The games of a tab: those drawn soonest first; the North has its own fast draws beside it. */
export function listed(
  regions: readonly { code: string; games: readonly LottGame[] }[],
  tab: Region,
): readonly LottGame[] {
  const gamesOf = (code: string) => regions.find((region) => region.code === code)?.games ?? []
  const soonest = (games: readonly LottGame[]) =>
    games.toSorted((a, b) => ((a.nextDrawAt ?? '9') < (b.nextDrawAt ?? '9') ? -1 : 1))
  if (tab === 'FAST') return gamesOf('FAST')
  if (tab === 'N')
    return [...gamesOf('N'), ...gamesOf('FAST').filter(({ gameCode }) => gameCode.startsWith('VN_FAST_N'))]
  return soonest(gamesOf(tab))
}
