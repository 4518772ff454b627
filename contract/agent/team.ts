import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'

/** What kind of account it is. */
export const accountType = z.enum(ACCOUNT_TYPE)

/**
 * An account of the own team; its name is masked where the brand hides names deeper than one level.
 */
export const teamAccount = z.object({ id: wire.id<'member'>(), account: z.string(), type: accountType })
export type TeamAccountRow = z.infer<typeof teamAccount>

/** The way from the caller down to an account, both in it. */
export const crumbs = z.array(z.object({ id: wire.id<'member'>(), account: z.string() }))
export type Crumb = z.infer<typeof crumbs>[number]

export const agentAccounts = endpoint({
  summary: 'Up to ten accounts of the own team whose name begins with some letters, by name.',
  method: 'GET',
  path: '/wps/agent/accounts',
  switch: 'AGENT',
  for: 'agent',
  query: z.object({ name: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(32)) }),
  reply: z.object({ list: z.array(teamAccount) }),
  refusals: ['AUTH_FORBIDDEN'],
})
