import type { Notice } from '@senluna/contract/site/notices.ts'
import { kept } from '@senluna/web/client/storage.ts'

/**
 * What this browser remembers of pop-up notices: what each account was shown, and until when nobody
 * wants any.
 */
export interface Remembered {
  /** The last day, as yyyy-MM-dd, on which none is shown. */
  quiet: string
  /** `account/notice` → the version shown last and the day. */
  seen: Readonly<Record<string, readonly [version: number, day: string]>>
}

const KEY = 'popups'
const MOST = 200

/**
 * The notices that are due for an account today, in their order: a new version is always due once.
 */
export function due(notices: readonly Notice[], remembered: Remembered, who: string, today: string): Notice[] {
  if (remembered.quiet >= today) return []
  return notices.filter(({ id, version, frequency }) => {
    const [shown, day] = remembered.seen[`${who}/${id}`] ?? []
    if (shown !== version) return true
    return frequency === 'DAILY' ? day !== today : frequency === 'ALWAYS'
  })
}

/** The same with one more notice shown, and with peace for today when that was asked for. */
export function withShown(
  remembered: Remembered,
  notice: Pick<Notice, 'id' | 'version'>,
  who: string,
  today: string,
  quiet: boolean,
): Remembered {
  const { [`${who}/${notice.id}`]: _, ...others } = remembered.seen
  const seen = [...Object.entries(others).slice(1 - MOST), [`${who}/${notice.id}`, [notice.version, today]] as const]
  return { quiet: quiet ? today : remembered.quiet, seen: Object.fromEntries(seen) }
}

/** What was remembered; nothing when it can't be read. */
export function remembered(): Remembered {
  try {
    const read: unknown = JSON.parse(kept.get(KEY) ?? '{}')
    if (typeof read !== 'object' || read === null) return NOTHING
    const quiet = 'quiet' in read && typeof read.quiet === 'string' ? read.quiet : ''
    const seen = 'seen' in read && typeof read.seen === 'object' && read.seen !== null ? Object.entries(read.seen) : []
    return { quiet, seen: Object.fromEntries(seen.filter(([, value]) => isShown(value))) }
  } catch {
    return NOTHING
  }
}

const NOTHING: Remembered = { quiet: '', seen: {} }
const isShown = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string'

/** Remembers it in this browser. */
export const remember = (next: Remembered): void => kept.set(KEY, JSON.stringify(next))
