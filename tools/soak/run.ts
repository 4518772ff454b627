import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BRANDS } from '@senluna/brands/index.ts'
import { reconcile } from '@senluna/ledger/index.ts'
import { checkAudit } from '@senluna/server/modules/audit/index.ts'
import { markPretended } from '@senluna/server/modules/members/index.ts'
import { openDatabase } from '@senluna/server/platform/database/db.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { createLog } from '@senluna/server/platform/log.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { figuresOf, type Figures } from '../crowd/load/figures.ts'
import { Load, type Pace } from '../crowd/load/load.ts'
import { demonstrationAt } from '../crowd/load/site.ts'
import type { Attempt } from '../crowd/load/watch.ts'
import { newHistory } from '../faults/load.ts'
import { openProxy } from '../faults/proxy.ts'
import { seeded } from '../faults/seeded.ts'
import { brandInfo } from '../play/player.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { startProduct } from '../setup/product.ts'
import { compare } from './compare.ts'
import { doHarm, type Struck } from './harm.ts'
import { ROLES, type Role, type Sample, Sampler } from './sampler.ts'
import { BOUND, type Rise, riseOf } from './trend.ts'

/** How to run a soak. The same seed does the same harm in the same order. */
export interface SoakOptions {
  minutes: number
  players: number
  pace: Pace
  seed: number
  /** Between two faults, in the mean. */
  everyMs: number
  sampleMs: number
  log: (line: string) => void
}

/** What a soak came to. */
export interface SoakReport {
  seed: number
  players: number
  seconds: number
  samples: Sample[]
  struck: Struck[]
  total: Figures
  acknowledged: number
  rises: (Rise & { role: Role })[]
  /** What is lost, doubled, broken, failed, or rises. */
  wrong: string[]
}

/** Every call is answered within so long, whatever was killed. */
const PATIENCE_MS = 60_000
/** Events and draws that were held up come through within so long. */
const SETTLING_MS = 60_000

/** Brings the product up on a durable database of its own, and lets a crowd and faults at it. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const settings = { shared_buffers: '128MB', max_connections: '100' }
  const postgres = await startPostgres({ data: throwawayFolder(true), durable: true, settings })
  const address = new URL(postgres.url('senluna'))
  const proxy = await openProxy(`${address.searchParams.get('host')}/.s.PGSQL.5432`, address.username)
  try {
    const product = await startProduct({
      databaseUrl: proxy.url('senluna'),
      port: '0',
      pages: false,
      sandboxes: true,
      standbys: 2,
      env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal', HOST: '127.0.0.1', FILES_STORE: 'database' },
      log: (line) => options.log(`       ${line}`),
    })
    try {
      return await soak(options, { product, postgres, proxy })
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

type Site = Pick<Parameters<typeof doHarm>[0], 'product' | 'postgres' | 'proxy'>

async function soak(options: SoakOptions, { product, postgres, proxy }: Site): Promise<SoakReport> {
  const { seed, players, pace, minutes } = options
  const merchantCode = await demonstrationAt(product.port)
  const brand = BRANDS.find((known) => known.merchantCode === merchantCode)
  const owned = {
    max: 1,
    log: createLog('fatal', 'soak'),
    as: 'owner',
    name: 'senluna soak',
    statementMs: 10_000,
  } as const
  const joined = async (userName: string) => {
    if (!brand) return
    // A connection for each: the database is killed now and then.
    const owner = openDatabase(postgres.url('senluna'), owned)
    await markPretended(owner.db, brand, userName).catch(() => undefined)
    await owner.close().catch(() => undefined)
  }
  const secret = process.env.KEY_SECRET ?? ''
  const load = new Load({ players, port: product.port, pace, merchantCode, secret, patienceMs: PATIENCE_MS, joined })
  const scene = {
    product,
    postgres,
    proxy,
    chances: seeded(seed),
    history: newHistory(),
    info: await brandInfo(product.url),
  }
  const all: Attempt[] = []
  const sampler = new Sampler(product, postgres, load, all)
  const [samples, struck]: [Sample[], Struck[]] = [[], []]
  const wrong: string[] = []
  const ending = new AbortController()
  load.start()
  const harm = doHarm(scene, options.everyMs, ending.signal, (id, what) => {
    struck.push({ at: sampler.now, id, what })
    options.log(`  ${sampler.now.toFixed(0).padStart(5)} s  ${id.padEnd(5)} ${what}`)
  }).catch((error: unknown) => {
    wrong.push(`the faults ended early: ${String(error)}`)
  })
  while (sampler.now < minutes * 60) {
    await sleep(Math.min(options.sampleMs, Math.max(0, minutes * 60_000 - sampler.now * 1_000)))
    samples.push(await sampler.sample())
  }
  ending.abort()
  await harm
  const seconds = sampler.now
  const rises = ROLES.map((role) => ({ role, ...riseOf(memoryOf(samples, role), seconds) }))
  await load.leave()
  await settled(sampler, wrong)
  const total = figuresOf(all, seconds)
  options.log('  everybody has left; what they were answered is compared')
  wrong.push(
    ...load.failures,
    ...(await compare(load.guests, load.records)),
    ...(await broken(postgres.url('senluna'))),
  )
  load.close()
  for (const { role, rose, allowed } of rises)
    if (rose > allowed) wrong.push(`memory of ${role} rose by ${rose.toFixed(0)} MB; allowed is ${BOUND}`)
  return { seed, players, seconds, samples, struck, total, acknowledged: load.records.count, rises, wrong }
}

const memoryOf = (samples: readonly Sample[], role: Role) =>
  samples.flatMap(({ at, memory }) => (memory[role] === undefined ? [] : [{ at, value: memory[role] }]))

/** Waits until no event waits any more. */
async function settled(sampler: Sampler, wrong: string[]): Promise<void> {
  for (const began = performance.now(); performance.now() - began < SETTLING_MS; await sleep(500)) {
    const { outboxLag } = await sampler.sample()
    if (outboxLag !== undefined && outboxLag < 1) return
  }
  wrong.push(`events still waited ${SETTLING_MS / 1_000} s after everybody had left`)
}

/** Every check that `npm run reconcile` makes, and what does not hold of them. */
async function broken(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const breaks = await reconcile(queryOn(client), CHECKS)
    const cut = await checkAudit(queryOn(client))
    return [
      ...breaks.map(({ check, detail }) => `${check}: ${detail}`),
      ...cut.map(({ merchantCode, seq, what }) => `audit log of ${merchantCode}, entry ${seq}: ${what}`),
    ]
  } finally {
    await client.end()
  }
}
