import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { CLEANER, cleanHtml } from '../../platform/words/clean-html.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'
import { outOfPlay } from '../protection/index.ts'
import { preferenceOf } from './preference-store.ts'
import { deleteBeyond, KEPT, type Tab, insertMessage } from './store.ts'
import type { MessageArgs, Template } from './template.ts'

/** What is said: a template with what fills it in, or text of one's own as HTML. */
export type Words = { template: Template; args?: MessageArgs } | { title: string; content: string }

/** A message on its way to one member. */
export type Draft = Words & {
  memberId: Id<'member'>
  tab: Tab
  /** A page of the site that it leads to, `/account/limits`. */
  route?: string
  /** Of a message to many: which one. */
  mailingId?: Id<'mailing'>
}

const TITLE_MOST = 120
const CONTENT_MOST = 20_000
const ROUTE = /^\/(?![/\\])[^\s\\]{0,280}$/

/**
 * Sends a message in the transaction of its cause and notifies the member's pages; answers its id.
 *
 * A promotion reaches only who wants promotions and is neither excluded nor on a break: to others
 * nothing is sent and the answer is undefined. Of more than 200 the oldest go. Refuses VAL_FIELD
 * for words that can't be shown.
 */
export async function sendMessage(tx: Tx, draft: Draft, now: Instant): Promise<Id<'message'> | undefined> {
  const own = 'template' in draft ? undefined : cleanHtml(draft.content)
  const broken = brokenIn(draft, own)
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken.map((field) => ({ field })) })
  if (draft.tab === 'PROMOTION' && !(await mayBeOffered(tx, draft.memberId, now))) return undefined
  const id = newId<'message'>(now)
  const [template, args, title, content, cleaner] =
    'template' in draft
      ? [draft.template, draft.args ?? {}, null, null, null]
      : [null, {}, draft.title, own ?? '', CLEANER]
  await insertMessage(
    tx,
    {
      memberId: draft.memberId,
      id,
      tab: draft.tab,
      template,
      args,
      title,
      content,
      cleaner,
      route: draft.route,
      mailingId: draft.mailingId,
    },
    now,
  )
  await deleteBeyond(tx, draft.memberId, KEPT)
  await notifyPages(tx, draft.memberId, now)
  return id
}

/** Tells the member's open pages that what is unread has changed. */
export const notifyPages = (tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> =>
  emit(tx, now, { topic: 'messages', audience: memberId, payload: { type: 'changed' } })

async function mayBeOffered(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<boolean> {
  const { promotionMessages } = await preferenceOf(tx, memberId)
  return promotionMessages && (await outOfPlay(tx, [memberId], now)).size === 0
}

const fits = (text: string, most: number) => text.trim().length > 0 && text.length <= most && !text.includes('\0')

/** Whether cleaned HTML can be a message's content. */
export const isContent = (html: string): boolean => fits(html, CONTENT_MOST)

/** What of a message can't be kept; its content as it is kept, since cleaning adds to links. */
function brokenIn(draft: Draft, content: string | undefined): string[] {
  const own = 'template' in draft ? undefined : draft
  const checks: [field: string, fine: boolean][] = [
    ['title', !own || fits(own.title, TITLE_MOST)],
    ['content', content === undefined || isContent(content)],
    ['route', draft.route === undefined || ROUTE.test(draft.route)],
  ]
  return checks.filter(([, fine]) => !fine).map(([field]) => field)
}
