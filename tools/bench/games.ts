import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { brandInfo, openGame, openPlayer } from '../play/player.ts'
import { startProduct } from '../setup/product.ts'
import { cpuSeconds, endedSeconds, withChildren } from './cpu.ts'
import type { LoadJob } from './load.ts'
import { runLoad } from './run-load.ts'

// `node tools/bench.ts games`: rounds a second of games of one step, and the processor time of the
// server and its database for one, each in a short cell beside one of the slot's: what else the
// machine does meets both alike. The slot beside itself shows how far chance alone goes.
// BENCH_GAMES names the games, all of one step otherwise.

const PLAYERS = 32
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1.5)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const SLOT = 'sen-vang'

const asked = process.env.BENCH_GAMES?.split(',')
const games = OWN_GAMES.map(({ game }) => game).filter(
  (game) => game.code === SLOT || (isInstant(game) && (asked?.includes(game.code) ?? true)),
)

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
  const database = product.postgres!.pid
  const used = () => cpuSeconds([product.pids().api!]) + cpuSeconds(withChildren(database)) + endedSeconds(database)
  const cell = async (game: (typeof games)[number]): Promise<Cell> => {
    const players = seated.get(game.code)!
    const job = { port: product.port, players, seconds: SECONDS, stake: '1000', copies: 1, game: game.code }
    const before = used()
    const result = await runLoad(game.choosing ? { ...job, choice: game.choosing.first } : job)
    result.seen.forEach((seen, index) => (players[index]!.seen = seen))
    if (Object.keys(result.refused).length > 0) console.log(`${game.code} refused:`, result.refused)
    return { rate: result.spins / result.seconds, us: ((used() - before) / result.spins) * 1e6 }
  }
  const slot = games.find(({ code }) => code === SLOT)!
  const pairs = new Map<string, { game: Cell; slot: Cell }[]>(games.map(({ code }) => [code, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const game of games) {
      const isFirst = round % 2 === 0
      const [first, second] = [await cell(isFirst ? game : slot), await cell(isFirst ? slot : game)]
      // The first round warms everything up.
      if (round > 0) pairs.get(game.code)!.push(isFirst ? { game: first, slot: second } : { game: second, slot: first })
    }
  console.log(
    `${'game'.padEnd(14)}${'rounds/s'.padStart(10)}${'of the slot’s'.padStart(15)}${'µs each'.padStart(10)}${'of the slot’s'.padStart(15)}`,
  )
  for (const [code, cells] of pairs) {
    const shown = (of: (pair: { game: Cell; slot: Cell }) => number, digits: number, width: number) =>
      median(cells.map(of)).toFixed(digits).padStart(width)
    console.log(
      code.padEnd(14) +
        shown(({ game }) => game.rate, 0, 10) +
        shown((pair) => pair.game.rate / pair.slot.rate, 2, 15) +
        shown(({ game }) => game.us, 0, 10) +
        shown((pair) => pair.game.us / pair.slot.us, 2, 15),
    )
  }
} finally {
  await product.stop()
}

/** What a cell came to: rounds a second, and microseconds of a processor for each. */
interface Cell {
  rate: number
  us: number
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}
