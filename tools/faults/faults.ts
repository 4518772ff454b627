import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { openPlayer } from '../play/player.ts'
import type { Postgres } from '../postgres/index.ts'
import type { Product } from '../setup/product.ts'
import { attempt, type History } from './load.ts'
import type { Proxy } from './proxy.ts'
import type { Seeded } from './seeded.ts'

/** What a fault can lay hands on. */
export interface Scene {
  product: Product
  postgres: Postgres
  proxy: Proxy
  chances: Seeded
  history: History
  info: PermissionInfo
}

/** One way to do harm. Answers the moment from which the outage counts. */
export interface Fault {
  id: string
  what: string
  /** The longest outage hoped for, in ms; more is reported, not failed. */
  aimMs: number
  /** Whether it strikes only once all spare api processes are built. */
  needsSpare?: true
  strike(scene: Scene): Promise<number>
}

const kill = (pid: number | undefined): void => {
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already: what was wanted.
  }
}

/** Asks the database directly, not over the way that is cut. */
async function asOwner<Result>({ postgres }: Scene, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: postgres.url('senluna') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const postingBackends = (scene: Scene): Promise<number[]> =>
  asOwner(scene, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'senluna play'`,
    )
    return rows.map((row) => row.pid)
  })

const wagersOf = (scene: Scene): Promise<number> =>
  asOwner(scene, async (client) => {
    const { rows } = await client.query<{ wagers: string }>('select count(*) wagers from wagers.wager')
    return Number(rows[0]?.wagers)
  })

/** Waits until something is so, for ten seconds at most. */
async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await so()) && performance.now() - began < 10_000;) await sleep(20)
}

/**
 * Every fault. F9, copies and late repeats of the same keys over many connections, is in the load
 * itself.
 */
export const FAULTS: readonly Fault[] = [
  {
    id: 'F1',
    needsSpare: true,
    what: 'kill -9 of the api process',
    aimMs: 500,
    strike: async ({ product }) => {
      const at = performance.now()
      kill(product.pids().api)
      return at
    },
  },
  {
    id: 'F2',
    what: "kill -9 of PostgreSQL's postmaster",
    aimMs: 3_000,
    strike: async ({ postgres }) => {
      const at = performance.now()
      kill(postgres.pid)
      return at
    },
  },
  {
    id: 'F3',
    needsSpare: true,
    what: 'both at once, then PostgreSQL again while it recovers',
    aimMs: 5_000,
    strike: async ({ product, postgres, chances }) => {
      kill(product.pids().api)
      const first = postgres.pid
      kill(first)
      await sleep(chances.between(100, 400))
      for (const began = performance.now(); postgres.pid === first && performance.now() - began < 5_000;) await sleep(5)
      const at = performance.now()
      kill(postgres.pid)
      return at
    },
  },
  {
    id: 'F4a',
    what: 'pg_terminate_backend of every posting connection',
    aimMs: 500,
    strike: async (scene) => {
      const at = performance.now()
      await asOwner(scene, (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'senluna play'`),
      )
      return at
    },
  },
  {
    id: 'F4b',
    what: 'kill -9 of one backend, which PostgreSQL restarts after',
    aimMs: 3_000,
    strike: async (scene) => {
      const pids = await postingBackends(scene)
      const at = performance.now()
      kill(scene.chances.pick(pids))
      return at
    },
  },
  {
    id: 'F5a',
    what: 'the way to the database stands still for 1.5 s',
    aimMs: 500,
    strike: async ({ proxy }) => {
      proxy.hold()
      await sleep(1_500)
      proxy.pass()
      return performance.now()
    },
  },
  {
    id: 'F5b',
    what: 'every connection to the database is reset',
    aimMs: 500,
    strike: async ({ proxy }) => {
      const at = performance.now()
      proxy.reset()
      return at
    },
  },
  {
    id: 'F5c',
    what: 'answers of the database are lost for 0.3 s and more, then its connections',
    aimMs: 500,
    strike: async (scene) => {
      const { proxy, history } = scene
      const before = history.replayedAfterLoss
      proxy.loseReplies()
      const posted = await wagersOf(scene)
      await sleep(300)
      // A busy machine may have committed nothing yet.
      await until(async () => (await wagersOf(scene)) > posted)
      const at = performance.now()
      proxy.pass()
      proxy.reset()
      await sleep(1_500)
      await until(() => history.replayedAfterLoss > before)
      if (history.replayedAfterLoss === before)
        history.problems.push('F5c: no answer was lost after its commit; the fault did not bite')
      return at
    },
  },
  {
    id: 'F6a',
    what: 'a session holds every wallet for 2 s',
    aimMs: 1_500,
    strike: async (scene) =>
      asOwner(scene, async (client) => {
        await client.query('begin')
        await client.query('lock table ledger.account in share mode')
        await sleep(2_000)
        await client.query('rollback')
        return performance.now()
      }),
  },
  {
    id: 'F6b',
    what: 'every posting backend is stopped for 2 s (SIGSTOP)',
    aimMs: 1_500,
    strike: async (scene) => {
      const pids = await postingBackends(scene)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      await sleep(2_000)
      for (const pid of pids) process.kill(pid, 'SIGCONT')
      return performance.now()
    },
  },
  {
    id: 'F10',
    what: '64 spins of one player at the same instant, each with a key of its own',
    aimMs: 500,
    strike: async ({ product, info, history }) => {
      const at = performance.now()
      const player = await openPlayer(product.url, info)
      const keys = Array.from({ length: 64 }, () => randomUUID())
      const answers = await Promise.all(keys.map((key) => attempt(product.url, player, key, '1000', undefined)))
      const accepted = answers.flatMap(({ envelope }) =>
        envelope.success && envelope.value ? [envelope.value.round] : [],
      )
      for (const round of accepted) history.acknowledged.set(round.id, { userName: player.userName, round })
      const others = answers.filter(({ envelope }) => envelope.errorCode === 'ROUND_OPEN').length
      if (accepted.length !== 1 || others !== 63)
        history.problems.push(`F10: ${accepted.length} spins were accepted, ${others} were refused for the open round`)
      return at
    },
  },
  {
    id: 'F15',
    needsSpare: true,
    what: 'the api process dies five times in a row while 20 guests come in',
    aimMs: 500,
    strike: async ({ product, info, history, chances }) => {
      const guests = Array.from({ length: 20 }, async (_, index) => {
        await sleep(index * 80)
        for (const began = performance.now(); performance.now() - began < 20_000; await sleep(50)) {
          const player = await openPlayer(product.url, info).catch(() => undefined)
          if (player) return
        }
        history.problems.push('F15: a guest never came in')
      })
      let at = performance.now()
      for (let round = 0; round < 5; round++) {
        at = performance.now()
        kill(product.pids().api)
        await sleep(chances.between(200, 500))
      }
      await Promise.all(guests)
      return at
    },
  },
]
