import { avatarOf } from './avatar.ts'
import * as account from '@senluna/contract/member/account.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import * as system from '@senluna/contract/site/system.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { PATTERNS, fieldValue, ruleArgs, ruleBreach } from '@senluna/kit/text/patterns.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { LANGUAGE_COOKIE } from '../settings/index.ts'
import { contactsOf } from './contact-store.ts'
import type { Members } from './members.ts'
import { maskedProfile } from './masked-profile.ts'
import { isOnCredit } from './on-credit-store.ts'
import { endFirstLogin, memberById, setLanguage } from './store.ts'
import { parentOf } from './tree-store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

const YEAR_S = 365 * 86_400

/** How a member may be called where the brand has no rule of its own. */
const NICKNAME = {
  field: 'nickname',
  enabled: true,
  required: false,
  acceptedPattern: PATTERNS.NO_SPACES,
  patternId: 'NO_SPACES',
  minLength: 2,
  maxLength: 20,
  sort: 0,
  tabs: [],
}

/** The calls about an account that its owner makes. */
export function memberRoutes(members: Members): Route[] {
  return [
    route(account.memberInfo, ({ caller, brand, now }) => info(members, caller, brand, now)),

    route(account.firstLogin, async ({ brand, caller, body }) => {
      await endFirstLogin(members.db, caller.memberId, nicknameOf(brand, body.nickname))
      return { done: true as const }
    }),

    route(system.updateLanguage, async ({ brand, caller, body, reply }) => {
      const known = [...brand.supportedLanguages, ...brand.pickerLanguages, brand.defaultLanguage]
      if (!known.includes(body.language)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'language' }] })
      if (caller) await setLanguage(members.db, caller.memberId, body.language)
      reply.setCookie(LANGUAGE_COOKIE, body.language, { path: '/', maxAge: YEAR_S, sameSite: 'lax', secure: true })
      return { language: body.language, effective: members.languageOf(brand, body.language) }
    }),
  ]
}

async function info(members: Members, caller: Caller, brand: Brand, now: Instant) {
  const member = await memberById(members.db, caller.memberId)
  if (!member) throw new Refusal('AUTH_EXPIRED')
  const onCredit = await isOnCredit(members.db, member.id)
  return {
    id: member.id,
    account: member.userName,
    nickname: member.nickname,
    type: member.type,
    toDownline:
      brand.profile.agentChannel &&
      !onCredit &&
      (member.type === ACCOUNT_TYPE.AGENT || member.type === ACCOUNT_TYPE.GENERAL_AGENT),
    toUpline:
      brand.profile.agentChannel &&
      !onCredit &&
      member.type !== ACCOUNT_TYPE.ASSISTANT &&
      (await parentOf(members.db, member.id)) !== undefined,
    ...(onCredit && { onCredit: true as const }),
    clubLabel: brand.vip.length > 0 && switchOn(brand.whitelabel, 'VIP') ? await members.clubLabelOf(member.id) : null,
    memberLabel: [],
    ...avatarOf(member.avatar),
    currency: member.currency,
    language: member.language,
    masked: maskedProfile(member.profile, await contactsOf(members.db, member.id)),
    createdAt: iso(member.createdAt),
    firstTimeLogin: member.firstLogin,
    passwordChangeRequired: caller.passwordChangeRequired,
    hasPassword: member.passwordHash !== null,
    rg: await members.protectionOf(member.id, brand, now),
  }
}

function nicknameOf(brand: Brand, typed: string | undefined): string | undefined {
  const value = fieldValue('nickname', typed ?? '')
  if (value === '') return undefined
  const rule = brand.register.find((item) => item.field === 'nickname') ?? NICKNAME
  if (ruleBreach(rule, value)) {
    throw new Refusal('REG_FIELD', {
      fields: [{ field: 'nickname', patternId: rule.patternId ?? undefined, args: ruleArgs(rule) }],
    })
  }
  return value
}
