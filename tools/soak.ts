import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArgs } from './crowd/load/site.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { DATA } from './setup/root.ts'
import { pageOf } from './soak/page.ts'
import { runSoak } from './soak/run.ts'

// `npm run soak`: a crowd and faults together on a product of its own, then every check. Ends with
// 1 when anything acknowledged is lost or doubled, a check doesn't hold, or memory rises.

try {
  if (process.env.NODE_ENV === 'production') throw new Problem('A soak kills what it runs: never in production.')
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      players: { type: 'string', default: '60' },
      pace: { type: 'string', default: 'fast' },
      every: { type: 'string', default: '30' },
      seed: { type: 'string' },
    },
  })
  const { minutes = 10, players, pace } = loadArgs({ ...values, port: '1' })
  const every = Number(values.every)
  if (!(every > 0)) throw new Problem('--every takes seconds between two faults, above 0.')
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  console.log(`Soak of ${minutes} minutes, ${players} players, a fault every ${every} s or so, seed ${seed}\n`)
  const sampleMs = Math.max(2_000, Math.min(10_000, minutes * 100))
  const report = await runSoak({ minutes, players, pace, seed, everyMs: every * 1_000, sampleMs, log: console.log })
  const { total, seconds } = report
  const folder = join(DATA, 'soak')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `soak-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.html`)
  writeFileSync(path, pageOf(report))
  console.log(
    `\n${total.calls} calls in ${seconds.toFixed(0)} s, p50 ${total.p50.toFixed(0)} ms, p99 ${total.p99.toFixed(0)} ms; ${total.noAnswer} without an answer, ${total.failures} answers 5xx, ${report.struck.length} faults`,
  )
  console.log(`${report.acknowledged} rounds, orders, deposits and withdrawals were acknowledged`)
  for (const { role, rose, allowed } of report.rises)
    console.log(`memory of ${role}: ${rose.toFixed(1)} MB over the second half, at most ${allowed.toFixed(0)} MB`)
  for (const line of report.wrong.slice(0, 50)) console.log(`  WRONG ${line}`)
  console.log(`wrong: ${report.wrong.length}\n${path}`)
  process.exit(report.wrong.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}
