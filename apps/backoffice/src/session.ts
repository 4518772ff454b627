import { deskStatus, staffLogout, type StaffSession } from '@senluna/contract/desk/staff.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { DESK_LANGUAGES, deskTexts } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { cache } from '@senluna/web/client/query.ts'
import { sealWith } from '@senluna/web/client/call/sealed.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { shownLanguage, speak } from '@senluna/web/client/text.ts'
import { createContext, use } from 'react'
import { showBy } from './say.ts'

export type DeskStatus = ReplyOf<typeof deskStatus>

/** Reads what this desk is and whose session this browser has, and speaks their language. */
export async function boot(): Promise<DeskStatus> {
  identity.authorization = null
  const chosen = kept.get('language')
  await changeLanguage(DESK_LANGUAGES.find((language) => language === chosen) ?? browserLanguage())
  document.documentElement.dataset.theme = kept.get('theme') === 'dark' ? 'dark' : 'light'
  const status = await call(deskStatus)
  identity.merchant = status.merchantCode
  showBy(status)
  document.documentElement.dataset.brand = status.merchantCode
  sealWith(async (fresh) => (fresh ? (await call(deskStatus)).keys : status.keys))
  take(status.session)
  return status
}

const browserLanguage = () => (navigator.language.startsWith('vi') ? 'VI' : 'EN')

export async function changeLanguage(language: (typeof DESK_LANGUAGES)[number]): Promise<void> {
  await speak(language, deskTexts)
  identity.language = language
  kept.set('language', language)
  document.documentElement.lang = shownLanguage().tag
}

export function changeTheme(): void {
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  kept.set('theme', next)
}

/** Takes a session, or none: the handle is in memory only, a reload gets it by the cookie. */
export function take(session: StaffSession | null): void {
  identity.authorization = session ? `Bearer ${session.token}` : null
  if (!session) cache.clear()
}

/** Ends the session on the server and here. */
export async function leave(): Promise<void> {
  await call(staffLogout).catch(() => undefined)
  take(null)
}

/** Who works at this desk, and how its parts end the session. */
export interface AtDesk {
  status: DeskStatus
  session: StaffSession
  signOut(): void
}

export const DeskContext = createContext<AtDesk | null>(null)

/** Who works at this desk. */
export function useDesk(): AtDesk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('only at an open desk')
  return desk
}

/** Whether whoever works at this desk may do something. The server asks again. */
export const useRight = (right: Right): boolean => useDesk().session.rights.includes(right)
