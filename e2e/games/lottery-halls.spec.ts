import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('lottery halls: from the lobby to a placed bet and back, on play money', async ({ page, say }) => {
  test.slow()
  await open(page, '/')
  await page.getByRole('button', { name: say('home.hero.try') }).click()
  await expect(page).toHaveURL(/\/game/, { timeout: 30_000 })
  await open(page, '/elott')
  await expect(page.getByRole('heading', { level: 1, name: say('lottery.hall.title') })).toBeVisible()
  await expectAccessible(page, 'the lottery halls')
  await page.getByRole('tab', { name: say('lottery.hall.of.ELOTT') }).click()
  await expect(page.getByRole('link', { name: /SSC/ })).toHaveCount(0)
  await page.getByRole('tab', { name: say('lottery.hall.of.LOTT') }).click()
  // Five minutes from draw to draw: a ticket can be taken back.
  await page.locator('a.hc[href="/lottery?gameCode=SSC_5M"]').click()
  await settled(page)
  // A minute is enough for what follows; with less left the next draw is waited for.
  await expect(page.getByRole('timer')).toHaveText(/^00\D+0[1-4]/, { timeout: 100_000 })

  const first = page.getByRole('grid', { name: say('lottery.hall.digit.1') })
  await first.getByRole('button', { name: '0', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(first.getByRole('gridcell', { name: '1' })).toHaveAttribute('aria-selected', 'true')
  const add = page.getByRole('button', { name: say('lottery.hall.add') })
  await expect(add).toBeDisabled()
  await page.getByRole('tab', { name: say('lottery.hall.tree.places') }).click()
  const last = page.getByRole('grid', { name: say('lottery.hall.digit.5') })
  await last.getByRole('button', { name: '7', exact: true }).click()
  await page.getByRole('slider').fill('1900')
  // A multiple that is no whole number is said, and bets nothing.
  const multiple = page.getByRole('textbox', { name: say('lottery.hall.times') })
  await multiple.fill('1.5')
  await expect(multiple).toHaveAccessibleDescription(say('lottery.play.whole', { least: '1', most: '99999' }))
  await expect(add).toBeDisabled()
  await multiple.fill('1')
  await add.click()
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })
  await expect(slip.getByText(say('lottery.type.SSC_DWD'))).toBeVisible()
  await expectAccessible(page, 'a game of the halls')
  await slip.getByRole('button', { name: say('lottery.play.place') }).click()
  const receipt = page.getByRole('dialog', { name: say('lottery.play.receipt') })
  await expect(receipt.getByText(say('lottery.play.trial'))).toBeVisible({ timeout: 20_000 })
  await receipt.getByRole('button', { name: say('lottery.play.cancel') }).click()
  await expect(receipt.getByText(say('lottery.play.state.CANCELLED'))).toBeVisible()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('lottery halls: a draw watched again ends in what was drawn, skipped by a press or by Esc', async ({
    page,
    say,
  }) => {
    test.slow()
    await open(page, '/lottery?gameCode=SSC_1M')
    const stage = page.locator('.ds')
    await expect(stage).toHaveAttribute('data-over', 'true', { timeout: 100_000 })
    // Half a minute is enough for what follows; with less left the next draw is waited for.
    await expect(page.getByRole('timer')).toHaveText(/^00\D+00\D+[345]\d/, { timeout: 60_000 })
    await expect(stage).toHaveAttribute('data-over', 'true', { timeout: 30_000 })
    const drawn = await stage.getByRole('listitem', { includeHidden: true }).allTextContents()
    expect(drawn.join('')).toMatch(/^\d{5}$/)
    for (const end of ['press', 'Esc']) {
      await page.getByRole('button', { name: say('lottery.show.again') }).click()
      const skip = stage.getByRole('button', { name: say('lottery.show.skip') })
      await expect(skip).toBeVisible()
      await expect(stage).not.toHaveAttribute('data-over')
      if (end === 'Esc') await page.keyboard.press('Escape')
      else await skip.click()
      await expect(stage).toHaveAttribute('data-over', 'true')
      expect(await stage.getByRole('listitem', { includeHidden: true }).allTextContents()).toEqual(drawn)
    }
  })
})

test('lottery halls: a guest writes a bet on the page of South East Asia, and is asked in to place it', async ({
  page,
  say,
}) => {
  await open(page, '/lottery/sea')
  await expect(page.getByRole('heading', { level: 1, name: say('lottery.group.SEA') })).toBeVisible()
  await page.locator('a[href="/lottery/sea?gameCode=TH_GOV"]').click()
  await settled(page)
  await page.getByRole('textbox', { name: say('lottery.hall.typed', { width: 3 }) }).fill('123 45 678')
  await expect(page.getByText(say('lottery.hall.typedWrong', { list: '45', width: 3 }))).toBeVisible()
  await page.getByRole('button', { name: say('lottery.hall.add') }).click()
  await expectNoSidewaysScroll(page, 'a game of South East Asia')
  await page
    .getByRole('complementary', { name: say('lottery.play.slip') })
    .getByRole('button', { name: say('lottery.play.loginToPlace') })
    .click()
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
})

test('lottery halls: past draws stand two in a line where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/lottery?gameCode=SSC_5M')
  // A product that has just begun has no past yet: the list is put where it would stand.
  const columns = await page.locator('.past').evaluate((past) => {
    const list = past.appendChild(document.createElement('ul'))
    list.append(document.createElement('li'), document.createElement('li'))
    return getComputedStyle(list).gridTemplateColumns.split(' ').length
  })
  expect(columns).toBe(2)
})
