import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const WIDTHS = [320, 390, 768, 1440]

/** Nothing on the screen keeps anybody from using it, as far as axe can tell: frames included. */
export async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  expect.soft(found, where).toEqual([])
}

/** The screen as it stands has enough contrast in another theme too; what axe looks at besides does not depend on it. */
export async function expectColours(page: Page, where: string, theme: 'dark' | 'light') {
  const before = await page.evaluate((next) => {
    const { dataset } = document.documentElement
    const { theme: shown } = dataset
    dataset.theme = next
    return shown
  }, theme)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  const found = violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(' ')))
  expect.soft(found, `contrast of ${where}, ${theme}`).toEqual([])
  await page.evaluate((back) => void (document.documentElement.dataset.theme = back), before)
}

/** No width makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where: string, widths: readonly number[] = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.soft.poll(over, { message: `${where} at ${width} px` }).toBeLessThanOrEqual(0)
  }
}
