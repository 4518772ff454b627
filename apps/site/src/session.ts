import { currentSession, logout as logoutCall, memberInfo, type LoginReply } from '@senluna/contract/member/account.ts'
import { isTrial, type AccountType } from '@senluna/kit/account-type.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { keepHandle, onSessionChange, sessionHandle } from '@senluna/web/client/call/identity.ts'
import { cache, q } from '@senluna/web/client/query.ts'
import { kept, keptInTab } from '@senluna/web/client/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Says that this browser was logged in lately, so that a new tab asks for its session. Holds
 * nothing else.
 */
export const BEEN_IN = 'been-in'

/** Whether somebody is logged in, in this tab. */
export const useLoggedIn = (): boolean =>
  useSyncExternalStore(
    onSessionChange,
    () => sessionHandle() !== null,
    () => false,
  )

/**
 * Whose session this tab is in: its handle, another one after each log-in; null while nobody is.
 */
export const useHandle = (): string | null => useSyncExternalStore(onSessionChange, sessionHandle, () => null)

/** Who is logged in; undefined while nobody is, or while it is read. */
export function useMember() {
  const loggedIn = useLoggedIn()
  return useQuery({ ...q(memberInfo), enabled: loggedIn, staleTime: 300_000 }).data
}

/** Whether the account of a member is for free play only. */
export const isTrialMember = (member: { type: AccountType } | undefined): boolean =>
  member !== undefined && isTrial(member.type)

/**
 * Whether somebody is in with an account of real money. Not while it is still read whose it is:
 * what only such an account may ask is refused in free play.
 */
export function useRealAccount(): boolean {
  const member = useMember()
  return member !== undefined && !isTrial(member.type)
}

type Ending = 'shell.kicked' | 'shell.sessionEnded'
let endedBy: Ending | undefined

/**
 * Why this tab's last session is over, for what asks for a log-in; nothing when nobody was in, or
 * signed out.
 */
export const whyEnded = (): Ending | undefined => endedBy

/** Takes the session a log-in opened. */
export function sessionOpened(reply: LoginReply): void {
  forgetPersonal()
  kept.set(BEEN_IN, '1')
  keepHandle(reply.token)
  void cache.invalidateQueries()
}

/** Forgets the session in this tab: everything that was read with it goes too. */
export function sessionGone(why?: Ending): void {
  endedBy = why
  kept.set(BEEN_IN, null)
  keepHandle(null)
  forgetPersonal()
  void cache.invalidateQueries()
}

/**
 * What everybody sees stays on the screen until it is read again; what is still being asked for is
 * asked anew.
 */
function forgetPersonal(): void {
  cache.removeQueries({
    predicate: ({ queryKey: [path], state }) =>
      state.data === undefined || typeof path !== 'string' || !isForEverybody(path),
  })
}

/**
 * Whether a call's path is one that answers anybody: the brand, its games, its lottery draws, its
 * offers.
 */
export const isForEverybody = (path: string): boolean =>
  FOR_EVERYBODY.some((start) => path.startsWith(start)) && !OWN_OF_OFFERS.test(path)

/** What one account did with an offer, below the offer itself. */
const OWN_OF_OFFERS = /^\/wps\/v2\/promotions\/[^/]+\/./

const FOR_EVERYBODY = [
  '/wps/system/',
  '/wps/relay/GCSGAME_',
  '/wps/v2/games',
  '/wps/v2/promotions',
  '/lgw/draws/',
  '/lgw/games/',
  '/lgw/numeros/',
  '/lgw/stats/',
  '/lgw/vn/numeros/',
] as const

let asked = false
const waiting = new Set<() => void>()

/** Another tab of this browser may be logged in: takes part in its session. */
export async function joinSession(): Promise<void> {
  if (sessionHandle() === null && kept.get(BEEN_IN) !== null) {
    const reply = await call(currentSession).catch(() => null)
    if (reply) keepHandle(reply.token)
    else kept.set(BEEN_IN, null)
  }
  asked = true
  for (const listen of waiting) listen()
}

/**
 * Whether this tab still asks for the session that its browser may have: until it is answered
 * nobody is a guest.
 */
export const useJoining = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      waiting.add(listen)
      return () => waiting.delete(listen)
    },
    () => !asked && sessionHandle() === null && kept.get(BEEN_IN) !== null,
    () => false,
  )

/**
 * The session of `handle` has ended, as `why` says. Answers whether somebody is logged in all the
 * same.
 *
 * A log-in takes the place of the session that this browser had before: whoever it belongs to
 * stays, in every tab.
 */
export async function sessionEnded(handle: string | null, why: Ending): Promise<boolean> {
  const next = await call(currentSession).catch(() => null)
  // Its own log-in was answered meanwhile, or it signed out.
  if (sessionHandle() !== handle) return sessionHandle() !== null
  const goesOn = next !== null && next.token !== handle
  if (goesOn) sessionOpened(next)
  else sessionGone(why)
  return goesOn
}

/**
 * Ends the session on the server and here; nothing of it stays in the tab. Which brand it is, the
 * address says.
 */
export async function signOut(): Promise<void> {
  await call(logoutCall).catch(() => undefined)
  sessionGone()
  keptInTab.clear()
}
