import type { Canvas } from './canvas.ts'
import { tween } from './tween.ts'

/** How many fly, by how much is drawn. */
const COUNT = { rich: 54, light: 18 } as const

export interface Burst {
  pictures: readonly HTMLCanvasElement[]
  at: { x: number; y: number }
  reach: number
  signal: AbortSignal
}

/** Pictures thrown up from a point, for a win worth it. `draw` gets what to paint now. */
export function burst(
  canvas: Canvas,
  { pictures, at, reach, signal }: Burst,
  draw: (paint: (context: CanvasRenderingContext2D) => void) => void,
): Promise<void> {
  const flying = Array.from({ length: COUNT[canvas.loop.mode] }, (_, nth) => {
    const angle = (nth * 2.399) % (Math.PI * 2)
    const speed = reach * (0.35 + ((nth * 0.618) % 1) * 0.85)
    return {
      picture: pictures[nth % pictures.length]!,
      size: 12 + (nth % 5) * 7,
      x: Math.cos(angle) * speed,
      y: Math.sin(angle) * speed * 0.8 - reach * 0.35,
      spin: ((nth % 7) - 3) * 1.4,
    }
  })
  return tween(
    canvas.loop,
    2_400,
    (share) =>
      draw((context) => {
        const out = 1 - (1 - share) ** 2.4
        for (const { picture, size, x, y, spin } of flying) {
          context.save()
          context.globalAlpha = Math.min(1, (1 - share) * 2.2)
          context.translate(at.x + x * out, at.y + y * out + reach * 0.7 * share * share)
          context.rotate(spin * share)
          context.drawImage(picture, -size / 2, -size / 2, size, size)
          context.restore()
        }
      }),
    { signal },
  )
}
