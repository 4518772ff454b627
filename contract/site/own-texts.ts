import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const ownTexts = endpoint({
  summary: 'The texts that the operator says in other words in a language, as the page’s runtime reads them.',
  method: 'GET',
  path: '/wps/system/texts/{language}',
  for: 'none',
  whenClosed: true,
  cacheSeconds: 86_400,
  // Another version is another address: what a browser kept of one before is not looked at.
  query: z.object({ v: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ texts: z.record(z.string(), z.unknown()) }),
  refusals: ['SYS_NOT_FOUND'],
})
