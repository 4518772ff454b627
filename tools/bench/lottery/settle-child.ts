import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { instant } from '@senluna/kit/time.ts'
import { settleDraw, type Settlements } from '@senluna/server/modules/lottery/settlement/settle-draw.ts'
import { drawRebates } from '@senluna/server/modules/lottery/chains/unit-rebates.ts'
import { mostPayoutOf } from '@senluna/server/modules/lottery/terms/terms.ts'
import { payUnit } from '@senluna/server/modules/rebates/index.ts'
import { openDatabase, type Db } from '@senluna/server/platform/database/db.ts'
import { queryOf } from '@senluna/server/platform/database/query.ts'
import { createLog } from '@senluna/server/platform/log.ts'
import { cpuSeconds } from '../cpu.ts'

const NAME = 'bench settlement'

/** The settling process's orders. */
export interface SettleJob {
  url: string
  draw: number
  /** A small draw that is settled before. */
  warm?: number
  /** Whether those above the players are paid after it. */
  rebates?: boolean
}

/** What it found: times in ms, memory in MB. */
export interface SettleResult {
  changed: number
  seconds: number
  /** What paying those above the players took. */
  rebates?: { seconds: number; paid: number }
  reading: number
  pieces: { count: number; median: number; p99: number; longest: number }
  /** Resident memory when a tenth of the pieces was done, and the most there ever was. */
  memoryEarly: number
  memoryMost: number
  /** Seconds of processor: the settling process, and the database on its behalf. */
  cpu: number
  databaseCpu: number
}

process.on('message', (job: SettleJob) => {
  void settle(job).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

/** Pays those above the players of a settled draw, as the job does. */
async function payAbove(db: Db, draw: number): Promise<{ seconds: number; paid: number }> {
  const began = performance.now()
  const parts = { db, brands: [], units: [drawRebates] }
  const paid = await payUnit(parts, drawRebates, String(draw), instant(Date.now()))
  if (paid === 0) throw new Error('nobody above the players was paid: the measured draw leaves them nothing')
  return { seconds: (performance.now() - began) / 1_000, paid }
}

async function settle({ url, draw, warm, rebates: isChained }: SettleJob): Promise<SettleResult> {
  const app = openDatabase(url, { max: 4, log: createLog('silent', 'bench'), as: 'app', name: NAME })
  const ask = queryOf(app.db)
  const pieces: number[] = []
  const memory: number[] = []
  let reading = 0
  const parts: Settlements = {
    db: app.db,
    query: async <Row>(text: string, values: readonly unknown[]) => {
      const sent = performance.now()
      const rows = await ask<Row>(text, values)
      const took = performance.now() - sent
      if (/lottery\.settle_(piece|fresh)\(/.test(text)) {
        pieces.push(took)
        memory.push(process.memoryUsage.rss() / 1e6)
      } else reading += took
      return rows
    },
    gameOf: (code) => GAMES.get(code),
    mostPayout: (merchant, game) => mostPayoutOf({ db: app.db }, merchant, game),
    lanes: [4_999, 4998],
    now: () => instant(Date.now()),
    settled: async () => undefined,
  }
  if (warm !== undefined) await settleDraw(parts, warm)
  pieces.length = 0
  memory.length = 0
  reading = 0
  const pids = (await ask<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [NAME])).map(
    ({ pid }) => pid,
  )
  const databaseBefore = cpuSeconds(pids)
  const before = process.cpuUsage()
  const began = performance.now()
  const changed = await settleDraw(parts, draw)
  const seconds = (performance.now() - began) / 1_000
  const backends = await ask<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [NAME])
  const databaseCpu = cpuSeconds(backends.map(({ pid }) => pid)) - databaseBefore
  const rebates = isChained ? await payAbove(app.db, draw) : undefined
  await app.close()
  const sorted = pieces.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const { user, system } = process.cpuUsage(before)
  return {
    changed,
    seconds,
    ...(rebates && { rebates }),
    reading: reading / 1_000,
    pieces: { count: pieces.length, median: at(0.5), p99: at(0.99), longest: at(1) },
    memoryEarly: memory[Math.floor(memory.length / 10)] ?? 0,
    memoryMost: process.resourceUsage().maxRSS / 1_000,
    cpu: (user + system) / 1e6,
    databaseCpu,
  }
}
