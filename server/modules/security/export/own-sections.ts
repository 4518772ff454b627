import type { Id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import { consentOf, contactsOf } from '../../members/index.ts'
import { loginsOf, sessionsOf } from '../../sessions/index.ts'
import { allPages, type ExportOf, type ExportSection } from './export-section.ts'
import { passkeysOf, shown } from '../passkeys/passkey-store.ts'
import { changesBefore } from './queries/changes.ts'

const PAGE = 500

/** What this module and those before it keep of a member. */
export const OWN_SECTIONS: readonly ExportSection[] = [
  { name: 'profile', rows: profile },
  {
    name: 'consents',
    rows: async function* ({ db, member }) {
      yield await consentOf(db, member.id)
    },
  },
  {
    name: 'log-ins',
    columns: ['at', 'ip', 'place', 'device', 'result'],
    rows: ({ db, member }) => allPages((after) => loginsOf(db, member.id, { after, pageSize: PAGE })),
  },
  {
    name: 'sessions',
    columns: ['openedAt', 'lastUsedAt', 'endedAt', 'ended', 'ip', 'place', 'device'],
    rows: async function* ({ db, member }) {
      yield* await sessionsOf(db, member.id)
    },
  },
  { name: 'security-changes', columns: ['at', 'what', 'ip', 'detail'], rows: changes },
  {
    name: 'passkeys',
    columns: ['id', 'name', 'createdAt', 'usedAt', 'synced'],
    rows: async function* ({ db, member }) {
      for (const passkey of await passkeysOf(db, member.id)) yield { ...shown(passkey) }
    },
  },
]

async function* profile({ db, member }: ExportOf) {
  const { mobile, email } = await contactsOf(db, member.id)
  const cellsOf = (contact: typeof mobile) =>
    contact && { value: contact.value, confirmedAt: contact.verifiedAt === null ? null : iso(contact.verifiedAt) }
  yield {
    id: member.id,
    userName: member.userName,
    accountType: member.type,
    nickname: member.nickname,
    avatar: member.avatar,
    language: member.language,
    currency: member.currency,
    openedAt: iso(member.createdAt),
    passwordChangedAt: iso(member.passwordChangedAt),
    mobile: cellsOf(mobile) ?? null,
    email: cellsOf(email) ?? null,
    ...member.profile,
  }
}

async function* changes({ db, member }: ExportOf) {
  let before: { at: Date; id: Id<'change'> } | undefined
  do {
    const rows = await changesBefore(db, member.id, before, PAGE)
    for (const { at, what, ip, detail } of rows)
      yield { at: at.toISOString(), what, ip, detail: JSON.stringify(detail) }
    before = rows.length === PAGE ? rows.at(-1) : undefined
  } while (before)
}
