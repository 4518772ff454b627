/** Where the board stands, in CSS pixels. */
export interface Layout {
  /** Upright screens have taller cells. */
  tall: boolean
  /** The board with its border. */
  board: { x: number; y: number; width: number; height: number }
  border: number
  cell: { width: number; height: number }
}

/** What the controls around the board need. */
export interface ControlsSpace {
  top: number
  bottom: number
  side: number
}

/** How a board is drawn: what it measures when a cell is `cell` wide. */
export interface BoardShape {
  columns: number
  rows: number
  cell: number
  border: number
  /** How tall a cell is on a wide screen, and on an upright one. */
  wide: number
  tall: number
}

/** Below this many times its height, a screen counts as upright. */
const UPRIGHT = 0.9

/** How much of the screen the controls take. */
export const controlsSpace = (width: number, height: number): ControlsSpace => {
  if (width < height * UPRIGHT) return { top: 62, bottom: 236, side: 6 }
  // A phone on its side has little height to give away.
  if (height < 520) return { top: 6, bottom: 74, side: 8 }
  // Where there is height to spare, the moon and the name stand over the board.
  return { top: height < 640 ? 58 : Math.round(height * 0.138), bottom: 132, side: 24 }
}

/** The largest board that fits between the controls, in the middle of what is left. */
export function layoutOf(shape: BoardShape, width: number, height: number): Layout {
  const space = controlsSpace(width, height)
  const tall = width < height * UPRIGHT
  const cellHeight = tall ? shape.tall : shape.wide
  const fullWidth = shape.cell * shape.columns + shape.border * 2
  const fullHeight = cellHeight * shape.rows + shape.border * 2
  const free = { width: Math.max(1, width - space.side * 2), height: Math.max(1, height - space.top - space.bottom) }
  const scale = Math.min(free.width / fullWidth, free.height / fullHeight)
  const board = { width: fullWidth * scale, height: fullHeight * scale }
  return {
    tall,
    board: { ...board, x: (width - board.width) / 2, y: space.top + (free.height - board.height) / 2 },
    border: shape.border * scale,
    cell: { width: shape.cell * scale, height: cellHeight * scale },
  }
}
