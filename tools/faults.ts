import { parseArgs } from 'node:util'
import { FAULTS } from './faults/faults.ts'
import { restoreDrill } from './faults/restore-drill.ts'
import { runFaults } from './faults/run.ts'
import { giveUp } from './setup/problem.ts'

// `npm run faults`: the product under load, and everything that can go wrong, several times over.
// Ends with 1 when a single acknowledged spin is lost or the ledger does not hold. `npm run faults
// lottery`: a day of the lottery instead.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    players: { type: 'string' },
    rate: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (positionals[0] === 'lottery') await import('./faults/lottery-long.ts').then(({ longDay }) => longDay(seed))

try {
  console.log(`Faults, seed ${seed} (again the same: npm run faults -- --seed ${seed})\n`)
  const report = await runFaults({
    seed,
    rounds: Number(values.rounds ?? 3),
    players: Number(values.players ?? 48),
    perSecond: Number(values.rate ?? 550),
    log: (line) => console.log(line),
    ...(values.only ? { faults: values.only.split(',') } : {}),
  })
  console.log(
    `\n${'fault'.padEnd(6)}${'strikes'.padStart(8)}${'outage ms: least'.padStart(18)}${'median'.padStart(8)}${'most'.padStart(8)}${'aim'.padStart(8)}`,
  )
  for (const { id, aimMs } of FAULTS) {
    const outages = report.strikes
      .filter((strike) => strike.id === id)
      .map((strike) => strike.outageMs)
      .sort((a, b) => a - b)
    if (outages.length === 0) continue
    const [least, median, most] = [outages[0]!, outages[Math.floor(outages.length / 2)]!, outages.at(-1)!].map((ms) =>
      ms.toFixed(0),
    )
    console.log(
      `${id.padEnd(6)}${String(outages.length).padStart(8)}${least!.padStart(18)}${median!.padStart(8)}${most!.padStart(8)}${String(aimMs).padStart(8)}`,
    )
  }
  console.log(
    `\n${report.acknowledged} spins acknowledged in ${report.seconds.toFixed(0)} s (${report.perSecond.toFixed(0)} a second, outages included)`,
  )
  console.log(
    `${report.copies} sent in copies, ${report.busy} answers "busy", ${report.unanswered} attempts without an answer, ${report.replayedAfterLoss} answered by the round that had been posted before`,
  )
  console.log(`p99 in calm afterwards: ${report.calmP99Ms.toFixed(1)} ms`)
  for (const line of [...report.lost, ...report.broken].slice(0, 50)) console.log(`  ${line}`)
  console.log(`lost: ${report.lost.length}, broken: ${report.broken.length}`)
  const drill = await restoreDrill()
  const broken = 'skipped' in drill ? [] : drill.broken
  if ('skipped' in drill) console.log(`restore drill SKIPPED: ${drill.skipped} (docs/operations/pgbackrest.md)`)
  else console.log(`restore drill with pgBackRest: ${drill.seconds.toFixed(0)} s, broken: ${broken.length}`)
  for (const line of broken) console.log(`  ${line}`)
  process.exit(report.lost.length + report.broken.length + broken.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}
