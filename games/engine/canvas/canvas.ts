import 'pixi.js/unsafe-eval'
import { Application } from 'pixi.js'

/** A canvas that fills `host`, drawn by WebGL where there is one and by the 2D canvas where there is none. */
export async function openCanvas(host: HTMLElement, background: string): Promise<Application> {
  const app = new Application()
  await app.init({
    background,
    preference: ['webgl', 'canvas'],
    antialias: true,
    autoDensity: true,
    resolution: Math.min(3, Math.max(1, window.devicePixelRatio)),
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    powerPreference: 'high-performance',
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  host.append(app.canvas)
  return app
}
