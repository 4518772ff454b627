import * as account from './account.ts'
import * as approvals from './approvals.ts'
import * as chat from './chat.ts'
import * as codes from './codes.ts'
import * as content from './content.ts'
import * as desk from './desk.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback.ts'
import * as files from './files.ts'
import * as games from './games.ts'
import * as help from './help.ts'
import * as house from './house.ts'
import * as identities from './identities.ts'
import * as launch from './launch.ts'
import * as live from './live.ts'
import * as lobby from './lobby.ts'
import * as messages from './messages.ts'
import * as notices from './notices.ts'
import * as passwords from './passwords.ts'
import * as protection from './protection.ts'
import * as push from './push.ts'
import * as records from './records.ts'
import * as referrals from './referrals.ts'
import * as registration from './registration.ts'
import * as security from './security.ts'
import * as staff from './staff.ts'
import * as system from './system.ts'
import * as turnover from './turnover.ts'
import * as wallet from './wallet.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'refusals' in value

/** Every call there is: for the reference at `/docs` and for the tests that walk through all routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  account,
  approvals,
  chat,
  codes,
  content,
  desk,
  feedback,
  files,
  games,
  help,
  house,
  identities,
  launch,
  live,
  lobby,
  messages,
  notices,
  passwords,
  protection,
  push,
  records,
  referrals,
  registration,
  security,
  staff,
  system,
  turnover,
  wallet,
].flatMap((part) => Object.values(part).filter(isEndpoint))
