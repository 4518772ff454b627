import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { reconcile } from '@senluna/ledger/index.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { startPostgres } from '../postgres/index.ts'
import { ensureDatabase } from '../setup/database.ts'

/** What became of the drill. */
export type Drill = { skipped: string } | { seconds: number; broken: string[] }

const STANZA = 'drill'
/** What a version says that was made before the server's: distributions have old ones. */
const UNKNOWN_SERVER = /unexpected control version/

/**
 * Backs a database up with pgBackRest, writes more, restores it elsewhere from backup and log, and
 * checks that all of it is there. Skipped where the program isn't installed or doesn't know this
 * version of PostgreSQL, or cannot be run by root for an account without rights.
 */
export async function restoreDrill(program = 'pgbackrest'): Promise<Drill> {
  if (spawnSync(program, ['version']).status !== 0) return { skipped: `${program} is not installed` }
  if (process.getuid?.() === 0) return { skipped: 'run as root, whom PostgreSQL refuses: run it as an ordinary user' }
  const began = performance.now()
  const scratch = mkdtempSync(join(tmpdir(), 'senluna-drill-'))
  const config = join(scratch, 'pgbackrest.conf')
  const data = join(scratch, 'data')
  const command = `${program} --config=${config} --stanza=${STANZA}`
  const settings = { archive_mode: 'on', archive_command: `${command} archive-push %p`, shared_buffers: '32MB' }
  const run = (...args: string[]) => {
    const ran = spawnSync(program, [`--config=${config}`, `--stanza=${STANZA}`, ...args], { encoding: 'utf8' })
    if (ran.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${ran.stdout}${ran.stderr}`)
  }
  try {
    const postgres = await startPostgres({ data, durable: true, settings })
    const socket = new URL(postgres.url('postgres')).searchParams.get('host')
    mkdirSync(join(scratch, 'repo'))
    writeFileSync(
      config,
      `[global]\nrepo1-path=${join(scratch, 'repo')}\nrepo1-retention-full=1\nstart-fast=y\nlog-path=${scratch}\nlock-path=${scratch}\n` +
        `[${STANZA}]\npg1-path=${data}\npg1-socket-path=${socket}\npg1-user=app\n`,
    )
    const url = postgres.url('senluna')
    try {
      const stanza = spawnSync(program, [`--config=${config}`, `--stanza=${STANZA}`, 'stanza-create'], {
        encoding: 'utf8',
      })
      if (UNKNOWN_SERVER.test(stanza.stdout + stanza.stderr))
        return { skipped: `${program} is too old for this PostgreSQL` }
      if (stanza.status !== 0) throw new Error(`${program} stanza-create: ${stanza.stdout}${stanza.stderr}`)
      await ensureDatabase(url)
      await migrate(url)
      await asked(url, 'create table public.drill (step text)')
      await asked(url, "insert into public.drill values ('before')")
      run('--type=full', 'backup')
      await asked(url, "insert into public.drill values ('after')")
      await asked(url, 'select pg_switch_wal()')
      run('check')
    } finally {
      await postgres.stop()
    }
    run(`--pg1-path=${join(scratch, 'restored')}`, 'restore')
    return { seconds: (performance.now() - began) / 1_000, broken: await brokenIn(join(scratch, 'restored')) }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function brokenIn(data: string): Promise<string[]> {
  const postgres = await startPostgres({ data, durable: true, settings: { shared_buffers: '32MB' } })
  const client = new pg.Client({ connectionString: postgres.url('senluna') })
  try {
    await client.connect()
    const { rows } = await client.query<{ step: string }>('select step from public.drill order by 1')
    const steps = rows.map(({ step }) => step).join(' ')
    const breaks = await reconcile(queryOn(client), CHECKS)
    return [
      ...(steps === 'after before' ? [] : [`what was written is not all there: ${steps}`]),
      ...breaks.map(({ check, detail }) => `${check}: ${detail}`),
    ]
  } finally {
    await client.end()
    await postgres.stop()
  }
}

async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
