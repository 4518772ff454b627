import { Texture } from 'pixi.js'

/** Loads an SVG so that it can be drawn at any size. */
export async function picture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

/**
 * Draws a picture into a texture of exactly these pixels, so that it stays sharp on dense screens.
 */
export function textureOf(image: HTMLImageElement, width: number, height: number, mipmaps = false): Texture {
  return made(width, height, mipmaps, (context) => context.drawImage(image, 0, 0, width, height))
}

/** The same picture as the eye sees it rushing past: smeared along its way. */
export function rushingTextureOf(image: HTMLImageElement, width: number, height: number): Texture {
  const ghosts = 31
  return made(width, height, true, (context) => {
    for (let nth = 0; nth < ghosts; nth++) {
      const away = (nth - (ghosts - 1) / 2) / ((ghosts - 1) / 2)
      context.globalAlpha = 0.1 * (1 - Math.abs(away) * 0.7)
      context.drawImage(image, 0, height * 0.2 * away, width, height)
    }
  })
}

function made(width: number, height: number, mipmaps: boolean, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context) draw(context)
  const texture = Texture.from(canvas, true)
  texture.source.autoGenerateMipmaps = mipmaps
  return texture
}
