import { AVATARS } from './avatars.ts'
import { banner } from './banner.ts'
import { board, mark, sum, three } from './halls/digits.ts'
import { cup } from './halls/cup.ts'
import { eleven, five } from './halls/globe.ts'
import { race } from './halls/race.ts'
import { hero } from './hero.ts'
import type { PaletteName } from './palettes.ts'
import type { MotifName } from './motifs.ts'
import { tableScene, type TableGame } from './table-scene.ts'
import { emblem, thumbnail } from './thumbnail.ts'

const sign = (motif: MotifName, palette: PaletteName) => () => emblem(motif, palette)
const scene = (game: TableGame, palette: PaletteName, seed: number) => () => tableScene(game, palette, seed)

/**
 * The pictures that pages ask for by name, as `/art/<name>.svg`.
 *
 * `b-` banners, `c-` categories and families of the lottery, `t-` live tables, `empty-` lists with
 * nothing in them, `a-` faces of members.
 */
export const NAMED: Readonly<Record<string, () => string>> = {
  hero: () => hero(),
  'hero-narrow': () => hero({ width: 480, height: 420, seed: 8, moonX: 0.6, moonY: 0.3, moonSize: 0.17 }),
  rocket: sign('rocket', 'violet'),
  'b-fair': () => banner({ motif: 'gem', palette: 'teal', backdrop: 'rings', seed: 3 }),
  'b-gift': () => banner({ motif: 'coins', palette: 'amber', backdrop: 'rays', seed: 5 }),
  'b-daily': () => banner({ motif: 'lantern', palette: 'crimson', backdrop: 'clouds', seed: 7 }),
  'b-limits': () => banner({ motif: 'lotus', palette: 'indigo', backdrop: 'rings', seed: 11 }),
  'b-market': () => banner({ motif: 'market', palette: 'teal', backdrop: 'clouds', seed: 17 }),
  'b-live': () => banner({ motif: 'wheel', palette: 'jade', backdrop: 'rings', seed: 13 }),
  'c-board': board,
  'c-cup': cup,
  'c-eleven': eleven,
  'c-five': five,
  'c-lantern': sign('lantern', 'amber'),
  'c-mark': mark,
  'c-race': race,
  'c-sum': sum,
  'c-three': three,
  'c-ball': sign('ball', 'jade'),
  'c-balls': sign('balls', 'crimson'),
  'c-cards': sign('cards', 'indigo'),
  'c-coins': sign('coins', 'amber'),
  'c-dice': sign('dice', 'magenta'),
  'c-fish': sign('fish', 'teal'),
  'c-gem': sign('gem', 'teal'),
  'c-pad': sign('pad', 'violet'),
  'c-rocket': sign('rocket', 'indigo'),
  'c-sevens': sign('sevens', 'crimson'),
  'c-tile': sign('tile', 'jade'),
  'c-trophy': sign('trophy', 'amber'),
  'c-wheel': sign('wheel', 'jade'),
  't-cards': scene('cards', 'jade', 1),
  't-coins': scene('coins', 'crimson', 3),
  't-dice': scene('dice', 'violet', 2),
  't-wheel': scene('wheel', 'indigo', 4),
  'empty-bets': sign('coins', 'night'),
  'empty-favorites': sign('lotus', 'magenta'),
  'empty-notices': sign('lantern', 'amber'),
  'empty-search': sign('cat', 'indigo'),
  ...Object.fromEntries(AVATARS.map((avatar) => [`a-${avatar.motif}`, () => thumbnail(avatar, 160, 160)])),
}
