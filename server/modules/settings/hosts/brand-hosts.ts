import type { AddedHost } from './added-host.ts'
import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import type { BrandDirectory } from '../brands.ts'
import { changeSetting, settingsOf } from '../values/setting-values.ts'
import { hostsOf, deleteHost } from './host-store.ts'
import { lockSetting } from '../values/setting-store.ts'

/**
 * Takes a host from a brand, with what was set for it, unless `mayLose` says of those that would be
 * left that they are too few. Answers whether it is gone. Removals of one brand wait for each
 * other.
 */
export async function removeHost(
  tx: Tx,
  { host, merchantCode }: Pick<AddedHost, 'host' | 'merchantCode'>,
  mayLose: (left: readonly string[]) => boolean,
  now: Instant,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`brand_host:${merchantCode}`}, 0))`.execute(tx)
  const rows = await hostsOf(tx, merchantCode)
  const left = rows.map((row) => row.host).filter((item) => item !== host)
  if (left.length === rows.length || !mayLose(left)) return false
  await deleteHost(tx, host, merchantCode)
  await lockSetting(tx, merchantCode, 'loginScope')
  const { [host]: scope, ...others } = (await settingsOf(tx, merchantCode)).loginScope
  if (scope !== undefined) await changeSetting(tx, merchantCode, 'loginScope', others, now)
  return true
}

const KEPT_MS = 1_000
/** A database that takes longer is waited for no further where an older reading will do. */
const PATIENCE_MS = 250

/**
 * Keeps a directory of brands true to the hosts that are added at the desk: they are read at most
 * once a second.
 */
export class FollowedHosts {
  readonly #hosts: () => Promise<readonly AddedHost[]>
  readonly #log: Log
  readonly #directory: BrandDirectory
  #at = -Infinity
  /** Readings that were begun, and the one that was taken last. */
  #begun = 0
  #taken = 0
  #reading: Promise<void> | undefined
  #known = false

  constructor(hosts: () => Promise<readonly AddedHost[]>, log: Log, directory: BrandDirectory) {
    this.#hosts = hosts
    this.#log = log
    this.#directory = directory
  }

  /**
   * What to wait for before a host is looked up; nothing where the directory is as it was within
   * the last second.
   */
  current(now: Instant): Promise<void> | undefined {
    if (now - this.#at < KEPT_MS) return this.#reading
    this.#at = now
    const read = this.#read()
    const reading = (this.#known ? Promise.race([read, patience()]) : read).finally(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    this.#reading = reading
    return reading
  }

  /**
   * A reading that fails leaves things as they are; the next second brings another. So does one
   * that ends after a later one has: what it says is older.
   */
  async #read(): Promise<void> {
    const nth = ++this.#begun
    try {
      const hosts = await this.#hosts()
      if (nth < this.#taken) return
      this.#taken = nth
      this.#directory.take(hosts)
      this.#known = true
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'hosts of brands were not read')
    }
  }
}

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref()
  })
