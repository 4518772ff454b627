import type { Event } from '@senluna/contract/events/read.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Consumers, EventContext } from '../../platform/live/consumers.ts'
import type { OutgoingQueue } from '../../platform/outgoing/outgoing.ts'
import { inTrace } from '../../platform/trace.ts'
import { contactsOf, memberById } from '../members/index.ts'
import { pushMember, type Note, type Push } from '../push/index.ts'
import { draftOf, MAILED, MESSAGE_TOPICS, type MessageTopic } from './drafts/drafts.ts'
import { mailOf } from './mail-of.ts'
import { sendMessage, type Draft } from './send-message.ts'
import { unreadOf } from './store.ts'
import type { Template } from './template.ts'

/** What messages to members go out by. */
interface Channels {
  brands: readonly Brand[]
  outgoing: Pick<OutgoingQueue, 'queue'>
  push: Push
}

async function byMessage(channels: EventContext & Channels, events: readonly Event<MessageTopic>[]): Promise<void> {
  for (const event of events) await inTrace(event.traceId, () => send(channels, event))
}

/** Events that their member learns of by message, and how much is unread on their pages. */
export const consumers: Consumers<Channels> = {
  ...Object.fromEntries(MESSAGE_TOPICS.map((topic) => [topic, byMessage])),
  messages: async ({ tx, now, publish }, events) => {
    const last = new Map(events.map((event) => [event.audience as Id<'member'>, event]))
    const unread = await unreadOf(tx, [...last.keys()], now)
    for (const [memberId, event] of last)
      publish(event, { topic: 'account', data: { type: 'messages', value: { inbox: unread.get(memberId) ?? 0 } } })
  },
}

/** Sends the message of an event, and a notification of it. */
async function send(channels: Channels & { tx: Tx }, event: Event<MessageTopic>): Promise<void> {
  const { tx } = channels
  const draft = draftOf(event)
  if (!draft) return
  await sendMessage(tx, draft, event.at)
  if ('template' in draft) await pushMember(channels.push, tx, draft.memberId, noteOf(draft.template))
  if (MAILED.has(event.topic)) await mail(channels, tx, draft)
}

/**
 * Sends it by mail too, to where an address was confirmed: whoever made a change may read the inbox
 * as well.
 */
async function mail({ brands, outgoing, push }: Channels, tx: Tx, draft: Draft): Promise<void> {
  const member = await memberById(tx, draft.memberId)
  const brand = brands.find(({ merchantCode }) => merchantCode === member?.merchantCode)
  const { email } = await contactsOf(tx, draft.memberId)
  if (!member || !brand || !email?.verifiedAt) return
  const words = await push.wordsOf(brand.merchantCode)
  const text = mailOf(draft, { brand: { ...brand, words }, language: member.language })
  const { merchantCode, brandName } = brand
  if (text)
    await outgoing.queue(tx, {
      kind: 'mail',
      brand: { merchantCode, brandName },
      purpose: 'security-changed',
      to: email.value,
      ...text,
    })
}

/** A message's word on a locked screen: what it is about, not what it says. */
const noteOf = (template: Template): Note => ({
  title: `message.${template}.title`,
  body: 'push.message.body',
  url: '/messages',
  about: template.toLowerCase(),
})
