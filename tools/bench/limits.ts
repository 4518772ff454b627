import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { costUs, cpuSeconds, endedSeconds, withChildren } from './cpu.ts'

/** How many transactions a second a limit reached, and by whom it was driven. */
export interface Limit {
  perSecond: number
  by: 'pgbench' | 'a driver of ours'
  /**
   * Microseconds of a processor that a transaction took, its client's included. Null where it can't
   * be measured: off Linux, or where the database is no process of this machine.
   */
  costUs: number | null
}

const SCALE = 20
const ROWS = 100_000 * SCALE

/** Whether pgbench itself can be had; only its figure counts as the limit. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0

/** Makes the tables of a simple-update transaction as pgbench has them, once. */
export async function prepareLimit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create table if not exists pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table if not exists pgbench_branches (bid int primary key, bbalance int, filler char(88));
    create table if not exists pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    create table if not exists pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from pgbench_branches')
  if (rows[0]?.n !== SCALE) {
    await client.query(`truncate pgbench_accounts, pgbench_branches, pgbench_tellers;
      insert into pgbench_branches select b, 0, '' from generate_series(1, ${SCALE}) b;
      insert into pgbench_tellers select t, 1 + (t - 1) / 10, 0, '' from generate_series(1, ${SCALE * 10}) t;
      insert into pgbench_accounts select a, 1 + (a - 1) / 100000, 0, '' from generate_series(1, ${ROWS}) a`)
    await client.query('vacuum analyze pgbench_accounts')
  }
  await client.end()
}

/**
 * Simple-update transactions a second with so many clients. `database` is the database's own
 * process, where it is one of this machine.
 */
export async function simpleUpdate(url: string, clients: number, seconds: number, database?: number): Promise<Limit> {
  if (!hasPgbench()) return ourSimpleUpdate(url, clients, seconds)
  return pgbench(url, ['-b', 'simple-update'], clients, seconds, database)
}

/** Of the database and of what this process ran to its end. */
const usedSoFar = (database: number): number =>
  cpuSeconds(withChildren(database)) + endedSeconds(database) + endedSeconds(process.pid)

/**
 * Runs a script of ours through pgbench. Without pgbench there is nothing to compare, and nothing
 * is returned.
 */
export function scripted(
  url: string,
  folder: string,
  name: string,
  script: string,
  clients: number,
  seconds: number,
): Limit | undefined {
  if (!hasPgbench()) return undefined
  const file = join(folder, `${name}.sql`)
  writeFileSync(file, script)
  return pgbench(url, ['-f', file], clients, seconds)
}

/** Settings of the money path's own connections. */
const PINNED =
  '-c jit=off -c plan_cache_mode=force_generic_plan -c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off'

function pgbench(url: string, what: string[], clients: number, seconds: number, database?: number): Limit {
  const env = what[0] === '-f' ? { ...process.env, PGOPTIONS: PINNED } : process.env
  const args = ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared', ...what, url]
  const before = database === undefined ? 0 : usedSoFar(database)
  const run = spawnSync('pgbench', args, { encoding: 'utf8', env })
  const used = database === undefined ? 0 : usedSoFar(database) - before
  const perSecond = Number(/tps = ([\d.]+)/.exec(run.stdout)?.[1])
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench failed: ${run.stderr.slice(0, 400)}`)
  const done = Number(/actually processed: (\d+)/.exec(run.stdout)?.[1])
  return { perSecond, by: 'pgbench', costUs: costUs(used, done) }
}

async function ourSimpleUpdate(url: string, clients: number, seconds: number): Promise<Limit> {
  let done = 0
  const until = Date.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      while (Date.now() < until) {
        const aid = 1 + ((done * 7919) % ROWS)
        await client.query('begin')
        await client.query({
          name: 'u',
          text: 'update pgbench_accounts set abalance = abalance + 1 where aid = $1',
          values: [aid],
        })
        await client.query({ name: 's', text: 'select abalance from pgbench_accounts where aid = $1', values: [aid] })
        await client.query({
          name: 'i',
          text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, $1, 1, current_timestamp)',
          values: [aid],
        })
        await client.query('commit')
        done += 1
      }
      await client.end()
    }),
  )
  return { perSecond: done / seconds, by: 'a driver of ours', costUs: null }
}
