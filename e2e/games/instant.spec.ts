import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { amount } from '@senluna/kit/money.ts'
import { nextRound, stage, stepsShown } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** Each game, its button, a key of its own, and the choice that the key makes of the first. */
const GAMES = [
  { code: 'wheel', play: 'wheel.play', key: 'e', choice: 'high' },
  { code: 'coin-flip', play: 'coinFlip.play', key: 'e', choice: 'heads-2' },
  { code: 'rps', play: 'rps.play', key: 'w', choice: 'paper' },
  { code: 'scratch', play: 'scratch.play', key: 'e', choice: 'high' },
  { code: 'keno', play: 'keno.play', key: 'q', choice: '3-8-17-26' },
] as const

for (const { code, play: words, key, choice } of GAMES) {
  test(`${code}: chosen by key, played, and shown as it was stored`, async ({ page, say }) => {
    await becomeMember(page)
    await page.goto(`/game?id=${code}&node=1&vendor=SENLUNA`)
    const game = stage(page)
    const play = game.getByRole('button', { name: say(words), exact: true })
    await expect(play).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
    await game.getByRole('button', { name: say('game.keys'), exact: true }).click()
    await game.getByRole('checkbox', { name: say('game.keys.on'), exact: true }).check()
    await page.keyboard.press('Escape')
    await play.press(key)
    const answer = nextRound(page)
    await play.press('Enter')
    const { round, balance } = await answer
    expect(round.choice).toBe(choice)
    const own = OWN_GAMES.find((known) => known.game.code === code)!
    const played = own.game.beats(round.draws, amount(BigInt(round.stake)), choice) as readonly { outcome: string }[]
    await stepsShown(page)
    await expect(game.locator('.ig-recent li')).toHaveText(played[0]!.outcome)
    await expect(game.locator('.balance dd')).toHaveText(moneyText(BigInt(balance)))
  })
}
