import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { medianText } from './bench/median-text.ts'
import { costUs, cpuSeconds, withChildren } from './bench/cpu.ts'
import { prepareLimit, scripted, simpleUpdate, type Limit } from './bench/limits.ts'
import type { LoadJob, LoadResult } from './bench/load.ts'
import { POST_ONE, preparePosting } from './bench/posting.ts'
import { runLoad } from './bench/run-load.ts'
import { brandInfo, openPlayer } from './play/player.ts'
import { startProduct, type Product } from './setup/product.ts'
import { DATA } from './setup/root.ts'

/**
 * Measures the money path beside the database's own limit, interleaved, on one durable database.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const PLAYERS = [1, 16, 64]

interface Cell {
  name: string
  perSecond: number
  limit: number
  p50?: number
  p99?: number
  serverUs?: number | null
  databaseUs?: number | null
  /** A transaction of the limit, its client included. */
  limitUs?: number | null
}

if (process.argv[2] === 'lists') {
  await import('./bench/lists.ts')
  process.exit()
}
if (process.argv[2] === 'reports') {
  await import('./bench/reports.ts')
  process.exit()
}
if (process.argv[2] === 'rewards') {
  await import('./bench/rewards/rewards.ts')
  process.exit()
}
if (process.argv[2] === 'agents') {
  await import('./bench/agents/agents.ts')
  process.exit()
}
if (process.argv[2] === 'bodies') {
  await import('./bench/bodies.ts')
  process.exit()
}
if (process.argv[2] === 'lottery') {
  await import('./bench/lottery/lottery.ts')
  process.exit()
}

if (process.argv[2] === 'games') {
  await import('./bench/games.ts')
  process.exit()
}
if (process.argv[2] === 'frames') {
  await import('./bench/frames.ts')
  process.exit()
}

const cells: Cell[] = []
console.log(
  `Measuring ${ROUNDS} rounds of ${SECONDS} s a cell on a durable database; ratios are to the limit of the same round.`,
)
const product = await startProduct({
  data: join(DATA, 'bench-postgres'),
  pages: false,
  port: '0',
  env: { PROFILE: 'bench', LOG_LEVEL: 'warn' },
})
try {
  await measure(product)
  report()
} finally {
  await product.stop()
}

async function measure({ url, port, databaseUrl, postgres, pids }: Product): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  await prepareLimit(databaseUrl)
  await preparePosting(databaseUrl)
  const info = await brandInfo(url)
  const everybody: LoadJob['players'] = []
  for (let i = 0; i < Math.max(...PLAYERS); i++)
    everybody.push({ bearer: (await openPlayer(url, info)).bearer, seen: undefined })
  const play = async (players: number, seconds: number, copies: number): Promise<LoadResult> => {
    const playing = everybody.slice(0, players)
    const result = await runLoad({ port, players: playing, seconds, stake: '1000', copies })
    result.seen.forEach((seen, index) => (playing[index]!.seen = seen))
    return result
  }
  await play(everybody.length, 3, 1)
  const before = await sizes(databaseUrl)
  let spins = 0
  for (let round = 0; round < ROUNDS; round++) {
    const limits = new Map<number, Limit>()
    for (const clients of [16, 64])
      limits.set(clients, await simpleUpdate(databaseUrl, clients, SECONDS, postgres?.pid))
    const sixteen = limits.get(16)!.perSecond
    cells.push({ name: `simple-update, 16 clients (${limits.get(16)!.by})`, perSecond: sixteen, limit: sixteen })
    cells.push({
      name: `simple-update, 64 clients (${limits.get(64)!.by})`,
      perSecond: limits.get(64)!.perSecond,
      limit: limits.get(64)!.perSecond,
    })
    const posting = scripted(databaseUrl, folder, 'post', POST_ONE, 16, SECONDS)
    if (posting)
      cells.push({ name: 'bare posting function, one event, 16 clients', perSecond: posting.perSecond, limit: sixteen })
    for (const players of PLAYERS) {
      const server = [pids().api!]
      const database = postgres ? withChildren(postgres.pid) : []
      const used = [cpuSeconds(server), cpuSeconds(database)]
      const result = await play(players, SECONDS, 1)
      spins += result.spins
      cells.push({
        name: `full spin through HTTP, ${players} players`,
        perSecond: result.spins / result.seconds,
        limit: limits.get(players)?.perSecond ?? sixteen,
        p50: result.p50,
        p99: result.p99,
        serverUs: costUs(cpuSeconds(server) - used[0]!, result.spins),
        databaseUs: costUs(cpuSeconds(database) - used[1]!, result.spins),
        limitUs: limits.get(players)?.costUs ?? null,
      })
      complain(result)
    }
    const storm = await play(16, SECONDS, 5)
    spins += storm.spins
    cells.push({
      name: 'duplicate storm, each key 5 times, answers',
      perSecond: storm.answers / storm.seconds,
      limit: sixteen,
      p50: storm.p50,
      p99: storm.p99,
    })
    complain(storm)
  }
  const after = await sizes(databaseUrl)
  const rows = after.transfers - before.transfers
  console.log(
    `\nBytes with all indexes: ${((after.ledger - before.ledger) / rows).toFixed(0)} a transfer, ` +
      `${((after.all - before.all) / spins).toFixed(0)} a spin (${(rows / spins).toFixed(2)} transfers a spin; transfers, wagers, rounds).`,
  )
}

