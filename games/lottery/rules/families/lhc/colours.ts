export type Colour = 'RED' | 'BLUE' | 'GREEN'

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46])
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48])

/** The colour of a ball: 17 are red, 16 blue, 16 green. */
export const colourOf = (number: number): Colour => (RED.has(number) ? 'RED' : BLUE.has(number) ? 'BLUE' : 'GREEN')
