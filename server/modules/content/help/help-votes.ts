import { createHmac } from 'node:crypto'
import type { helpVotes, voteHelp } from '@senluna/contract/site/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import { Throttle } from '../../../platform/http/guards/throttle.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressPrefix, refuseForeignChange } from '../../sessions/index.ts'
import { shownIn } from '../texts.ts'
import { keepVote, countVotes } from './vote-store.ts'

const ARTICLE = /^[a-z0-9][a-z0-9-]{0,59}$/

/** What readers of help say of it, in one process. */
export interface HelpVotes {
  db: Db
  secret: Buffer
  /** One a second from one part of the network, and a few at once. */
  throttle: Throttle
}

/** Builds it. Readers are known by an HMAC under `secret`. */
export const createHelpVotes = (db: Db, secret: Buffer): HelpVotes => ({ db, secret, throttle: new Throttle(1, 20) })

/**
 * Notes whether an article was of help to the caller. Said again it takes the place of what was
 * said before, so that each reader counts once. Refuses SYS_NOT_FOUND, SYS_THROTTLED,
 * AUTH_FORBIDDEN to another site's page.
 */
export async function vote(votes: HelpVotes, call: Call<typeof voteHelp>) {
  const { brand, body, language, now, params } = call
  const { articleId = '' } = params
  refuseForeignChange(call.request)
  if (!ARTICLE.test(articleId)) throw new Refusal('SYS_NOT_FOUND')
  votes.throttle.take(addressPrefix(call.ip), now)
  const voter = voterOf(votes, call)
  const done = await keepVote(
    votes.db,
    { voter, helpful: body.helpful, language, merchantCode: brand.merchantCode, articleId },
    now,
  )
  if (!done) throw new Refusal('SYS_NOT_FOUND')
  return { helpful: body.helpful }
}

/**
 * Who it is, for nothing but knowing them again: an account, or a guest's device in its part of the
 * network.
 */
function voterOf({ secret }: HelpVotes, { caller, deviceId, ip }: Call<typeof voteHelp>): Buffer {
  const who = caller ? `member ${caller.memberId}` : `guest ${deviceId} ${addressPrefix(ip)}`
  return createHmac('sha256', secret).update(who).digest()
}

/**
 * Every article of the brand with how many found it of help and how many didn't, those that help
 * least first.
 */
export async function votesOf({ db }: HelpVotes, { brand, language }: Call<typeof helpVotes>) {
  const rows = await countVotes(db, brand.merchantCode)
  return {
    list: rows.map(({ titles, headings, ...row }) => ({
      ...row,
      title: shownIn(titles, language).text || row.id,
      heading: shownIn(headings, language).text,
      languages: Object.keys(titles),
    })),
  }
}
