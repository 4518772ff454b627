import { Container, Sprite, type Texture } from 'pixi.js'
import { tween, type Frames } from '../../../engine/canvas/tween.ts'

/** Petals and lights thrown up from a point, for a win worth it. */
export function burst(
  into: Container,
  frames: Frames,
  textures: readonly Texture[],
  at: { x: number; y: number },
  reach: number,
  signal: AbortSignal,
): Promise<void> {
  const layer = into.addChild(new Container())
  const flying = Array.from({ length: 54 }, (_, nth) => {
    const sprite = layer.addChild(new Sprite(textures[nth % textures.length]))
    sprite.anchor.set(0.5)
    sprite.setSize(12 + (nth % 5) * 7)
    const angle = (nth * 2.399) % (Math.PI * 2)
    const speed = reach * (0.35 + ((nth * 0.618) % 1) * 0.85)
    return {
      sprite,
      x: Math.cos(angle) * speed,
      y: Math.sin(angle) * speed * 0.8 - reach * 0.35,
      spin: ((nth % 7) - 3) * 1.4,
    }
  })
  return tween(
    frames,
    2_400,
    (share) => {
      const out = 1 - (1 - share) ** 2.4
      for (const { sprite, x, y, spin } of flying) {
        sprite.position.set(at.x + x * out, at.y + y * out + reach * 0.7 * share * share)
        sprite.rotation = spin * share
        sprite.alpha = Math.min(1, (1 - share) * 2.2)
      }
    },
    { signal },
  ).then(() => layer.destroy({ children: true }))
}
