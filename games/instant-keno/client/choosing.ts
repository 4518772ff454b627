import { shuffle } from '@senluna/kit/games/draws.ts'
import { CONFIGURATION, keno, picksOf, writtenPicks } from '../rules/index.ts'

const { numbers, most } = CONFIGURATION

/** The picks in a text that the shell has read before. */
export const picksIn = (text: string): readonly number[] => picksOf(text) ?? picksOf(keno.choosing.first) ?? []

/** A number picked, or no longer; undefined where there would be none or too many. */
export function toggled(text: string, number: number): string | undefined {
  const picks = picksIn(text)
  const next = picks.includes(number) ? picks.filter((picked) => picked !== number) : [...picks, number]
  return next.length > 0 && next.length <= most ? writtenPicks(next) : undefined
}

/** The browser's own chance, for picks; it decides nothing that is drawn. */
const chance = { uint: (n: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n }

/** All numbers in an order of the browser's chance. */
const mixed = (): readonly number[] => shuffle(chance, numbers).map((index) => index + 1)

/** As many other numbers as are picked. */
export const lucky = (text: string): string => writtenPicks(mixed().slice(0, picksIn(text).length))

/** One pick fewer, the last; undefined where there is only one. */
export function fewer(text: string): string | undefined {
  const picks = picksIn(text).slice(0, -1)
  return picks.length > 0 ? writtenPicks(picks) : undefined
}

/** One pick more, by chance; undefined where there are ten. */
export function more(text: string): string | undefined {
  const picks = picksIn(text)
  const next = mixed().find((number) => !picks.includes(number))
  return picks.length < most && next !== undefined ? writtenPicks([...picks, next]) : undefined
}
