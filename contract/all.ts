import * as account from './account.ts'
import type { Endpoint } from './endpoint.ts'
import * as games from './games.ts'
import * as house from './house.ts'
import * as live from './live.ts'
import * as notices from './notices.ts'
import * as protection from './protection.ts'
import * as system from './system.ts'
import * as wallet from './wallet.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'refusals' in value

/** Every call there is: for the reference at `/docs` and for the tests that walk through all routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  account,
  games,
  house,
  live,
  notices,
  protection,
  system,
  wallet,
].flatMap((part) => Object.values(part).filter(isEndpoint))
