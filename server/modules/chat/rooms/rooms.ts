import { DAY, instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { ChatRoom } from '@senluna/contract/site/chat.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { MEMBER_STATE, memberById, type Member } from '../../members/index.ts'
import type { Chat } from '../chat.ts'
import { chatSetting } from '../setting.ts'
import { type Sanctions, sanctionsOf } from './sanction-store.ts'

/** A room of a brand: one for everybody and one for VIP in each language the brand offers. */
export interface Room {
  id: string
  kind: 'LOBBY' | 'VIP'
  language: string
}

const KINDS = ['LOBBY', 'VIP'] as const
const DEPOSIT_WITHIN = 30 * DAY

/** All rooms of a brand. */
export const roomsOf = (chat: Pick<Chat, 'settings'>, brand: Brand): Room[] =>
  chat.settings.brands
    .offeredLanguages(brand)
    .flatMap((language) => KINDS.map((kind) => ({ id: `${kind}-${language}`, kind, language })))

export const roomNamed = (chat: Pick<Chat, 'settings'>, brand: Brand, id: string | undefined): Room | undefined =>
  roomsOf(chat, brand).find((room) => room.id === id)

/** Somebody as the rooms see them. */
export interface Chatter {
  member: Member
  sanctions: Sanctions
  level: number
}

/**
 * A member as the rooms see them; nobody for trial, closed and excluded accounts and those of other
 * brands.
 */
export async function chatterOf(
  chat: Pick<Chat, 'db' | 'levelOf'>,
  brand: Brand,
  memberId: Id<'member'>,
  now: Instant,
): Promise<Chatter | undefined> {
  const member = await memberById(chat.db, memberId)
  if (member?.merchantCode !== brand.merchantCode || isTrial(member.type) || member.state !== MEMBER_STATE.OPEN)
    return undefined
  const sanctions = await sanctionsOf(chat.db, brand.merchantCode, memberId, now)
  return { member, sanctions, level: await chat.levelOf(memberId) }
}

/** Whether somebody may enter a room. */
export async function mayEnter(
  chat: Pick<Chat, 'settings'>,
  brand: Brand,
  room: Room,
  { sanctions, level }: Chatter,
  now: Instant,
): Promise<boolean> {
  if (sanctions.banned) return false
  if (room.kind === 'LOBBY') return true
  return level >= ((await chatSetting(chat, brand, now)).vipLevel ?? 1)
}

/** What keeps somebody silent in a room they may enter; nothing when they may write. */
export async function silenceOf(
  chat: Pick<Chat, 'settings' | 'depositedSince'>,
  brand: Brand,
  { member, sanctions, level }: Chatter,
  now: Instant,
): Promise<ChatRoom['silent']> {
  if (sanctions.mutedUntil !== undefined) return 'MUTED'
  const setting = await chatSetting(chat, brand, now)
  // Play money is worth nothing to whom it could be talked out of, and nobody deposits it.
  const real = !brand.currency.demonstration
  if (level < (setting.writeLevel ?? (real ? 1 : 0))) return 'LEVEL'
  if (!(setting.needsDeposit ?? real)) return undefined
  return (await chat.depositedSince(member.id, instant(now - DEPOSIT_WITHIN))) ? undefined : 'DEPOSIT'
}

/** When somebody may write again, as pages get it. */
export const mutedUntil = ({ mutedUntil: until }: Sanctions) =>
  until === undefined || until === 'ever' ? {} : { mutedUntil: iso(until) }

/** Refuses CHAT_OFF where the brand has no rooms. */
export function refuseOff(brand: Brand): void {
  if (!switchOn(brand.whitelabel, 'CHAT')) throw new Refusal('CHAT_OFF')
}
