import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '@senluna/server/start/setup.ts'
import { cpuSeconds } from '../cpu.ts'
import { ensureDatabase } from '../../setup/database.ts'
import { startPostgres } from '../../postgres/index.ts'
import { throwawayFolder } from '../../postgres/throwaway.ts'
import { makeDraw, makePlayers } from './fill.ts'
import { Others } from './others.ts'
import type { SettleJob, SettleResult } from './settle-child.ts'

const TICKETS = Number(process.env.BENCH_TICKETS ?? 1_000_000)
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? Math.ceil(TICKETS / 10))
const IDLE_MS = 5_000
/**
 * A draw of so many tickets is settled first, as a process does that has been up for a while; so is
 * COPY run twice.
 */
const WARM = 4_000
/** So many stand above each player of the last draw. */
const CHAIN = 5
/** All of the measurement by what the first draw's tickets take to make. */
const WHOLE_BY_FILL = 13
const PARTS = 4
const TABLES = ['lottery.settlement', 'ledger.transfer', 'wagers.wager'] as const

interface Found {
  name: string
  result: SettleResult
  copy: Copy
  bets: { idle: number; busy: number; placed: number }
  rows: Counts
  replayed: number
  replaySeconds: number
}

/** Seconds of COPY, by the clock and of processor. */
interface Copy {
  seconds: number
  cpu: number
}

interface Counts {
  settlements: number
  transfers: number
}

/**
 * Settles one draw where every ticket wins and one where a tenth does, each beside COPY of the rows
 * it left.
 */
