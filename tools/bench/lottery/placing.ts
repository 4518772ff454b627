import { fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { brandInfo, openPlayer } from '../../play/player.ts'
import { startProduct } from '../../setup/product.ts'
import { DATA } from '../../setup/root.ts'
import { prepareLimit, scripted, simpleUpdate } from '../limits.ts'
import { POST_ONE, preparePosting } from '../posting.ts'
import { GAME } from './fill.ts'
import type { PlaceJob, PlaceResult } from './place-child.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
const PLAYERS = [1, 16, 64]
const TYPE = 'LO2'
const UNIT = 1_000n

/**
 * Single tickets on a fast draw through HTTP, beside the bare posting function and pgbench in the
 * same round.
 */
export async function measurePlacing(): Promise<void> {
  const product = await startProduct({
    data: join(DATA, 'bench-lottery-postgres'),
    pages: false,
    port: '0',
    env: { PROFILE: 'bench', LOG_LEVEL: 'warn' },
  })
  try {
    const { url, port, databaseUrl } = product
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    await prepareLimit(databaseUrl)
    await preparePosting(databaseUrl)
    const info = await brandInfo(url)
    const players: PlaceJob['players'] = []
    for (let nth = 0; nth < Math.max(...PLAYERS); nth++) {
      const { memberCookie: cookie, handle } = await openPlayer(url, info)
      players.push({ cookie, handle })
    }
    await giveMoney(databaseUrl)
    const units = structureOf(GAMES.get(GAME)!).betTypes.get(TYPE)!.units
    const place = async (many: number, seconds: number) =>
      run({
        port,
        players: players.slice(0, many),
        seconds,
        game: GAME,
        betType: TYPE,
        unit: UNIT.toString(),
        stake: (UNIT * BigInt(units)).toString(),
        draws: await drawsOf(databaseUrl),
      })
    await place(16, 2)
    console.log(`\nTaking single ${TYPE} tickets of ${GAME} through HTTP (play money), ${SECONDS} s a cell`)
    for (let round = 0; round < ROUNDS; round++) {
      const limit = await simpleUpdate(databaseUrl, 16, SECONDS)
      const bare = scripted(databaseUrl, folder, 'post', POST_ONE, 16, SECONDS)
      console.log(`  simple-update, 16 clients: ${limit.perSecond.toFixed(0)} a second (${limit.by})`)
      if (bare)
        console.log(
          `  bare posting function, 16 clients: ${bare.perSecond.toFixed(0)}, ratio ${(bare.perSecond / limit.perSecond).toFixed(2)}`,
        )
      for (const many of PLAYERS) {
        const { orders, seconds, p50, p99, refused } = await place(many, SECONDS)
        const rate = orders / seconds
        const ofBare = bare ? `, ${(rate / bare.perSecond).toFixed(3)} of bare posting` : ''
        console.log(
          `  ${String(many).padStart(2)} players: ${rate.toFixed(0)} orders a second, ratio ${(rate / limit.perSecond).toFixed(3)}${ofBare}; ` +
            `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}`,
        )
        if (Object.keys(refused).length > 0) console.log('    refused:', refused)
      }
    }
  } finally {
    await product.stop()
  }
}

async function asOwner<Value>(url: string, work: (owner: pg.Client) => Promise<Value>): Promise<Value> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Enough play money for as many bets as there is time for. */
const giveMoney = (url: string) =>
  asOwner(url, (owner) =>
    owner.query(
      `select count(*) from ledger.account a, lateral ledger.post(array[a.owner_id], array[a.account_no], array[gen_random_uuid()], array[3::smallint],
         array[null::uuid], array[now()], array[1], array[400::smallint], array[1000000000000::bigint],
         array[ledger.house_account_of('senluna', 'EXP:BONUS', 'TRL', 0::smallint, now())], now()) p
       where a.currency = 'TRL' and a.account_no = 1 and a.owner_id in (select id from members.member where type = 4)`,
    ),
  )

/** Draws that still take bets, the next first. They are made by the server when it starts. */
const drawsOf = (url: string) =>
  asOwner(url, async (owner): Promise<PlaceJob['draws']> => {
    for (const began = Date.now(); Date.now() - began < 30_000; await sleep(200)) {
      const { rows } = await owner.query<{ numero: string; lock_at: Date }>(
        'select numero, lock_at from lottery.draw where game = $1 and open_at <= now() and lock_at > now() order by lock_at limit 10',
        [GAME],
      )
      if (rows.length > 0) {
        const next = await owner.query<{ numero: string; lock_at: Date }>(
          'select numero, lock_at from lottery.draw where game = $1 and lock_at > now() order by lock_at limit 10',
          [GAME],
        )
        return next.rows.map(({ numero, lock_at }) => ({ numero, lockAt: lock_at.getTime() }))
      }
    }
    throw new Error(`the server makes no draws of ${GAME}`)
  })

function run(job: PlaceJob): Promise<PlaceResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./place-child.ts', import.meta.url))
    child.once('message', (result) => resolve(result as PlaceResult))
    child.once('error', reject)
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load ended with ${code}`)))
    child.send(job)
  })
}
