import { setMaintenance } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// It closes the brand whose long catalogue other tests read: it runs after them.
test('a closed site is accessible: maintenance by its setting, and a region not served', async ({ page, baseURL }) => {
  const reference = new URL(baseURL ?? '')
  reference.hostname = 'reference.localhost'
  const closed = page.getByRole('main').getByRole('heading', { level: 1 })
  try {
    await setMaintenance('refbrand1', true)
    await expect(async () => {
      await page.goto(reference.href)
      await expect(page.locator('main.closed')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(closed).toBeVisible()
    await expectAccessible(page, 'maintenance')
    await expectNoSidewaysScroll(page, 'maintenance')
  } finally {
    await setMaintenance('refbrand1', false)
  }
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const envelope: { value: { status: number } } = await response.json()
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, status: 2 } } })
  })
  await page.goto('/')
  await expect(closed).toBeVisible()
  await expectAccessible(page, 'region not served')
  await expectNoSidewaysScroll(page, 'region not served')
})
