import type { Layout } from '../layout.ts'

/** The reel that is waited for, and how bright its light is. */
export interface WaitedLight {
  reel: number
  bright: number
}

/** A light down the column that is waited for. */
export function drawWaited(
  context: CanvasRenderingContext2D,
  mote: HTMLCanvasElement,
  { reel, bright }: WaitedLight,
  { border, cell }: Layout,
  rows: number,
): void {
  const [width, height] = [cell.width * 2.2, cell.height * (rows + 1)]
  const x = border + (reel + 0.5) * cell.width
  const y = border + (cell.height * rows) / 2
  context.save()
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = bright
  context.drawImage(mote, x - width / 2, y - height / 2, width, height)
  context.restore()
}
