import { linear, linearAt } from '../../../art/svg.ts'

/**
 * The metals and lights that the pictures of this game share; each picture holds its own copies.
 */
export const golden = {
  /** Bright at the top, brown at the foot. */
  metal: (id: string) => linear(id, [0, '#fff8d6'], [0.3, '#ffdb6e'], [0.62, '#eda326'], [1, '#8f4d08']),
  /** A rim that catches light on two sides. */
  rim: (id: string) =>
    linearAt(
      id,
      'x1="0" y1="0" x2="1" y2="1"',
      [0, '#fff6cf'],
      [0.28, '#f3bd4a'],
      [0.5, '#8f560f'],
      [0.72, '#ffd766'],
      [1, '#7c440a'],
    ),
} as const

/** One lotus petal, its foot at 0,0, pointing up, about 132 tall. */
export const PETAL = 'M0 0C-40-38-32-98 0-132C32-98 40-38 0 0Z'
