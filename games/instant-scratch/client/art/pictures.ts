import type { MotifName } from '../../../art/motifs.ts'
import type { PaletteName } from '../../../art/palettes.ts'
import { emblem } from '../../../art/thumbnail.ts'

const sign = (motif: MotifName, palette: PaletteName) => () => emblem(motif, palette, 138)

/** The symbols of a card, the one that pays least first. */
export const pictures = {
  'scratch-fan': sign('fan', 'teal'),
  'scratch-fish': sign('fish', 'teal'),
  'scratch-lantern': sign('lantern', 'crimson'),
  'scratch-koi': sign('koi', 'amber'),
  'scratch-cat': sign('cat', 'amber'),
  'scratch-gem': sign('gem', 'violet'),
  'scratch-lotus': sign('lotus', 'magenta'),
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
