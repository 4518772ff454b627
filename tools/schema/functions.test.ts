import assert from 'node:assert/strict'
import { test } from 'vitest'
import { misplacedFunctions, strayFunctions } from './functions.ts'

const file = (name: string, ...created: string[]) => ({
  name,
  sql: created.map((other) => `create or replace function ${other}(p integer) returns integer as $$ … $$;`).join('\n'),
  hash: '',
})

test('a file creates the function that its path names, overloads too', () => {
  assert.deepEqual(misplacedFunctions([file('ledger.post', 'ledger.post', 'ledger.post')]), [])
  assert.deepEqual(misplacedFunctions([file('ledger.post', 'ledger.post', 'ledger.house')]), [
    'The file of ledger.post creates ledger.house.',
  ])
  assert.deepEqual(misplacedFunctions([file('ledger.post')]), [
    'The file of ledger.post creates no function (create or replace function …).',
  ])
})

test('a function without a file, a file without its function and a forgotten overload are problems', () => {
  const files = [file('ledger.post', 'ledger.post'), file('ledger.house', 'ledger.house')]
  assert.deepEqual(strayFunctions(files, ['ledger.house', 'ledger.post']), [])
  assert.deepEqual(strayFunctions(files, ['ledger.house', 'ledger.post', 'ledger.old']), [
    'ledger.old has no file in server/functions: add one, or drop it by a migration.',
  ])
  assert.deepEqual(strayFunctions(files, ['ledger.house', 'ledger.post', 'ledger.post']), [
    'ledger.post is created 1 times by its file and is 2 times in the database.',
  ])
  assert.deepEqual(strayFunctions(files, ['ledger.post']), [
    'ledger.house is created 1 times by its file and is 0 times in the database.',
  ])
})
