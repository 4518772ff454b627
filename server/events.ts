import { recordPlayed } from './modules/catalog/index.ts'
import { chatLive } from './modules/chat/index.ts'
import { contactsOf, memberById } from './modules/members/index.ts'
import { mailOf, sendMessage, toldBy, unreadOf, type Draft, type Template } from './modules/messages/index.ts'
import { noteActive } from './modules/people/index.ts'
import { pushMember, type Note } from './modules/push/index.ts'
import { openTurnoverCase } from './modules/risk/index.ts'
import { countWagers, type Played } from './modules/turnover/index.ts'
import { balancesOf, heldOf } from './modules/wallet/index.ts'
import { recordWins, type ReportedWager } from './modules/winners/index.ts'
import type { Parts } from './parts.ts'
import type { Tx } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'
import type { Consumers, StoredEvent } from './platform/live/relay.ts'
import type { LiveOut } from './platform/live/message.ts'
import { inTrace } from './platform/trace.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'

/** A settled wager, as the money path writes it: alone, or with the others of its batch. */
interface WagerSettled {
  wallet: number
  /**
   * The wallet after it; absent where thousands are told at once: then it is read where it is
   * shown.
   */
  balance?: string
  version?: number
  roundId?: string
  gameId: string
  merchantId: string
}

/** A settled wager, or a step of one made step by step, with whose it is. */
interface Settled extends WagerSettled {
  /**
   * What the step was; its figures are differences, see docs/wagers.md. A whole round in one has
   * none.
   */
  kind?: 'bet' | 'win' | 'rollback' | 'adjust' | 'close'
  /** The wager a step belongs to, and what it changed of its payout. */
  wagerId?: string
  payout?: string
  /** What it changed of what counts as played. */
  validBet?: string
  owner: string
  at: Date
  traceId: string | undefined
}

function settledOf({ topic, audience, payload, at, traceId }: StoredEvent): Settled[] {
  if (topic === 'wagerSettled' || topic === 'wagerMoved')
    return [{ ...(payload as WagerSettled), owner: audience, at, traceId }]
  if (topic !== 'wagersSettled' && topic !== 'wagersMoved') return []
  const batch = Array.isArray(payload) ? (payload as SettledEvent[]) : byRow(payload as Columns)
  return batch.map((one) => ({ ...one, at: new Date(one.at), traceId: one.traceId ?? undefined }))
}

type SettledEvent = Omit<Settled, 'at' | 'traceId'> & { at: string; traceId?: string | null }

/** A settlement tells of thousands at once: what they share once, the rest by columns. */
interface Columns {
  same: Partial<SettledEvent>
  each: { [Name in keyof SettledEvent]?: SettledEvent[Name][] }
}

function byRow({ same, each }: Columns): SettledEvent[] {
  const rows = (each.wagerId ?? []).map(() => ({ ...same }) as SettledEvent)
  for (const [name, column] of Object.entries(each)) rows.forEach((row, place) => Reflect.set(row, name, column[place]))
  return rows
}

