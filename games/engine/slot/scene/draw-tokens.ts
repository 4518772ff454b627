import type { BoardShape, Layout } from '../layout.ts'
import type { Looks } from './looks.ts'
import type { Token } from './tokens.ts'

interface Drawing {
  tokens: readonly Token[]
  layout: Layout
  shape: BoardShape
  looks: Looks
  /** How wide a symbol at rest is, in CSS pixels. */
  size: number
  /** The light under what is pointed at. */
  glow: HTMLCanvasElement
  middle(token: Token): { x: number; y: number }
  /** What flies from where something burst, and how far it has got, from 0 to 1. */
  pops: { places: readonly { x: number; y: number }[]; picture: HTMLCanvasElement; share: number; rich: boolean }
}

/** The symbols of a board with the light under them, and nothing outside its frame. */
export function drawTokens(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { tokens, layout, shape, looks, size, glow, middle, pops } = drawing
  const { border, cell } = layout
  context.save()
  context.beginPath()
  context.rect(border, border, cell.width * shape.columns, cell.height * shape.rows)
  context.clip()
  context.globalCompositeOperation = 'lighter'
  for (const token of tokens) {
    if (token.glow <= 0) continue
    const { x, y } = middle(token)
    context.globalAlpha = token.glow
    context.drawImage(glow, x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7)
  }
  context.globalCompositeOperation = 'source-over'
  for (const token of tokens) {
    if (token.alpha <= 0 || token.row <= -1 || token.row >= shape.rows) continue
    const { x, y } = middle(token)
    const wide = size * token.scale
    context.globalAlpha = token.alpha
    context.drawImage(looks.of(token), x - wide / 2, y - wide / 2, wide, wide)
  }
  drawPops(context, size, pops)
  context.restore()
}

/** Drops that fly from what burst; fewer where less is drawn. */
function drawPops(context: CanvasRenderingContext2D, size: number, pops: Drawing['pops']): void {
  const { places, picture, share, rich } = pops
  for (const { x, y } of places)
    for (let nth = 0; nth < (rich ? 7 : 3); nth++) {
      const angle = nth * 2.399 + x
      const far = size * (0.2 + 0.6 * share) * (0.7 + (nth % 3) * 0.2)
      const wide = size * 0.2 * (1 - share)
      context.globalAlpha = 1 - share
      const [left, top] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far + size * 0.25 * share ** 2]
      context.drawImage(picture, left - wide / 2, top - wide / 2, wide, wide)
    }
}
