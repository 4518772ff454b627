import { contrastWithWhite, LEAST } from '../support/contrast.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TILES = 14

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

test('the words of the hero keep off the moon and the lotus on a narrow desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/')
  const hero = page.locator('.hero .banner').first()
  const picture = hero.locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy()
  await page.addStyleTag({ content: '.banner h1, .banner p, .banner .facts * { color: transparent !important }' })
  for (const words of await hero.locator('h1, p, .facts dt').all()) {
    const ground = await page.screenshot({ clip: (await words.boundingBox())! })
    expect(await contrastWithWhite(page, ground.toString('base64')), await words.innerText()).toBeGreaterThan(
      1.5 * LEAST,
    )
  }
})

test('every slide of the home page begins at one line and stands in the middle', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const stage = (await page.locator('.hero .banner').boundingBox())!
  const first = (await page.locator('.hero h1').boundingBox())!
  const next = page.getByRole('button', { name: say('banners.next') })
  for (let nth = 1; nth <= 2; nth += 1) {
    await next.click()
    const slide = page.locator('.hero .slide')
    const [title, action] = [await slide.locator('h2').boundingBox(), await slide.locator('.btn').boundingBox()]
    expect(title!.x).toBeCloseTo(first.x, 0)
    const middle = (title!.y + action!.y + action!.height) / 2
    expect(Math.abs(middle - (stage.y + stage.height / 2))).toBeLessThan(24)
  }
})
