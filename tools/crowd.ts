import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { BRANDS } from '@senluna/brands/index.ts'
import { markPretended } from '@senluna/server/modules/members/index.ts'
import { openDatabase } from '@senluna/server/platform/database/db.ts'
import { createLog } from '@senluna/server/platform/log.ts'
import { figuresOf, lineOf } from './crowd/load/figures.ts'
import { Load } from './crowd/load/load.ts'
import { demonstrationAt, loadArgs } from './crowd/load/site.ts'
import { DATA } from './setup/root.ts'
import { giveUp } from './setup/problem.ts'
import { runningDatabase } from './setup/running-database.ts'
import { secretsIn } from './setup/secrets.ts'

// `npm run crowd`: many pretended players on a demonstration that runs on this machine. Ends with 1
// when something failed that people don't bring about.

const EVERY_MS = 10_000
const PATIENCE_MS = 30_000

try {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '500' },
      port: { type: 'string', default: process.env.PORT ?? '8080' },
      minutes: { type: 'string' },
      pace: { type: 'string', default: 'human' },
    },
  })
  const { players, port, minutes, pace } = loadArgs(values)
  const merchantCode = await demonstrationAt(port)
  const brand = BRANDS.find((known) => known.merchantCode === merchantCode)
  const { url, done } = await runningDatabase()
  const log = createLog('warn', 'crowd')
  const owner = openDatabase(url, { max: 1, log, as: 'owner', name: 'senluna load', statementMs: 10_000 })
  const load = new Load({
    players,
    port,
    pace,
    merchantCode,
    secret: secretsIn(DATA, process.env).KEY_SECRET ?? '',
    patienceMs: PATIENCE_MS,
    joined: async (userName) => {
      if (brand) await markPretended(owner.db, brand, userName)
    },
  })
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const began = performance.now()
  const secondsSince = (at: number) => (performance.now() - at) / 1_000
  const all: ReturnType<Load['take']> = []
  load.start()
  while (!stopping.signal.aborted && (minutes === undefined || secondsSince(began) < minutes * 60)) {
    const from = performance.now()
    const left = minutes === undefined ? EVERY_MS : minutes * 60_000 - (from - began)
    await sleep(Math.max(0, Math.min(EVERY_MS, left)), undefined, { signal: stopping.signal }).catch(() => undefined)
    const attempts = load.take()
    for (const attempt of attempts) all.push(attempt)
    console.log(lineOf(load.here, figuresOf(attempts, secondsSince(from))))
  }
  await load.leave()
  for (const attempt of load.take()) all.push(attempt)
  load.close()
  await owner.close()
  await done()
  console.log(
    `\nAltogether, in ${secondsSince(began).toFixed(0)} s: ${lineOf(players, figuresOf(all, secondsSince(began)))}`,
  )
  console.log(`${load.records.count} rounds, orders, deposits and withdrawals were acknowledged.`)
  for (const failure of load.failures.slice(0, 30)) console.log(`  FAILED ${failure}`)
  console.log(`failed: ${load.failures.length}`)
  process.exit(load.failures.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}
