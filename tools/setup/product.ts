import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages, buildServer, SERVER_PROGRAM } from './build.ts'
import { type Sandbox, startSandbox } from '../../sandbox/start.ts'
import { type ComingDays, laterDays, loadDays, startCrowd } from './crowd.ts'
import { choosePort } from './port.ts'
import { openLived, prepare } from './prepare.ts'
import { type Postgres, startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { LIVED } from '../crowd/agents/places.ts'
import { step } from './progress.ts'
import { CACHE, DATA } from './root.ts'
import { secretsIn } from './secrets.ts'
import { supervise } from '../supervisor/index.ts'

const USUAL_PORT = 8080
/** Where the pretended bank keeps what it did. */
const PAYMENTS = join(DATA, 'sandbox-payments.json')
/**
 * The official game whose results two people enter at a demonstration's desk: docs/desk.md, "A
 * result by two people".
 */
const BY_HAND = 'VN_C_KH'

/** How to run the whole product. */
export interface ProductOptions {
  /** An outside PostgreSQL; without it one of our own is brought up. */
  databaseUrl?: string
  /** Where our own keeps its data. */
  data?: string
  /** Our own is fast and forgets everything when it ends. */
  throwaway?: boolean
  /** More settings of our own PostgreSQL, by name. */
  settings?: Record<string, string>
  /** As in PORT: absent for the usual one or the next free above it, '0' for any. */
  port?: string
  /** How many api processes stand by; 1 when left out. */
  standbys?: number
  /** More environment for the server's processes. */
  env?: Record<string, string>
  /** Whether pages are wanted; measuring and fault runs do without. */
  pages?: boolean
  /** Whether the pretended outside world runs, as it does with pages; never in production. */
  sandboxes?: boolean
  /** Whether pretended members live in a demonstration, and have lived there for thirty days. */
  crowd?: boolean
  log?: (line: string) => void
}

/** The running product: database, processes, address. */
export interface Product {
  url: string
  port: number
  databaseUrl: string
  /** Our own PostgreSQL, unless an outside one is used. */
  postgres: Postgres | undefined
  /**
   * Pages of the pretended outside world, where a tester decides what becomes of a payment or a
   * transfer.
   */
  sandboxes: { payments: string; vendor: string } | undefined
  /** The server's processes by what they are. */
  pids(): Record<'api' | 'standby' | 'live' | 'jobs', number | undefined>
  /** How many api processes are built and stand by. */
  built(): number
  /** Ends the server gently, then the database. */
  stop(): Promise<void>
}

/**
 * Brings up everything: database, schema, demonstration data, pages, server; settles once it takes
 * calls.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const log = options.log ?? (() => {})
  const throwaway = options.throwaway === true
  const data = throwaway ? throwawayFolder(false) : (options.data ?? join(DATA, 'postgres-18'))
  const isFirst = !options.databaseUrl && !existsSync(join(data, 'PG_VERSION'))
  const postgres = options.databaseUrl
    ? undefined
    : await step('Bringing up PostgreSQL', () =>
        startPostgres({
          data,
          durable: !throwaway,
          settings: options.settings,
        }),
      )
  const databaseUrl = options.databaseUrl ?? postgres?.url('senluna') ?? ''
  // Not in production, and not while speed is measured.
  const sandboxes = (options.sandboxes ?? options.pages !== false) && process.env.NODE_ENV !== 'production'
  const running: Sandbox[] = []
  const hasCrowd = options.crowd === true && sandboxes
  let days: ComingDays | undefined
  try {
    // Also for the set-up in this process: the demonstration's passwords are made with the secrets
    // they are checked with.
    Object.assign(process.env, secretsIn(DATA, process.env))
    const crowdEnv = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ...(throwaway ? { FILES_STORE: 'database' } : { FILES_DIR: join(DATA, 'files'), STATE: PAYMENTS }),
    }
    days = hasCrowd ? (isFirst ? loadDays(crowdEnv) : laterDays(crowdEnv)) : undefined
    const built = buildServer().then(() => (options.pages === false ? undefined : buildPages()))
    const prepared = prepare(
      { ...process.env, ...options.env },
      databaseUrl,
      sandboxes,
      hasCrowd && isFirst ? LIVED : undefined,
    )
    // Both to their ends, so that no failure of one is lost in the other's.
    for (const result of await Promise.allSettled([prepared, built])) {
      if (result.status === 'rejected') throw result.reason
    }
    await days?.make(log)
    // Where days could not be made, nobody opened them.
    if (hasCrowd && isFirst) await openLived(databaseUrl)
    const pretended = sandboxes ? await startSandboxes(running, throwaway, log) : undefined
    const port = await choosePort(
      options.port,
      USUAL_PORT,
      process.env.HOST ?? (process.env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    )
    const server = await step('Starting the server', () =>
      supervise({
        main: SERVER_PROGRAM,
        log,
        standbys: options.standbys,
        env: {
          LOG_LEVEL: 'warn',
          ART_CACHE: join(CACHE, 'art'),
          ...(throwaway ? { FILES_STORE: 'database' } : { FILES_DIR: join(DATA, 'files') }),
          ...(sandboxes ? { LOTTERY_BY_HAND: BY_HAND } : {}),
          ...pretended,
          ...process.env,
          ...options.env,
          DATABASE_URL: databaseUrl,
          PORT: String(port),
        },
      }),
    )
    const crowd = hasCrowd ? startCrowd({ ...crowdEnv, PORT: String(port) }, log) : undefined
    return {
      url: `http://localhost:${port}`,
      port,
      databaseUrl,
      postgres,
      sandboxes: pretended && { payments: pretended.SANDBOX_PAY_URL, vendor: pretended.VENDOR_SANDBOX_URL },
      pids: server.pids,
      built: server.built,
      stop: async () => {
        // Whoever calls goes first: nobody is left in the middle of something.
        await crowd?.stop()
        await server.stop()
        await Promise.all(running.map((sandbox) => sandbox.stop()))
        await postgres?.stop()
      },
    }
  } catch (error) {
    days?.drop()
    await Promise.all(running.map((sandbox) => sandbox.stop()))
    await postgres?.stop()
    throw error
  }
}

/**
 * Starts the pretended outside world; answers how the server finds it. What it keeps lies beside
 * the database.
 */
async function startSandboxes(running: Sandbox[], throwaway: boolean, log: (line: string) => void) {
  const secret = randomBytes(32).toString('hex')
  const state: Record<string, string> = throwaway ? {} : { STATE: join(DATA, 'sandbox-vendor.json') }
  const vendor = await startSandbox('sandbox/vendors/main.ts', { SECRET: secret, ...state }, log)
  running.push(vendor)
  const paySecret = randomBytes(32).toString('hex')
  const payState: Record<string, string> = throwaway ? {} : { STATE: PAYMENTS }
  const pay = await startSandbox('sandbox/payments/main.ts', { SECRET: paySecret, ...payState }, log)
  running.push(pay)
  return {
    VENDOR_SANDBOX_URL: vendor.url,
    VENDOR_SANDBOX_SECRET: secret,
    SANDBOX_PAY_URL: pay.url,
    SANDBOX_PAY_SECRET: paySecret,
  }
}
