import { chromium } from '@playwright/test'
import { findBrowser } from './setup/browser.ts'
import { buildPages } from './setup/build.ts'
import { isKept, tableOf, type Line } from './budgets/line.ts'
import { firstSpinLines } from './budgets/first-spin.ts'
import { fetchLighthouse, lighthouseLines } from './budgets/lighthouse.ts'
import { askedBy, type Measurement } from './budgets/pages.ts'
import { sizeLines } from './budgets/sizes.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { seedLongCatalogAt } from './seed/long-catalog.ts'
import { giveUp } from './setup/problem.ts'
import { startProduct } from './setup/product.ts'

// Page sizes, the way to the first spin and Lighthouse against the budgets of docs/design.md;
// `--sizes` measures sizes alone, `--first-spin` the way to it, addresses (`/elott /rng`) pages.

try {
  const asked = askedBy(process.argv.slice(2))
  await buildPages()
  const all = asked.sizes ? report('Sizes as sent (gzip)', sizeLines()) : []
  if (asked.firstSpin || asked.pages.length > 0) all.push(...(await inBrowser(asked)))
  const over = all.filter((line) => !isKept(line))
  console.log(over.length === 0 ? '\nEvery budget is kept.' : `\n${over.length} of ${all.length} budgets are broken.`)
  process.exit(over.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}

async function inBrowser({ firstSpin, pages }: Measurement): Promise<Line[]> {
  if (pages.length > 0) await fetchLighthouse()
  const found = await findBrowser()
  const browser = { ...found, executablePath: found.executablePath ?? chromium.executablePath() }
  const product = await startProduct({ throwaway: true, port: '0', log: console.log })
  try {
    const lines = firstSpin ? report('On a slow phone, slow 4G', await firstSpinLines(product.url, browser)) : []
    for (const { path, long, lcpMs, tbtMs } of pages) {
      if (long) await seedLongCatalogAt(product.databaseUrl, [merchantCode('senluna')])
      lines.push(
        ...report(`Lighthouse on a phone: ${path}`, await lighthouseLines(product.url + path, browser, lcpMs, tbtMs)),
      )
    }
    return lines
  } finally {
    await product.stop()
  }
}

function report(heading: string, lines: Line[]): Line[] {
  console.log(tableOf(heading, lines))
  return lines
}
