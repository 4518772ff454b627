import type { Game } from '@senluna/contract/play/games.ts'

/** So many slots the rail shows: two rows on a wide screen. */
export const SHOWN = 16

/** What home asks for first: the newest slots, enough of them to choose from. */
export const NEW_SLOTS = { gameType: 'RNG', sort: 'new', pageSize: '32' } as const

/**
 * Two games of one studio or with one motif stand at least so far apart, as long as there are
 * others.
 */
const APART = { vendorCode: 5, motif: 8, colour: 1 }

/**
 * Puts games in an order that is worth looking at: those that can be played first, then as given,
 * but without the same studio, picture or colour next to each other where that can be helped.
 */
export function varied(games: readonly Game[], count: number): Game[] {
  const left = games.filter((game, at) => games.findIndex((other) => other.gameId === game.gameId) === at)
  left.sort((a, b) => a.underMaintenance - b.underMaintenance)
  const shown: Game[] = []
  while (shown.length < count && left.length > 0) {
    const open = left[0]!.underMaintenance === 0
    const next = open
      ? 0
      : Math.max(
          0,
          left.findIndex((game) => !isLike(game, shown)),
        )
    shown.push(...left.splice(next, 1))
  }
  return shown
}

const isLike = (game: Game, shown: readonly Game[]): boolean =>
  shown.slice(-APART.vendorCode).some((other) => other.vendorCode === game.vendorCode) ||
  shown.slice(-APART.motif).some((other) => other.motif === game.motif) ||
  shown.slice(-APART.colour).some((other) => other.palette[0] === game.palette[0])
