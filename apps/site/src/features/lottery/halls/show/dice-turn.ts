/** Turns of a die in degrees, about its own two axes. */
export type Turn = readonly [x: number, y: number]

/**
 * How each face is set onto a die whose first one looks at the viewer: opposite faces come to
 * seven.
 */
export const FACE_TURNS: Readonly<Record<number, Turn>> = {
  1: [0, 0],
  2: [90, 0],
  3: [0, 90],
  4: [0, -90],
  5: [-90, 0],
  6: [0, 180],
}

/** How a die is turned so that a face looks at the viewer. */
export function turnOf(face: number): Turn {
  const [x, y] = FACE_TURNS[face] ?? [0, 0]
  return [-x || 0, -y || 0]
}
