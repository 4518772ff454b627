import { AsyncLocalStorage } from 'node:async_hooks'
import { Counter } from 'prom-client'
import type { Log } from '../log.ts'

/** Rows that a job could not do, by what could not be done. */
export const failedRows = new Counter({
  name: 'senluna_failed_rows_total',
  help: 'Rows that a job could not do and left for its next turn.',
  labelNames: ['trouble'],
  registers: [],
})

/** A row that could not be done, in one line. */
type Failure = string

const watches = new AsyncLocalStorage<Failure[]>()

/** A log that troubles are written to. */
export type ErrorLog = Pick<Log, 'error'>

/**
 * Does something and answers it with the rows that failed on the way, as `attempt` noted them.
 */
export async function withFailures<Done>(work: () => Promise<Done>): Promise<{ done: Done; failures: Failure[] }> {
  const failures: Failure[] = []
  return { done: await watches.run(failures, work), failures }
}

/**
 * Works at one row of a job: its trouble is logged, counted and noted for who watches the job. It
 * stops no other row, and the next turn tries it again. Answers whether it went well.
 */
export async function attempt(
  log: ErrorLog | undefined,
  trouble: string,
  row: Readonly<Record<string, string | number>>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log?.error({ ...row, error: message }, trouble)
    failedRows.labels(trouble).inc()
    watches.getStore()?.push(`${trouble} (${Object.values(row).join(' ')}): ${message}`)
    return false
  }
}

/** Rows that wait for a job. */
export interface Waiting<Row> {
  log: ErrorLog | undefined
  /** What could not be done with a row that fails. */
  trouble: string
  /** What a row is: the name of its key in the log. */
  kind: string
  keyOf(row: Row): string
  /** The next rows that wait, but for those that were tried; none at the end. */
  next(tried: readonly string[]): Promise<readonly Row[]>
}

/** Works at every row that waits, each by itself; answers how many went well. */
export const eachRow = <Row>({
  work,
  ...waiting
}: Waiting<Row> & { work(row: Row): Promise<unknown> }): Promise<number> =>
  walk(waiting, async (rows) => {
    let done = 0
    for (const row of rows) if (await attemptOne(waiting, row, () => work(row))) done++
    return done
  })

interface Pieces<Row> {
  work(rows: readonly Row[]): Promise<unknown>
  /**
   * So many that fail one after the other say that what they need is away: the rest of the piece is
   * left for the next turn.
   */
  giveUpAfter?: number
}

/**
 * Works at the rows that wait a piece at a time. Of a piece that fails each row is tried by itself,
 * so `work` leaves nothing behind when it fails. Answers how many went well.
 */
export const eachPiece = <Row>({ work, giveUpAfter, ...waiting }: Waiting<Row> & Pieces<Row>): Promise<number> =>
  walk(waiting, async (rows) => {
    try {
      await work(rows)
      return rows.length
    } catch {
      // Which of them it was is found by trying each.
      let done = 0
      let failed = 0
      for (const row of rows)
        if (await attemptOne(waiting, row, () => work([row]))) {
          done++
          failed = 0
        } else if (++failed === giveUpAfter) break
      return done
    }
  })

async function walk<Row>(
  { next, keyOf }: Waiting<Row>,
  workAt: (rows: readonly Row[]) => Promise<number>,
): Promise<number> {
  const tried: string[] = []
  for (let done = 0; ;) {
    const rows = await next(tried)
    if (rows.length === 0) return done
    tried.push(...rows.map(keyOf))
    done += await workAt(rows)
  }
}

const attemptOne = <Row>(
  { log, trouble, kind, keyOf }: Waiting<Row>,
  row: Row,
  work: () => Promise<unknown>,
): Promise<boolean> => attempt(log, trouble, { [kind]: keyOf(row) }, work)
