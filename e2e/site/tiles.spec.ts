import type { Page } from '@playwright/test'
import { longList } from '../support/long-list.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TILES = 14
/** Contrast of text with what lies behind it, as WCAG asks for. */
const LEAST = 4.5

for (const width of [390, 1440])
  test(`the names of games stand at the foot of their pictures and stand out from them, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, longList('/rng'))
    const tiles = page.getByRole('main').locator('article.game')
    await expect(tiles.nth(TILES - 1)).toBeAttached()
    // Without the letters their ground is seen, and all of it without the bar of tabs over it.
    await page.addStyleTag({
      content:
        '.game .ttl * { color: transparent !important; text-shadow: none !important } nav.tabs { display: none }',
    })
    for (const tile of (await tiles.all()).slice(0, TILES)) {
      await tile.scrollIntoViewIfNeeded()
      const picture = tile.locator('img').first()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeTruthy()
      const [whole, title] = [await tile.boundingBox(), await tile.locator('.ttl').boundingBox()]
      const foot = whole!.y + whole!.height - (title!.y + title!.height)
      expect(foot).toBeLessThan(16)
      const ground = await page.screenshot({ clip: title! })
      expect(await contrastWithWhite(page, ground.toString('base64'))).toBeGreaterThanOrEqual(LEAST)
    }
  })

/** The contrast of white with the lightest tenth of a picture. */
const contrastWithWhite = (page: Page, png: string) =>
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
