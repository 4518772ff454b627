import { somePrizes, writePast } from '@senluna/server/modules/lottery/testing/past-draws.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, test } from '../support/test.ts'

/** A Thursday of the Centre that nothing else looks at, and its three stations. */
const DAY = '2025-10-09'
const STATIONS = ['VN_C_BDI', 'VN_C_QT', 'VN_C_QB'] as const

test.use({ language: 'EN' })

test.beforeAll(async () => {
  for (const [nth, code] of STATIONS.entries())
    await writePast(process.env.E2E_DATABASE_URL ?? '', code, [{ day: DAY, result: somePrizes(code, nth) }])
})

test('results of a day: every prize side by side, a number looked up, the day before without a draw', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/results/xsmt/${DAY}`)
  const region = say('lottery.results.region.xsmt')
  await expect(page.getByRole('heading', { level: 1, name: region })).toBeVisible()
  const table = page.getByRole('table', { name: region })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const special = somePrizes(STATIONS[1], 1).db?.[0] ?? ''
  await expect(table.getByText(special)).toBeVisible()
  await expectNoSidewaysScroll(page, 'the results of a day')
  await expectAccessible(page, 'the results of a day')
  await page.getByLabel(say('lottery.results.check.label')).fill(special)
  await expect(table.locator('mark', { hasText: special })).toBeVisible()
  await page.getByRole('link', { name: say('lottery.results.before') }).click()
  await expect(page).toHaveURL(/\/results\/xsmt\/2025-10-08$/)
  await expect(page.getByText(say('lottery.results.none'))).toBeVisible()
})

test('a column leads to its province, with every draw of it', async ({ page, say }) => {
  await open(page, `/results/xsmt/${DAY}`)
  const table = page.getByRole('table', { name: say('lottery.results.region.xsmt') })
  await table.getByRole('columnheader').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/results/xsmt/(?:bdi|qt|qb)/${DAY}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/lottery, /)
  const past = page.getByRole('region', { name: say('lottery.results.station.past') })
  await expect(past.getByRole('link').first()).toBeVisible()
  await expectAccessible(page, 'the results of a province')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the results of a province')
})

test('statistics say that they foretell nothing', async ({ page, say }) => {
  await open(page, '/results/stats/VN_C_BDI?draws=30')
  await expect(page.getByText(say('lottery.results.honest'))).toBeVisible()
  const heat = page.getByRole('region', { name: say('lottery.results.heat'), exact: true })
  await expect(heat.getByRole('cell')).toHaveCount(100)
  await expect(page.getByRole('region', { name: say('lottery.results.bridges') })).toBeVisible()
  await expectAccessible(page, 'the statistics of results')
})

test('a reminder is set, kept, and ended from where it leads', async ({ page, say }) => {
  await becomeMember(page)
  await open(page, '/results/reminders')
  const north = say('lottery.results.region.xsmb')
  const minutes = page.getByLabel(`${say('lottery.results.reminders.minutes')}: ${north}`)
  await minutes.selectOption('30')
  await expect(page.getByText(say('lottery.results.reminders.saved'))).toBeVisible()
  await open(page, '/results/reminders?region=xsmb')
  await expect(minutes).toHaveValue('30')
  await page.getByRole('button', { name: say('lottery.results.reminders.off') }).click()
  await expect(minutes).toHaveValue('OFF')
  await expectAccessible(page, 'the reminders')
})
