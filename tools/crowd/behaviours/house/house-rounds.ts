import { randomUUID } from 'node:crypto'
import { acknowledgeCheck } from '@senluna/contract/member/protection.ts'
import { openGameSession, play } from '@senluna/contract/play/house.ts'
import { launchGame } from '@senluna/contract/play/launch.ts'
import type { OwnGame } from '@senluna/games/own-game.ts'
import { costOf, modeOf } from '@senluna/kit/games/modes.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../../guest.ts'
import { isRefused, Visitor } from '../../visitor.ts'
import { gambleOn } from './gamble-on.ts'
import { playRuns } from './runs.ts'

/** Plays one of our games for a while, as its own page does. */
export async function playHouseGame(guest: Guest, { game, someChoice, someRun }: OwnGame): Promise<void> {
  const { code } = game
  const { visitor, chance, person, world } = guest
  const { game_url: address } = await visitor.call(launchGame, {
    body: {
      gameId: code,
      nodeId: '1',
      accountType: 1,
      confirmTrans: 0,
      vendorCode: 'SENLUNA',
      launchMode: 'GLS',
      platform: 'html5',
      clientType: 3,
      username: person.userName,
      token: visitor.authorization.replace('Bearer ', ''),
      merchantCode: world.merchantCode,
      language: person.language,
    },
  })
  const launchToken = new URLSearchParams(new URL(address).hash.slice(1)).get('t') ?? ''
  // The game's page has a browser's frame of its own: it knows neither cookie nor handle.
  const stage = new Visitor(world, {
    address: person.address,
    deviceId: visitor.deviceId,
    language: person.language,
    host: `play.${world.host}`,
  })
  const session = await stage.call(openGameSession, { body: { launchToken } })
  stage.authorization = `Game ${session.bearer}`
  const stake = stakeOf(guest, session.stakes, await guest.balance())
  if (someRun) return playRuns({ guest, stage, session, game: code, stake, manner: someRun })
  const asked = () => {
    const choice = someChoice?.((n) => chance.from(0, n - 1))
    if (choice === undefined) return { stake }
    // At a table the stake is what the bets come to, in chips of this currency.
    const unit = BigInt(session.stakes[0] ?? 0) / (game.stakes[0] ?? 1n)
    if (isTableGame(game)) return { stake: (game.stakeOf(choice) * unit).toString(), choice }
    return { stake: game.modes ? costOf(BigInt(stake), modeOf(game.modes, choice)).toString() : stake, choice }
  }
  let seen = session.openRound?.id
  const leftOf = new Map(session.free.map(({ id, left }) => [id, left]))
  for (let left = guest.isHurried ? chance.from(2, 6) : chance.from(5, 25); left > 0; left--) {
    await guest.pause(session.profile.minCycleMs + SECOND / 2, session.profile.minCycleMs + 4 * SECOND)
    try {
      const free = session.free.find(({ id }) => (leftOf.get(id) ?? 0) > 0)
      const { round, balance, ...reply } = await stage.call(play, {
        params: { game: code },
        body: {
          ...asked(),
          ...(free && { stake: free.stake, free: free.id }),
          ...(seen !== undefined && { seen }),
        },
        key: randomUUID(),
      })
      seen = round.id
      if (reply.gamble && chance.from(1, 6) === 1) await gambleOn(guest, stage, code, reply.gamble)
      if (reply.free) leftOf.set(reply.free.id, reply.free.left)
      if (BigInt(balance) < BigInt(stake)) return
    } catch (error) {
      if (isRefused(error, 'RG_REALITY_CHECK')) await visitor.call(acknowledgeCheck, { body: { ack: true } })
      // Played in another tab, or over by now.
      else if (isRefused(error, 'PROMO_CLOSED')) leftOf.clear()
      else if (isRefused(error, 'WAL_INSUFFICIENT', 'RG_LIMIT', 'RG_COOLING_OFF', 'BET_BONUS_MAX', 'BET_BONUS_GAME'))
        return
      else throw error
    }
  }
}

/** The step of the ladder that is nearest to a quarter of what they stake at once, or have. */
function stakeOf({ person, chance }: Guest, ladder: readonly string[], balance: bigint): string {
  const [least, most] = person.stake
  const wanted = Math.min(chance.from(least, most), Number(balance)) / 4
  return ladder.toSorted((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted))[0] ?? '0'
}