/** What each event means to later modules and to the pages. */
export const consumersOf = (
  parts: Pick<Parts, 'brands' | 'clock' | 'outgoing' | 'push' | 'winners'>,
  /** Has a job run at once. Its own turn comes anyway, so what is lost here only waits. */
  wake: (job: string, traceId?: string) => void = () => undefined,
): Consumers => ({
  async handle(tx, events) {
    const queued = events.findLast(({ topic }) => topic === 'payoutQueued')
    if (queued) wake('pay-out', queued.traceId)
    const settled = events.flatMap(settledOf)
    const played = settled.filter(({ kind }) => kind === undefined || kind === 'bet')
    await recordPlayed(
      tx,
      played.map(({ owner, gameId, merchantId, at }) => {
        return { memberId: owner as Id<'member'>, merchantId, gameId, at: instant(at.getTime()) }
      }),
    )
    await noteActive(tx, parts.brands, settled.filter(isPlayed).map(activePlay))
    await countWagers(tx, settled.flatMap(playedFor), parts.clock.now(), openTurnoverCase)
    await recordWins(parts.winners, tx, settled.flatMap(toldWager), parts.clock.now())
    await tellMembers(parts, tx, events)
    // Only the last balance of a wallet is worth telling.
    const lastOf = new Map<string, Settled>()
    for (const wager of settled) {
      const wallet = `${wager.owner}/${wager.wallet}`
      if ((wager.version ?? Infinity) >= (lastOf.get(wallet)?.version ?? 0)) lastOf.set(wallet, wager)
    }
    const held = await heldOf(queryOf(tx), [...new Set([...lastOf.values()].map(({ owner }) => owner))])
    const read = await balancesOf(
      queryOf(tx),
      [...lastOf.values()].filter(({ balance }) => balance === undefined),
    )
    return [
      ...[...lastOf].flatMap(([wallet, wager]) => {
        const { balance, version } = wager
        const after =
          balance === undefined || version === undefined ? read.get(wallet) : { balance: BigInt(balance), version }
        return after ? [balanceMessage(wager, after, held.get(wallet) ?? 0n)] : []
      }),
      ...(await unreadMessages(tx, events, parts.clock.now())),
      ...events.flatMap(otherMessage),
      ...queueMessages(events),
    ]
  },
})

/**
 * A wager of real money that was settled or corrected, for what must be played before a withdrawal.
 */
function playedFor({ kind, owner, wallet, wagerId, roundId, validBet }: Settled): Played[] {
  if (wallet !== 1) return []
  const memberId = owner as Id<'member'>
  if (kind === undefined) return roundId === undefined ? [] : [{ memberId, wagerId: roundId, isNew: true }]
  return wagerId === undefined || validBet === undefined || validBet === '0'
    ? []
    : [{ memberId, wagerId, isNew: false }]
}

/** Whether something of real money counts as played by it. */
const isPlayed = (one: Settled): boolean => playedFor(one).length > 0

const activePlay = ({ owner, merchantId, at }: Settled) => ({ memberId: owner, merchantId, at })

/**
 * A wager of real money for the board of wins. Of one that goes step by step only what pays or
 * takes back matters.
 */
function toldWager({ kind, owner, wallet, wagerId, roundId, payout, ...told }: Settled): ReportedWager[] {
  const { merchantId, gameId, balance, version } = told
  const of = { memberId: owner as Id<'member'>, merchantId, gameId }
  if (wallet !== 1) return []
  if (kind === undefined)
    return roundId === undefined || balance === undefined || version === undefined
      ? []
      : [{ ...of, wagerId: roundId, after: { balance: BigInt(balance), version } }]
  return wagerId === undefined || payout === '0' ? [] : [{ ...of, wagerId }]
}

/** Which queues of which desks have changed: however much of one has, its pages are told once. */
function queueMessages(events: readonly StoredEvent[]): LiveOut[] {
  const changed = new Map<string, LiveOut>()
  for (const { topic, payload, at } of events) {
    if (topic !== 'queueChanged') continue
    const { queue, merchantCode } = payload as { queue: string; merchantCode: string }
    const said = { topic: 'queue', audience: 'staff', merchantCode, data: { queue }, at: at.toISOString() }
    changed.set(`${merchantCode}/${queue}`, said)
  }
  return [...changed.values()]
}

/**
 * Sends the messages by which members learn of what happened to their accounts, and a notification
 * of each.
 */
async function tellMembers(parts: Telling, tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  for (const event of events) await inTrace(event.traceId, () => tellMember(parts, tx, event))
}

async function tellMember(parts: Telling, tx: Tx, { topic, audience, payload, at }: StoredEvent): Promise<void> {
  const moment = instant(at.getTime())
  const message = toldBy({ topic, memberId: audience as Id<'member'>, payload, at: moment })
  if (!message) return
  await sendMessage(tx, message, moment)
  if ('template' in message) await pushMember(parts.push, tx, message.memberId, noteOf(message.template))
  if (MAILED.has(topic)) await mailChange(parts, tx, message)
}

