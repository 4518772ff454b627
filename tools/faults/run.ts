import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { brandInfo, openPlayer, type Player } from '../play/player.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { check, type Findings } from './check.ts'
import { FAULTS } from './faults.ts'
import { Load } from './load.ts'
import { openProxy } from './proxy.ts'
import { seeded } from './seeded.ts'

/** How to run the faults. The same seed strikes the same way. */
export interface FaultOptions {
  seed: number
  /** Ids of faults, in the order in which they strike; all of them when left out. */
  faults?: readonly string[]
  /** How often the list is gone through. */
  rounds?: number
  /** Quiet time before each fault, in ms. */
  calmMs?: number
  players?: number
  perSecond?: number
  /**
   * Spare api processes; as many as `npm start` has on a machine with enough memory when left out.
   */
  standbys?: number
  log?: (line: string) => void
}

/** What one strike did. */
export interface Strike {
  id: string
  what: string
  /** From the harm to the answer of the first spin that was sent after it. */
  outageMs: number
  aimMs: number
}

/** What a run came to. */
export interface FaultReport extends Findings {
  seed: number
  strikes: Strike[]
  seconds: number
  acknowledged: number
  /** Spins a second over the whole run, outages included. */
  perSecond: number
  copies: number
  busy: number
  busyWithoutHint: number
  unanswered: number
  replayedAfterLoss: number
  /** The 99th percentile of answers in the last calm, in ms. */
  calmP99Ms: number
}

const RECOVERY_LIMIT_MS = 30_000
const STANDBY_LIMIT_MS = 10_000
/** Posting connections of one api process. */
const LANES = 6

/**
 * Brings the product up on a durable database of its own, plays and does harm; answers what became
 * of it.
 */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { seed, rounds = 1, calmMs = 700, players: count = 48, perSecond = 550, standbys = 5, log = () => {} } = options
  const chosen = options.faults ? options.faults.map(faultOf) : FAULTS
  const chances = seeded(seed)
  const postgres = await startPostgres({
    data: throwawayFolder(true),
    durable: true,
    settings: { shared_buffers: '128MB', max_connections: '100' },
  })
  const address = new URL(postgres.url('senluna'))
  const proxy = await openProxy(`${address.searchParams.get('host')}/.s.PGSQL.5432`, address.username)
  try {
    const product = await startProduct({
      databaseUrl: proxy.url('senluna'),
      port: '0',
      pages: false,
      standbys,
      env: { PROFILE: 'bench', LANES: String(LANES), LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal', HOST: '127.0.0.1' },
      log: (line) => log(`       ${line}`),
    })
    try {
      const info = await brandInfo(product.url)
      const players: Player[] = []
      for (let i = 0; i < count; i++) players.push(await openPlayer(product.url, info))
      // As after its first quarter of an hour: what loading the demonstration wrote is not part of
      // a recovery.
      await checkpoint(postgres.url('postgres'))
      const load = new Load(product.url, players, perSecond, chances)
      const began = performance.now()
      load.start()
      const strikes: Strike[] = []
      for (let round = 0; round < rounds; round++) {
        for (const fault of chosen) {
          if (fault.needsSpare) await untilBuilt(product, standbys)
          await sleep(calmMs + chances.between(0, 200))
          const at = await fault.strike({ product, postgres, proxy, chances, history: load.history, info })
          const outageMs = await firstAnswerAfter(load, at)
          strikes.push({ id: fault.id, what: fault.what, outageMs, aimMs: fault.aimMs })
          log(
            `  ${fault.id.padEnd(4)} ${fault.what}: ${Number.isFinite(outageMs) ? `${outageMs.toFixed(0)} ms` : 'never back'}`,
          )
        }
      }
      const calmFrom = performance.now()
      await sleep(Math.max(1_000, calmMs))
      const calm = load.history.timings
        .filter(({ sent }) => sent >= calmFrom)
        .map(({ sent, answered }) => answered - sent)
      await load.stop()
      const seconds = (performance.now() - began) / 1_000
      const { history } = load
      await sleep(300)
      return {
        seed,
        strikes,
        seconds,
        acknowledged: history.acknowledged.size,
        perSecond: history.acknowledged.size / seconds,
        copies: history.copies,
        busy: history.busy,
        busyWithoutHint: history.busyWithoutHint,
        unanswered: history.unanswered,
        replayedAfterLoss: history.replayedAfterLoss,
        calmP99Ms: percentile(calm, 0.99),
        ...(await check(postgres.url('senluna'), history)),
      }
    } finally {
      await product.stop()
    }
  } finally {
    await proxy.close()
    await postgres.stop()
    rmSync(postgres.data, { recursive: true, force: true })
    rmSync(`${postgres.data}.log`, { force: true })
  }
}

async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

function faultOf(id: string) {
  const fault = FAULTS.find((fault) => fault.id === id)
  if (!fault) throw new Error(`There is no fault ${id}; there are ${FAULTS.map((fault) => fault.id).join(', ')}.`)
  return fault
}

/** A machine in order has its spare processes built before the next misfortune. */
async function untilBuilt(product: Product, standbys: number): Promise<void> {
  for (const began = performance.now(); product.built() < standbys && performance.now() - began < STANDBY_LIMIT_MS;)
    await sleep(50)
}

/** Spins answered while the harm was still being done count too. */
async function firstAnswerAfter(load: Load, at: number): Promise<number> {
  let first = Infinity
  for (const { sent, answered } of load.history.timings) if (sent >= at && answered < first) first = answered
  return (first < Infinity ? first : await load.firstSentAfter(at, RECOVERY_LIMIT_MS)) - at
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
