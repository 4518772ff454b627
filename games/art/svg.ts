/** A whole turn, in radians. */
export const TURN = Math.PI * 2

/** A number as a drawing needs it: one decimal. */
export const short = (value: number): number => Number(value.toFixed(1))

/** The point at a distance and an angle from the middle, as a path writes it. */
export const polar = (distance: number, angle: number): string => polarPoint(distance, angle).join(' ')

/** As `polar`, as two numbers. */
export const polarPoint = (distance: number, angle: number): readonly [number, number] => [
  short(distance * Math.cos(angle)),
  short(distance * Math.sin(angle)),
]

/** The same drawing several times; each copy gets its number. */
export const times = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`
    })
    .join('')

/** A gradient from top to bottom. A stop is where, which colour, how opaque. */
export const linear = (id: string, ...stops: Stop[]): string => linearAt(id, 'x1="0" y1="0" x2="0" y2="1"', ...stops)

/** A gradient along a line of one's own. */
export const linearAt = (id: string, along: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" ${along}>${stopsOf(stops)}</linearGradient>`

/** A gradient around the middle. */
export const radial = (id: string, ...stops: Stop[]): string => radialAt(id, '', ...stops)

/** A gradient around a point of one's own. */
export const radialAt = (id: string, around: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}" ${around}>${stopsOf(stops)}</radialGradient>`

/** The same picture in fewer bytes: no white space between tags. */
export const compact = (svg: string): string => svg.replace(/>\s+</g, '><').trim()

/** Numbers in [0, 1) that the same seed always gives again. For pictures only: never for a game. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A short name for a text, the same every time: ids inside one picture start with it. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
