import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, type Renderer } from 'pixi.js'
import { FrameLoop } from './frame-loop.ts'

/** A canvas with what is drawn on it. */
export interface Canvas {
  renderer: Renderer
  stage: Container
  loop: FrameLoop
  destroy(): void
}

/**
 * A canvas that fills `host`, drawn by WebGL where there is one and by the 2D canvas where there is
 * none.
 */
export async function openCanvas(host: HTMLElement, background: string): Promise<Canvas> {
  const resolution = Math.min(3, Math.max(1, window.devicePixelRatio))
  const renderer = await autoDetectRenderer({
    background,
    preference: ['webgl', 'canvas'],
    // Dense screens are smooth by themselves.
    antialias: resolution < 1.5,
    autoDensity: true,
    resolution,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    powerPreference: 'high-performance',
  })
  const stage = new Container()
  const loop = new FrameLoop(() => renderer.render(stage))
  renderer.canvas.setAttribute('aria-hidden', 'true')
  host.append(renderer.canvas)
  return {
    renderer,
    stage,
    loop,
    destroy: () => {
      loop.stop()
      stage.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
  }
}
