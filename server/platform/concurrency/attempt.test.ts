import assert from 'node:assert/strict'
import { test } from 'vitest'
import { attempt, eachPiece, eachRow, withFailures } from './attempt.ts'

const logged: object[] = []
const log = { error: (row: object) => void logged.push(row) }
const rows = Array.from({ length: 7 }, (_, index) => String(index))
/** The rows of a table that nothing leaves, three at a time. */
const waiting = {
  log,
  trouble: 'a row could not be done',
  kind: 'row',
  next: async (tried: readonly string[]) => rows.filter((row) => !tried.includes(row)).slice(0, 3),
  keyOf: (row: string) => row,
}

test('each row is tried once; those that fail are logged by their key and noted for who watches', async () => {
  const tried: string[] = []
  const { done, failures } = await withFailures(() =>
    eachRow({
      ...waiting,
      work: async (row) => {
        tried.push(row)
        if (['0', '1', '2', '5'].includes(row)) throw new Error('broken')
      },
    }),
  )
  assert.deepEqual([done, tried], [3, rows])
  assert.deepEqual(
    failures,
    ['0', '1', '2', '5'].map((row) => `a row could not be done (${row}): broken`),
  )
  assert.deepEqual(logged.at(-1), { row: '5', error: 'broken' })
})

test('of a piece that fails each row is tried by itself; what is away is not asked for every row', async () => {
  const pieces: string[][] = []
  const work = (broken: readonly string[]) => async (piece: readonly string[]) => {
    pieces.push([...piece])
    if (piece.some((row) => broken.includes(row))) throw new Error('broken')
  }
  const first = await withFailures(() => eachPiece({ ...waiting, work: work(['4']) }))
  assert.deepEqual([first.done, first.failures.length], [6, 1])
  assert.deepEqual(pieces, [['0', '1', '2'], ['3', '4', '5'], ['3'], ['4'], ['5'], ['6']])
  const all = await withFailures(() => eachPiece({ ...waiting, giveUpAfter: 2, work: work(rows) }))
  assert.deepEqual([all.done, all.failures.length], [0, 5])
})

test('failures are noted for the job that they belong to, and without one only logged', async () => {
  const fail = () => attempt(log, 'a row could not be done', { row: 'x' }, () => Promise.reject(new Error('broken')))
  const [single, double] = await Promise.all([withFailures(fail), withFailures(async () => (await fail(), fail()))])
  assert.deepEqual([single.failures.length, double.failures.length], [1, 2])
  assert.equal(await fail(), false)
})
