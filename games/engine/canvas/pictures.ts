import { Texture } from 'pixi.js'

/** Loads an SVG so that it can be drawn at any size. */
export async function picture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

/** Draws a picture once, at exactly these pixels: from an SVG that is slow, from here fast. */
export function drawn(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  return made(width, height, (context) => context.drawImage(image, 0, 0, width, height))
}

/**
 * A picture as a texture of exactly these pixels, so that it stays sharp on dense screens.
 */
export const textureOf = (image: HTMLImageElement, width: number, height: number, mipmaps = false): Texture =>
  textureFrom(drawn(image, width, height), mipmaps)

/** What was drawn, as a texture. */
export function textureFrom(canvas: HTMLCanvasElement, mipmaps: boolean): Texture {
  const texture = Texture.from(canvas, true)
  texture.source.autoGenerateMipmaps = mipmaps
  return texture
}

/** The same picture as the eye sees it rushing past: smeared along its way. */
export function rushingTextureOf(picture: HTMLCanvasElement, width: number, height: number): Texture {
  const ghosts = 31
  const smeared = made(width, height, (context) => {
    for (let nth = 0; nth < ghosts; nth++) {
      const away = (nth - (ghosts - 1) / 2) / ((ghosts - 1) / 2)
      context.globalAlpha = 0.1 * (1 - Math.abs(away) * 0.7)
      context.drawImage(picture, 0, height * 0.2 * away, width, height)
    }
  })
  return textureFrom(smeared, true)
}

function made(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}
