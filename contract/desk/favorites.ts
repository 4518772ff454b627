import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

// Which pages of the desk somebody keeps at the top of their menu.

/** The path of a page of the desk, as its address has it. */
const pagePath = z.string().check(z.regex(/^\/[a-z][a-z0-9-]{0,39}$/))

/** The most pages somebody keeps. */
export const FAVORITES_MOST = 20

const favorites = z.object({
  /** Paths of pages, in the order in which they were kept. */
  list: z.array(z.string()),
})

export const deskFavorites = endpoint({
  summary: 'The pages of the desk that whoever asks keeps at the top of their menu.',
  method: 'GET',
  path: '/bo/v1/favorites',
  for: 'staff',
  reply: favorites,
  refusals: [],
})

export const setDeskFavorite = endpoint({
  summary: 'Keeps a page at the top of one’s own menu, or no longer. Twenty at most.',
  method: 'POST',
  path: '/bo/v1/favorites',
  for: 'staff',
  concernsNobody: 'own',
  reasonless: true,
  body: z.object({ path: pagePath, on: z.boolean() }),
  reply: favorites,
  refusals: [],
})
