import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { brandInfo, openGame, openPlayer } from '../play/player.ts'
import { startProduct } from '../setup/product.ts'
import type { LoadJob } from './load.ts'
import { runLoad } from './run-load.ts'

// `node tools/bench.ts games`: rounds a second of games of one step beside the slot's,
// one after the other in short cells, so that what else the machine does meets all alike.

const PLAYERS = 32
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SLOT = 'sen-vang'

const games = OWN_GAMES.map(({ game }) => game).filter((game) => game.code === SLOT || isInstant(game))

const product = await startProduct({
  throwaway: true,
  pages: false,
  port: '0',
  env: { PROFILE: 'bench', LOG_LEVEL: 'warn' },
})
try {
  const info = await brandInfo(product.url)
  const seated = new Map<string, LoadJob['players']>()
  for (const { code } of games) seated.set(code, [])
  for (let nth = 0; nth < PLAYERS; nth++) {
    const player = await openPlayer(product.url, info)
    for (const { code } of games)
      seated.get(code)!.push({ bearer: (await openGame(product.url, info, player, 4, code)).bearer, seen: undefined })
  }
  const found = new Map<string, number[]>(games.map(({ code }) => [code, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const game of games) {
      const players = seated.get(game.code)!
      const job = { port: product.port, players, seconds: SECONDS, stake: '1000', copies: 1, game: game.code }
      const result = await runLoad(game.choosing ? { ...job, choice: game.choosing.first } : job)
      result.seen.forEach((seen, index) => (players[index]!.seen = seen))
      if (Object.keys(result.refused).length > 0) console.log(`${game.code} refused:`, result.refused)
      // The first round warms everything up.
      if (round > 0) found.get(game.code)!.push(result.spins / result.seconds)
    }
  const slot = found.get(SLOT)!
  console.log(`${'game'.padEnd(14)}${'rounds/s'.padStart(10)}${'of the slot’s'.padStart(15)}`)
  for (const [code, rates] of found)
    console.log(
      code.padEnd(14) +
        median(rates).toFixed(0).padStart(10) +
        median(rates.map((rate, nth) => rate / slot[nth]!))
          .toFixed(2)
          .padStart(15),
    )
} finally {
  await product.stop()
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}
