import { BACKDROP_NAMES } from '@senluna/games/art/backdrops.ts'
import { PALETTE_NAMES, type PaletteName } from '@senluna/games/art/palettes.ts'
import type { Picture } from '@senluna/games/art/thumbnail.ts'
import { seeded, shortHash } from '@senluna/games/art/svg.ts'
import { pick } from './names.ts'

/** How many games on each side must look different: a row of the widest grid. */
export const APART = 8

/** The lists a game stands in: with everything, in its category, with its vendor, and both. */
export const listsOf = (game: { gameType: string; vendorCode: string }): readonly string[] => [
  'all',
  `of ${game.gameType}`,
  `by ${game.vendorCode}`,
  `of ${game.gameType} by ${game.vendorCode}`,
]

/**
 * Chooses pictures for games, given one after the other in the order of the lists.
 *
 * No two of `APART` neighbours in a list share motif and palette, and none in a category has the
 * motif of the one before.
 */
export function pictureFor() {
  const shown = new Map<string, string[]>()
  return (game: { gameId: string; gameType: string; vendorCode: string }, motifs: readonly string[]): Picture => {
    const random = seeded(Number.parseInt(shortHash(game.gameId), 36))
    const lists = listsOf(game).map((name) => shown.get(name) ?? shown.set(name, []).get(name)!)
    const near = new Set(lists.flatMap((list) => list.slice(-APART)))
    // Next to each other even the same motif in other colours looks like a repeat.
    const beside = shown.get(`of ${game.gameType}`)?.at(-1)
    const others = motifs.filter((motif) => !beside?.startsWith(`${motif} `))
    const free = (others.length > 0 ? others : motifs)
      .flatMap((motif) => PALETTE_NAMES.map((palette): [string, PaletteName] => [motif, palette]))
      .filter(([motif, palette]) => !near.has(`${motif} ${palette}`))
    const [motif, palette] = pick(free, random)
    for (const list of lists) list.push(`${motif} ${palette}`)
    return { motif, palette, backdrop: pick(BACKDROP_NAMES, random), seed: 1 + Math.floor(random() * 9_999) }
  }
}
