import { compact } from '../../art/svg.ts'

/** A picture by itself: `inside` drawn around 0,0 in a square of 256. */
export const square = (inside: string): string =>
  compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256" width="256" height="256">${inside}</svg>`,
  )

/** A picture with its corner at 0,0. */
export const sheet = (width: number, height: number, inside: string): string =>
  compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  )
