import { ENDPOINTS } from '@senluna/contract/all.ts'
import { expect, test } from 'vitest'
import { isForEverybody } from './session.ts'

test('what is kept over a log-in or log-out is never an answer to one account', () => {
  const kept = ENDPOINTS.filter(({ method, path }) => method === 'GET' && isForEverybody(path))
  expect(kept.map(({ path }) => path)).toContain('/lgw/games/{code}')
  for (const { for: audience, path } of kept) expect(['none', 'opt'], path).toContain(audience)
})
