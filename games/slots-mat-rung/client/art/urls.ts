import { pictures, type PictureName } from './pictures.ts'

/**
 * Where each picture is found. The build puts files in their place; without it they are drawn on
 * the spot.
 */
export const urls = Object.fromEntries(
  Object.entries(pictures).map(([name, draw]) => [name, `data:image/svg+xml,${encodeURIComponent(draw())}`]),
) as Record<PictureName, string>
