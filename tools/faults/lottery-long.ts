import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@senluna/server/start/setup.ts'
import { ensureDatabase } from '../setup/database.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { runDay } from './lottery-day.ts'

const TICKETS = Number(process.env.DAY_TICKETS ?? 200_000)

/**
 * The long day of `npm run faults lottery`, on a database of its own. Ends the process: with 1 when
 * anything is not as it must be.
 */
export async function longDay(seed: number): Promise<never> {
  console.log(`A day of the lottery, seed ${seed} (again the same: npm run faults -- lottery --seed ${seed})`)
  const postgres = await startPostgres({ data: throwawayFolder(true), durable: true })
  let broken = 1
  try {
    const template = postgres.url('template_senluna')
    await ensureDatabase(template)
    await migrate(template)
    const state = join(mkdtempSync(join(tmpdir(), 'day-')), 'state.json')
    writeFileSync(state, JSON.stringify({ template }))
    process.env.SENLUNA_TEST_DATABASE = state
    const report = await runDay({
      seed,
      draws: 20,
      tickets: TICKETS,
      players: 1_000,
      kills: 40,
      log: (line) => console.log(`  ${line}`),
    })
    broken = report.broken.length
    console.log(
      `  ${report.games} games, ${report.draws} draws (${report.voids} void), ${report.tickets} tickets, ${report.kills} kills; broken: ${broken}`,
    )
    for (const line of report.broken.slice(0, 50)) console.log(`  ${line}`)
  } finally {
    await postgres.stop()
  }
  process.exit(broken === 0 ? 0 : 1)
}
