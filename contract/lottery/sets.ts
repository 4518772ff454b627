import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

// Sets of numbers a player keeps.

export const savedSet = z.object({
  id: wire.uuid,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  family: z.string().check(z.maxLength(8)),
  width: z.int().check(z.gte(1), z.lte(6)),
  numbers: z.array(z.string().check(z.regex(/^[0-9]{1,6}$/))).check(z.minLength(1), z.maxLength(1_000)),
})
export type SavedSet = z.infer<typeof savedSet>

export const savedSets = endpoint({
  summary: 'The caller’s own sets of numbers.',
  method: 'GET',
  path: '/lgw/saved-sets',
  for: 'token',
  reply: z.object({ list: z.array(savedSet) }),
  refusals: [],
})

export const keepSet = endpoint({
  summary: 'Keeps a set of numbers, new or under an id it had; a hundred at most.',
  method: 'PUT',
  path: '/lgw/saved-sets',
  for: 'token',
  body: savedSet,
  reply: z.object({ list: z.array(savedSet) }),
  refusals: ['VAL_FIELD'],
})

export const dropSet = endpoint({
  summary: 'Forgets a set of numbers.',
  method: 'DELETE',
  path: '/lgw/saved-sets',
  for: 'token',
  query: z.object({ id: wire.uuid }),
  reply: z.object({ list: z.array(savedSet) }),
  refusals: [],
})
