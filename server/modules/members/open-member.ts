import { randomInt } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { type AccountType, ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'
import type { Members } from './members.ts'
import { type Member, MEMBER_STATE } from './member.ts'
import { insertMember, type Beginning } from './store.ts'

/** The pictures a member can have before choosing one. */
const AVATARS = 12

/** What an account is opened with. */
export interface NewMember {
  userName: string
  type: AccountType
  passwordHash: string | null
  nickname: string
  language: string
  profile?: Record<string, string>
  /** Someone else chose the password. */
  mustChange?: boolean
  beginning?: Partial<Beginning>
}

/**
 * Opens an account and all it needs, in one transaction.
 *
 * Refuses REG_USERNAME_TAKEN.
 */
export async function openMember(
  tx: Tx,
  members: Pick<Members, 'onOpened'>,
  brand: Brand,
  wanted: NewMember,
  now: Instant,
): Promise<Member> {
  const member: Member = {
    id: newId<'member'>(now),
    merchantCode: brand.merchantCode,
    userName: wanted.userName.toLowerCase(),
    type: wanted.type,
    nickname: wanted.nickname,
    avatar: `a${1 + randomInt(AVATARS)}`,
    language: wanted.language,
    currency: wanted.type === ACCOUNT_TYPE.TRIAL ? 'TRL' : brand.currency.code,
    passwordHash: wanted.passwordHash,
    passwordChangedAt: now,
    firstLogin: wanted.type !== ACCOUNT_TYPE.TRIAL,
    mustChange: wanted.mustChange ?? false,
    passwordUntil: null,
    profile: wanted.profile ?? {},
    state: MEMBER_STATE.OPEN,
    excludedUntil: null,
    createdAt: now,
    pretended: false,
  }
  const beginning = { paymentPasswordHash: null, consent: null, registration: {}, ...wanted.beginning }
  await insertMember(tx, member, beginning)
  await members.onOpened(tx, member, brand, now)
  if (wanted.type !== ACCOUNT_TYPE.TRIAL)
    await emit(tx, now, { topic: 'memberOpened', audience: member.id, payload: {} })
  return member
}

/** Opens a free-play account: `trial` and eight digits, play money, no password. */
export async function openTrial(
  tx: Tx,
  members: Pick<Members, 'onOpened'>,
  brand: Brand,
  language: string,
  now: Instant,
): Promise<Member> {
  for (let attempt = 1; ; attempt++) {
    const userName = `trial${String(randomInt(100_000_000)).padStart(8, '0')}`
    try {
      return await openMember(
        tx,
        members,
        brand,
        { userName, type: 4, passwordHash: null, nickname: userName, language },
        now,
      )
    } catch (error) {
      const taken = error instanceof Refusal && error.code === 'REG_USERNAME_TAKEN'
      if (!taken || attempt === 5) throw error
    }
  }
}
