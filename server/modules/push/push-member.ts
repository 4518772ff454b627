import type { PushNote } from '@senluna/contract/site/push.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { plainText } from '@senluna/text/all.ts'
import { LANGUAGES, writtenIn, type TextKey } from '@senluna/text/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Push } from './push.ts'
import { subscriptionsOf, type Subscription } from './store.ts'

/**
 * What a notification says, by the names of its texts. It shows on locked screens: no amounts, no
 * names, no codes.
 */
export interface Note {
  title: TextKey
  body: TextKey
  /** What fills both in. */
  args?: Readonly<Record<string, string>>
  /** The page it opens, `/account/security`. */
  url: string
  /**
   * What it is about, in small letters and dashes: a later one takes the place of one not looked at
   * yet.
   */
  about: string
}

/**
 * Sends a note, with `tx`, to every browser that takes the member's notifications; answers to how
 * many.
 */
export async function pushMember(push: Push, tx: Tx, memberId: Id<'member'>, note: Note): Promise<number> {
  if (push.outgoing.can('push') === 'off') return 0
  const subscriptions = await subscriptionsOf(tx, memberId)
  for (const subscription of subscriptions) await pushTo(push, tx, subscription, note)
  return subscriptions.length
}

/** Sends a note to one browser, in the language it was subscribed in. */
export async function pushTo(push: Push, tx: Tx, to: Subscription, note: Note): Promise<void> {
  const brand = push.brands.find(({ merchantCode }) => merchantCode === to.merchantCode)
  if (!brand) return
  const words = await push.wordsOf(brand.merchantCode)
  const { tag, direction } = LANGUAGES[writtenIn(to.language)]
  const args = { brand: brand.brandName, ...note.args }
  const said: PushNote = {
    title: plainText(to.language, note.title, args, words),
    body: plainText(to.language, note.body, args, words),
    url: note.url,
    tag: note.about,
    lang: tag,
    dir: direction,
  }
  await push.outgoing.queue(tx, {
    kind: 'push',
    brand: { merchantCode: brand.merchantCode, brandName: brand.brandName },
    purpose: note.about,
    subscription: { endpoint: to.endpoint, p256dh: to.p256dh, auth: to.auth },
    payload: JSON.stringify(said),
    topic: note.about.slice(0, 32),
  })
}
