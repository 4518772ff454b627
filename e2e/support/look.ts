import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const WIDTHS = [320, 390, 768, 1440]

/** Nothing on the screen keeps anybody from using it, as far as axe can tell: frames included. */
export async function expectAccessible(page: Page, where: string) {
  const found = await violations(page, { runOnly: { type: 'tag', values: RULES } })
  expect
    .soft(
      found.map(({ id, target }) => `${id}: ${target}`),
      where,
    )
    .toEqual([])
}

/**
 * The screen as it stands has enough contrast in another theme too; what axe looks at besides does
 * not depend on it.
 */
export async function expectColours(page: Page, where: string, theme: 'dark' | 'light') {
  const before = await page.evaluate((next) => {
    const { dataset } = document.documentElement
    const { theme: shown } = dataset
    dataset.theme = next
    return shown
  }, theme)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  const found = await violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  expect
    .soft(
      found.map(({ target }) => target),
      `contrast of ${where}, ${theme}`,
    )
    .toEqual([])
  await page.evaluate((back) => void (document.documentElement.dataset.theme = back), before)
}

/** What breaks one of the rules, and where it stands. */
async function violations(page: Page, options: RunOptions): Promise<{ id: string; target: string }[]> {
  // Across frames axe is brought into each, and what they say put together on a page of its own:
  // most pages have none, and it stays.
  if (page.frames().length > 1) {
    const all = await new AxeBuilder({ page }).options(options).analyze()
    return all.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (asked) => {
    const all = await window.axe.run(document, { ...asked, resultTypes: ['violations'] })
    return all.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** No width makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where: string, widths: readonly number[] = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.soft.poll(over, { message: `${where} at ${width} px` }).toBeLessThanOrEqual(0)
  }
}
