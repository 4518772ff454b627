import type { Palette } from '../palettes.ts'

/**
 * The thing in the middle of a picture, drawn around 0,0 and about 240 wide.
 *
 * `key` begins every id inside, so that two pictures in one document never share a gradient.
 */
export type Motif = (key: string, tone: Palette, random: () => number) => string
