import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, databaseAccount } from './account.ts'
import { makeCluster, openFolder } from './cluster.ts'
import { type ServerPlan, type ServerProcess, startServer } from './process.ts'
import { copyOfPrograms, installedPrograms, openHome, reach } from './programs.ts'
import { settingsOf } from './settings.ts'

/** How to run a PostgreSQL of our own. */
export interface PostgresOptions {
  /** The folder of its data; made when it isn't there. */
  data: string
  /** Whether what it confirms must survive a crash. If not, the data goes when the server ends. */
  durable: boolean
  /** More settings of the server, by name. */
  settings?: Record<string, string>
  /** Where its log goes; beside the data by default. */
  logFile?: string
}

/** A PostgreSQL of our own. It ends when this process does, in whatever way. */
export interface Postgres {
  /** The address of a database in it; the same after a restart. */
  url(database: string): string
  /** The process id of the server; another one after a restart. */
  readonly pid: number
  /** Where its data is. */
  readonly data: string
  stop(): Promise<void>
}

/**
 * Brings up PostgreSQL and waits until it takes connections. One that dies is started again on its
 * data.
 *
 * Throws a Problem, whose message says what to do, when this machine can't run it.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const plan = planOf(options)
  makeCluster(plan.data, plan.programs, plan.account, options.durable)
  let server = await startServer(plan)
  let stopped = false
  let restart = Promise.resolve()
  const watch = (running: ServerProcess) => {
    void running.ended.then(() => {
      if (!stopped && options.durable) restart = again()
    })
  }
  const again = async () => {
    for (let attempt = 1; !stopped; attempt++) {
      try {
        server = await startServer(plan)
        watch(server)
        return
      } catch (error) {
        // Right after a kill its last processes still hold the shared memory.
        if (attempt % 50 === 0) console.error(error instanceof Error ? error.message : error)
        await sleep(Math.min(20 * attempt, 2_000))
      }
    }
  }
  watch(server)
  return {
    url: (database) =>
      process.platform === 'win32'
        ? `postgres://app@127.0.0.1:${server.port}/${database}`
        : `postgres://app@localhost/${database}?host=${plan.socketFolder}`,
    get pid() {
      return server.pid
    },
    data: plan.data,
    stop: async () => {
      stopped = true
      await restart
      await server.stop()
    },
  }
}

/** Where data that is asked for in a folder really lies, and whose it is. */
export function placeOf(data: string): { data: string; account: Account } {
  const { data: place, account } = planOf({ data, durable: true })
  return { data: place, account }
}

function planOf(options: PostgresOptions): ServerPlan {
  const account = databaseAccount(options.data)
  let programs = installedPrograms()
  let data = options.data
  openFolder(dirname(data))
  if (account.ids.uid !== undefined) {
    const reached = reach(programs, dirname(data), account)
    if (!reached.programs) programs = copyOfPrograms(programs, openHome())
    if (!reached.folder) {
      data = join(openHome(), 'data', `${nameOf(data)}`)
      openFolder(dirname(data))
      if (!existsSync(data)) console.log(`The database account cannot enter this checkout: the data goes to ${data}.`)
    }
  }
  return {
    programs,
    account,
    data,
    socketFolder: socketFolderOf(data, account),
    logFile: options.logFile ?? (options.durable ? `${data}.log` : join(data, 'server.log')),
    settings: settingsOf(options.durable, options.settings ?? {}),
    throwaway: !options.durable,
  }
}

const nameOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** The same for the same data, so that nothing piles up and an address outlives a restart. */
function socketFolderOf(data: string, { ids }: Account): string {
  const temporary = existsSync('/tmp') && process.platform !== 'win32' ? '/tmp' : tmpdir()
  const uid = ids.uid ?? process.getuid?.() ?? 0
  const folder = join(temporary, `senluna-${uid}-${nameOf(data)}`)
  // In a folder that all may write to, another user may have taken the name.
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  if (owner === undefined) return folder
  return owner === uid || owner === process.getuid?.() ? folder : `${folder}-${process.pid}`
}
