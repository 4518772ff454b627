import { identity } from './call/identity.ts'
import { keptInTab } from './storage.ts'

/**
 * Calls whose answers this tab keeps in its session storage, so that a reload shows them before it
 * has asked again: routers, settings with the rules of validation, and game vendors are the same
 * for everybody; notices are kept only as a guest sees them. Nothing that belongs to a member is
 * ever kept.
 */
const KEPT =
  /^\/wps\/(?:system\/(?:domainRoute|setting\/register)|relay\/(?:GCSGAME_gameVendor|MCSFE_getListAnnouncements))$/
const FOR_GUESTS = /Announcements$/

const isKept = (path: string): boolean => KEPT.test(path) && (identity.authorization === null || !FOR_GUESTS.test(path))

const nameOf = (address: string): string => `${identity.merchant} ${identity.language} ${address}`

/** Keeps an answer, if it is one of those. */
export function keepAnswer(path: string, address: string, value: unknown): void {
  if (isKept(path)) keptInTab.set(nameOf(address), JSON.stringify({ at: Date.now(), value }))
}

/** What was answered before in this tab, in this language, and when. */
export function keptAnswer<Value>(path: string, address: string): { at: number; value: Value } | undefined {
  if (!isKept(path)) return undefined
  try {
    const kept = JSON.parse(keptInTab.get(nameOf(address)) ?? 'null') as { at?: unknown; value?: Value } | null
    return kept && typeof kept.at === 'number' && kept.value ? { at: kept.at, value: kept.value } : undefined
  } catch {
    return undefined
  }
}