/**
 * What decision A47 judges: processor time, which another process's load can't distort. Server and
 * database for one spin, against the database and its client for one transaction of the limit.
 */
function processorLines(): string[] {
  const measured = cells.filter(({ limitUs, serverUs, databaseUs }) => limitUs && serverUs && databaseUs)
  return [...new Set(measured.map(({ name }) => name))].map((name) => {
    const rounds = measured.filter((cell) => cell.name === name)
    const spin = (cell: Cell) => cell.serverUs! + cell.databaseUs!
    const text = (pick: (cell: Cell) => number, places: number) => medianText(rounds.map(pick), places)
    return (
      `Processor time, ${name}: ${text(spin, 0)} µs a spin (server and database), ` +
      `${text((cell) => cell.limitUs!, 0)} µs a simple-update with its client: ` +
      `${text((cell) => spin(cell) / cell.limitUs!, 2)} of it (aim 0.50, then 0.33).`
    )
  })
}

function complain(result: LoadResult): void {
  if (Object.keys(result.refused).length > 0) console.log('  refused:', result.refused)
}

async function sizes(url: string): Promise<{ ledger: number; all: number; transfers: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ ledger: string; all: string; transfers: string }>(`
    select sum(pg_total_relation_size(c.oid)) filter (where c.relname like 'transfer\\__') as ledger,
      sum(pg_total_relation_size(c.oid)) as all,
      (select count(*) from ledger.transfer) as transfers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ((n.nspname = 'ledger' and c.relname like 'transfer\\__') or (n.nspname in ('wagers', 'rounds') and c.relname ~ '^(wager|round)_'))`)
  await client.end()
  return { ledger: Number(rows[0]!.ledger), all: Number(rows[0]!.all), transfers: Number(rows[0]!.transfers) }
}

/** One line a cell: the median of its rounds. */
function report(): void {
  const shown = (cells: Cell[], pick: (cell: Cell) => number | null | undefined, places: number) =>
    medianText(cells.map(pick), places)
  console.log(
    `\n${'cell'.padEnd(56)}${'per s'.padStart(9)}${'× limit'.padStart(9)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}${'srv µs'.padStart(8)}${'db µs'.padStart(8)}`,
  )
  for (const name of new Set(cells.map((cell) => cell.name))) {
    const same = cells.filter((cell) => cell.name === name)
    console.log(
      name.padEnd(56) +
        shown(same, (cell) => cell.perSecond, 0).padStart(9) +
        shown(same, (cell) => cell.perSecond / cell.limit, 2).padStart(9) +
        shown(same, (cell) => cell.p50, 1).padStart(8) +
        shown(same, (cell) => cell.p99, 1).padStart(8) +
        shown(same, (cell) => cell.serverUs, 0).padStart(8) +
        shown(same, (cell) => cell.databaseUs, 0).padStart(8),
    )
  }
  for (const line of processorLines()) console.log(line)
}