export async function measureSettlement(): Promise<void> {
  const postgres = await startPostgres({ data: throwawayFolder(true), durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'senluna-copy-'))
  // The server writes and reads its own copies.
  chmodSync(folder, 0o777)
  try {
    const url = postgres.url('bench')
    await ensureDatabase(url)
    await migrate(url)
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const began = performance.now()
    await makePlayers(owner, PLAYERS)
    const found: Found[] = []
    for (const [name, winners, chain] of [
      ['all paid', 1, 0],
      ['10 % paid', 10, 0],
      [`all paid, ${CHAIN} above each player`, 1, CHAIN],
    ] as const) {
      const warm = await makeDraw(
        owner,
        `warm${winners} ${chain}`,
        Math.min(WARM, TICKETS),
        Math.min(PLAYERS, WARM),
        winners,
      )
      const draw = await makeDraw(owner, `bench${winners} ${chain}`, TICKETS, PLAYERS, winners, chain)
      // A guess by what the first tickets took to make.
      const minutes = (((performance.now() - began) / 60_000) * WHOLE_BY_FILL).toFixed(1)
      if (found.length === 0)
        console.log(`Settlement of ${TICKETS} tickets, three times: about ${minutes} minutes in all.`)
      found.push(await measure(owner, url, { name, warm, draw, folder, chained: chain > 0 }))
    }
    console.log(`Took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
    report(found)
    await owner.end()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}

async function measure(
  owner: pg.Client,
  url: string,
  { name, warm, draw, folder, chained }: { name: string; warm: number; draw: number; folder: string; chained: boolean },
): Promise<Found> {
  const others = await Others.open(owner, url)
  await others.play(1_000)
  const idle = await others.play(IDLE_MS)
  await owner.query('checkpoint')
  const before = await countOf(owner, draw)
  const settling = settle({ url, warm, draw, rebates: chained })
  const playing = others.playUntil(settling)
  const result = await settling
  const busy = await playing
  await others.close()
  const after = await countOf(owner, draw)
  await owner.query('checkpoint')
  await copySeconds(owner, draw, folder)
  const copy = await copySeconds(owner, draw, folder)
  // As if the word that it is settled had been lost: every ticket is looked at again.
  await owner.query('update lottery.draw set settled_at = null, settled_version = 0, settled_to = null where no = $1', [
    draw,
  ])
  const again = await settle({ url, draw })
  const replayed = await countOf(owner, draw)
  return {
    name,
    result,
    copy,
    bets: { idle: idle.p99, busy: busy.p99, placed: busy.placed },
    rows: { settlements: after.settlements - before.settlements, transfers: after.transfers - before.transfers },
    replayed: replayed.settlements + replayed.transfers - after.settlements - after.transfers + again.changed,
    replaySeconds: again.seconds,
  }
}

async function countOf(owner: pg.Client, draw: number): Promise<Counts> {
  const { rows } = await owner.query<{ settlements: number; transfers: number }>(
    `select (select count(*) from lottery.settlement s join lottery.ticket t on t.owner_id = s.owner_id and t.id = s.ticket_id where t.draw_no = $1)::integer as settlements,
       (select count(*) from ledger.transfer m join lottery.ticket t on t.owner_id = m.owner_id and t.id = m.ref where t.draw_no = $1)::integer as transfers`,
    [draw],
  )
  return rows[0]!
}

/**
 * How long the database takes to write the same rows with nothing to think of: COPY into tables
 * with the same parts and indexes.
 */
async function copySeconds(owner: pg.Client, draw: number, folder: string): Promise<Copy> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pids = rows.map(({ pid }) => pid)
  let ms = 0
  let cpu = 0
  const own = `(owner_id, id) in (select owner_id, id from lottery.ticket where draw_no = ${draw})`
  for (const table of TABLES) {
    const [, short = ''] = table.split('.')
    const file = join(folder, short)
    await owner.query(`drop table if exists copied; create table copied (like ${table}) partition by hash (owner_id)`)
    for (let part = 0; part < PARTS; part++)
      await owner.query(`create table copied_${part} (like ${table}_${part} including all);
        alter table copied attach partition copied_${part} for values with (modulus ${PARTS}, remainder ${part})`)
    const which = own.replace(
      '(owner_id, id)',
      `(owner_id, ${{ settlement: 'ticket_id', transfer: 'ref', wager: 'id' }[short] ?? ''})`,
    )
    await owner.query(`copy (select * from ${table} where ${which}) to '${file}'`)
    await owner.query('checkpoint')
    const began = performance.now()
    const used = cpuSeconds(pids)
    await owner.query(`copy copied from '${file}'`)
    ms += performance.now() - began
    cpu += cpuSeconds(pids) - used
    await owner.query('drop table copied')
    await sleep(0)
  }
  return { seconds: ms / 1_000, cpu }
}

function settle(job: SettleJob): Promise<SettleResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./settle-child.ts', import.meta.url))
    child.once('message', (result) => resolve(result as SettleResult))
    child.once('error', reject)
    child.once('exit', (code) => code !== 0 && reject(new Error(`settling ended with ${code}`)))
    child.send(job)
  })
}

function report(found: readonly Found[]): void {
  const all = found[0]?.copy
  if (!all) return
  console.log(
    `\n${TICKETS} tickets of ${PLAYERS} players (made by the database's owner, set by set); goals in brackets`,
  )
  for (const [index, { name, result, copy, bets, rows, replayed, replaySeconds }] of found.entries()) {
    const { pieces } = result
    const goal = index === 1 ? 0.8 : 1.8
    const cpu = result.cpu + result.databaseCpu
    const own = index === 0 ? '' : `; of its own rows ${copy.seconds.toFixed(1)} s`
    console.log(
      [
        `  ${name}: ${result.seconds.toFixed(1)} s, COPY of all paid ${all.seconds.toFixed(1)} s${own}: ratio ${(result.seconds / all.seconds).toFixed(2)} (${goal})`,
        `    processor: ${cpu.toFixed(1)} s (database ${result.databaseCpu.toFixed(1)}) to ${all.cpu.toFixed(1)}: ratio ${(cpu / all.cpu).toFixed(2)}`,
        `    rows: ${rows.settlements} settlements, ${rows.transfers} transfers; a replay wrote ${replayed} (0) in ${replaySeconds.toFixed(1)} s`,
        `    wallets locked ${pieces.median.toFixed(0)} ms, p99 ${pieces.p99.toFixed(0)}, at most ${pieces.longest.toFixed(0)} (250); ${pieces.count} pieces`,
        ...(result.rebates
          ? [
              `    those above: ${result.rebates.paid} payments in ${result.rebates.seconds.toFixed(1)} s, ${((result.rebates.seconds * 1e6) / TICKETS).toFixed(1)} µs a bet; settled and paid: ratio ${((result.seconds + result.rebates.seconds) / all.seconds).toFixed(2)} (1.8), a bet without them ${((found[0]!.result.seconds * 1e6) / TICKETS).toFixed(1)} µs`,
            ]
          : []),
        `    memory ${result.memoryEarly.toFixed(0)} MB after a tenth, ${result.memoryMost.toFixed(0)} at most`,
        `    others' bets: p99 ${bets.busy.toFixed(1)} ms of ${bets.placed}, idle ${bets.idle.toFixed(1)}: ${(bets.busy / bets.idle).toFixed(1)} times (3)`,
      ].join('\n'),
    )
  }
  console.log(
    '  COPY writes the settlements, transfers and wagers that were left into empty tables with the same indexes, by one connection, the second\n' +
      '  of two times; the settlement has several connections, and settled a small draw before. Those above the players are paid after it.',
  )
}