type Telling = Pick<Parts, 'brands' | 'outgoing' | 'push'>

/**
 * Changes of what opens an account, and of where its money may go; and what keeps somebody from
 * their inbox.
 */
const MAILED = new Set(['securityChanged', 'payoutAccountEnded', 'shutOut', 'returnAllowed'])

/**
 * Such a change also goes by mail to where it was confirmed: whoever made it may read the inbox
 * too.
 */
async function mailChange({ brands, outgoing, push }: Telling, tx: Tx, draft: Draft): Promise<void> {
  const member = await memberById(tx, draft.memberId)
  const brand = brands.find(({ merchantCode }) => merchantCode === member?.merchantCode)
  const { email } = await contactsOf(tx, draft.memberId)
  if (!member || !brand || !email?.verifiedAt) return
  const words = await push.wordsOf(brand.merchantCode)
  const mail = mailOf(draft, { brand: { ...brand, words }, language: member.language })
  const { merchantCode, brandName } = brand
  if (mail)
    await outgoing.queue(tx, {
      kind: 'mail',
      brand: { merchantCode, brandName },
      purpose: 'security-changed',
      to: email.value,
      ...mail,
    })
}

/** A message's word on a locked screen: what it is about, not what it says. */
const noteOf = (template: Template): Note => ({
  title: `message.${template}.title`,
  body: 'push.message.body',
  url: '/messages',
  about: template.toLowerCase(),
})

/** How much is unread now, for the pages of everybody whose messages changed. */
async function unreadMessages(tx: Tx, events: readonly StoredEvent[], now: Instant): Promise<LiveOut[]> {
  const last = new Map(events.flatMap((one) => (one.topic === 'messages' ? [[one.audience, one] as const] : [])))
  const unread = await unreadOf(tx, [...last.keys()] as Id<'member'>[], now)
  return [...last].map(([audience, { at, traceId }]) => ({
    topic: 'account',
    audience,
    data: { type: 'messages', value: { inbox: unread.get(audience as Id<'member'>) ?? 0 } },
    at: at.toISOString(),
    ...(traceId ? { traceId } : {}),
  }))
}

/** What a member can spend after a wager: less what is held for a withdrawal. */
function balanceMessage(wager: Settled, after: { balance: bigint; version: number }, held: bigint): LiveOut {
  return {
    topic: 'account',
    audience: wager.owner,
    data: {
      type: 'balance',
      value: {
        wallet: wager.wallet === 1 ? 'MAIN' : 'TRIAL',
        balance: (after.balance - held).toString(),
        version: after.version,
        ...(wager.roundId === undefined ? {} : { roundId: wager.roundId }),
      },
    },
    ...(wager.traceId ? { traceId: wager.traceId } : {}),
    at: wager.at.toISOString(),
  }
}

function otherMessage(event: StoredEvent): LiveOut[] {
  const common = {
    audience: event.audience,
    at: event.at.toISOString(),
    ...(event.traceId ? { traceId: event.traceId } : {}),
  }
  if (event.topic === 'session') {
    const { sessionId, type } = event.payload as { sessionId: string; type: string }
    return [{ ...common, topic: 'session', sessionId, last: true, data: { type } }]
  }
  if (event.topic === 'notice') {
    const { merchantCode } = event.payload as { merchantCode: string }
    return [{ ...common, topic: 'notice', merchantCode, data: { type: 'changed' } }]
  }
  if (event.topic === 'cashier')
    return [{ ...common, topic: 'account', data: { type: 'cashier', value: event.payload } }]
  if (event.topic === 'balance')
    return [{ ...common, topic: 'account', data: { type: 'balance', value: event.payload } }]
  return chatLive(event.topic, event.payload, common)
}
