import { board, mark, sum, three } from '../halls/digits.ts'
import { cup } from '../halls/cup.ts'
import { eleven, five } from '../halls/globe.ts'
import { race } from '../halls/race.ts'
import type { Motif } from './motif.ts'

/** A picture of the halls as a motif: what is in it, with the ids of the picture it stands in. */
const inside =
  (draw: () => string): Motif =>
  (key) => {
    const drawn = draw().replaceAll(/<svg[^>]*>|<\/svg>/g, '')
    return `<g transform="scale(.82)">${drawn.replaceAll(/(id="|url\(#)h[a-z]+_/g, `$1${key}`)}</g>`
  }

/** What the lottery's families draw: their games are known by it in every list. */
export const HALL_MOTIFS = {
  cup: inside(cup),
  race: inside(race),
  five: inside(five),
  eleven: inside(eleven),
  three: inside(three),
  sum: inside(sum),
  mark: inside(mark),
  board: inside(board),
} as const satisfies Record<string, Motif>
