import type { Page } from '@playwright/test'

/** The least contrast of text with what lies behind it, as WCAG asks for. */
export const LEAST = 4.5

/** The contrast of white with the lightest tenth of a picture. */
export const contrastWithWhite = (page: Page, png: string) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0)
    const { data: parts } = context.getImageData(0, 0, picture.width, picture.height)
    const channel = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    const light: number[] = []
    for (let at = 0; at < parts.length; at += 4)
      light.push(0.2126 * channel(parts[at]!) + 0.7152 * channel(parts[at + 1]!) + 0.0722 * channel(parts[at + 2]!))
    light.sort((a, b) => a - b)
    return 1.05 / (light[Math.floor(light.length * 0.9)]! + 0.05)
  }, png)
