import { createHmac } from 'node:crypto'
import type { helpVotes, voteHelp } from '@senluna/contract/site/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { Throttle } from '../../../platform/http/throttle.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressPrefix, refuseForeignChange } from '../../sessions/index.ts'
import type { Texts } from '../notices/notice.ts'
import { shownIn } from '../texts.ts'

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
  const done = await sql`insert into content.help_vote as v (merchant_id, article_id, voter, helpful, language, at)
    select merchant_id, id, ${voterOf(votes, call)}, ${body.helpful}, ${language}, ${new Date(now)}
    from content.help_article where merchant_id = ${brand.merchantCode} and id = ${articleId}
    on conflict (merchant_id, article_id, voter)
      do update set helpful = excluded.helpful, language = excluded.language, at = excluded.at`.execute(votes.db)
  if (done.numAffectedRows !== 1n) throw new Refusal('SYS_NOT_FOUND')
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
  const { rows } = await sql<{ id: string; titles: Texts; yes: number; no: number }>`
    select a.id, a.titles, coalesce(v.yes, 0) as yes, coalesce(v.no, 0) as no
    from content.help_article a
      left join (
        select article_id, count(*) filter (where helpful)::integer as yes,
          count(*) filter (where not helpful)::integer as no
        from content.help_vote where merchant_id = ${brand.merchantCode} group by article_id
      ) v on v.article_id = a.id
    where a.merchant_id = ${brand.merchantCode}
    order by coalesce(v.no - v.yes, 0) desc, coalesce(v.no + v.yes, 0) desc, a.id`.execute(db)
  return { list: rows.map(({ titles, ...row }) => ({ ...row, title: shownIn(titles, language).text || row.id })) }
}
