/** A finger or a palm: a box with round corners, turned around its lower end. */
export interface HandPart {
  x: number
  y: number
  width: number
  height: number
  radius: number
  turned?: number
}

const part = (x: number, y: number, width: number, height: number, radius: number, turned?: number): HandPart => ({
  x,
  y,
  width,
  height,
  radius,
  ...(turned !== undefined && { turned }),
})

const WRIST = part(-21, 44, 42, 40, 12)
const folded = (from: number, count: number): HandPart[] =>
  Array.from({ length: count }, (_, nth) => part(-36 + (from + nth) * 18, -12, 18, 36, 9))
const stretched = (nth: number, turned: number, height: number): HandPart =>
  part(-36 + nth * 18, -8 - height, 18, height + 24, 9, turned)

/**
 * The three hands, drawn upright around 0,0 in a box of 150: their parts from back to front.
 */
export const HAND_PARTS = {
  rock: [WRIST, part(-38, -4, 76, 62, 24), ...folded(0, 4), part(-30, 18, 54, 22, 11, -12)],
  paper: [
    WRIST,
    stretched(0, -14, 46),
    stretched(1, -4, 60),
    stretched(2, 5, 56),
    stretched(3, 15, 40),
    part(-62, 0, 50, 20, 10, 34),
    part(-38, -4, 76, 62, 24),
  ],
  scissors: [
    WRIST,
    stretched(0, -17, 58),
    stretched(1, 11, 62),
    part(-38, -4, 76, 62, 24),
    ...folded(2, 2),
    part(-22, 18, 50, 21, 10, -10),
  ],
} as const satisfies Record<string, readonly HandPart[]>
