import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** A transaction that is open, by the pool whose connection it holds. */
const current = new AsyncLocalStorage<{ pool: pg.Pool; isOpen: boolean }>()

/**
 * Refuses whoever asks a pool for a second connection while holding one of it in a transaction.
 *
 * With as many such transactions as the pool has connections, each waits for the others until it
 * times out, and everybody else of the process waits with them.
 */
export function refuseSecondConnection(pool: pg.Pool, db: { transaction(): object }): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  Reflect.set(pool, 'connect', (...given: unknown[]) => {
    const held = current.getStore()
    if (held?.isOpen && held.pool === pool)
      throw new Error('a transaction asks its own pool for a second connection: pass tx on, or ask before it opens')
    return connect(...given)
  })
  const transaction = db.transaction.bind(db)
  Reflect.set(db, 'transaction', () => watched(pool, transaction()))
}

/**
 * Runs work in a transaction on a connection of the pool, where it needs the driver's own client;
 * it is watched like those of the query builder. Rolled back when the work throws, which it throws
 * on.
 */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const held = { pool, isOpen: true }
  try {
    await client.query('begin')
    const result = await current.run(held, () => work(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    held.isOpen = false
    client.release()
  }
}

/** A transaction yet to run, whose work is known as its own. */
function watched<Builder extends object>(pool: pg.Pool, builder: Builder): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'execute')
        return (...given: unknown[]) => watched(pool, Reflect.apply(value, target, given) as object)
      return (work: (tx: unknown) => unknown) =>
        Reflect.apply(value, target, [
          async (tx: unknown) => {
            const held = { pool, isOpen: true }
            try {
              return await current.run(held, async () => work(tx))
            } finally {
              held.isOpen = false
            }
          },
        ])
    },
  })
}
