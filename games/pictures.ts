import { MOTIFS } from './art/motifs.ts'
import { thumbnail, type Picture } from './art/thumbnail.ts'
import type { GameMotif } from './own-game.ts'
import { OWN_GAMES } from './own-games.ts'

const OWN = OWN_GAMES.flatMap(({ catalogue: { motif } }) => (typeof motif === 'string' ? [] : [motif]))
const DRAWN = { ...MOTIFS, ...Object.fromEntries(OWN.map(({ name, draw }) => [name, draw])) }

/** A game's picture as SVG: of a motif that all share, or that a game's own folder draws. */
export const drawPicture = (picture: Picture): string => thumbnail(picture, 300, 400, DRAWN)

/** What a motif is called. */
export const motifName = (motif: GameMotif): string => (typeof motif === 'string' ? motif : motif.name)
