import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { wordsOf, type Words } from '../words/queries/own-words.ts'
import { NOTHING_SET, READABLE, SHAPES, type Switched } from './setting-shapes.ts'
import { wrongValueOf, type WrongValue } from './setting-words.ts'
import { settingRows, putSetting } from './setting-store.ts'

const KEPT_MS = 1_000
/** A database that takes longer is waited for no further where an older reading will do. */
const PATIENCE_MS = 250

/** What an operator has set, and what they say in words of their own. */
export interface BrandValues extends Switched {
  words: Words
}

interface Kept {
  at: number
  values: Promise<BrandValues>
  /** What was read, once it has come. */
  read: BrandValues | undefined
}

/** An operator's settings of a brand, read at most once a second. */
export class SettingValues {
  readonly #db: Db
  readonly #kept = new Map<string, Kept>()
  readonly #words = new Map<string, { version: string; words: Words }>()

  constructor(db: Db) {
    this.#db = db
  }

  /** What holds now; at once where it was read within the last second. */
  of(merchantCode: MerchantCode, now: Instant): BrandValues | Promise<BrandValues> {
    const kept = this.#kept.get(merchantCode)
    if (kept && now - kept.at < KEPT_MS) return kept.read ?? kept.values
    const before = kept?.read
    const reading = this.#read(merchantCode)
    const next: Kept = { at: now, values: before ? inTime(reading, before) : reading, read: undefined }
    this.#kept.set(merchantCode, next)
    next.values.then(
      (read) => {
        next.read ??= read
      },
      // A first read that failed isn't kept: the next visitor asks again. After that the last good
      // one holds.
      () => this.#kept.delete(merchantCode),
    )
    // What came too late for those who waited counts from then on.
    void reading.then(
      (read) => {
        next.read = read
      },
      () => undefined,
    )
    return next.values
  }

  /** The words are read again only where one of them has changed. */
  async #read(merchantCode: MerchantCode): Promise<BrandValues> {
    const set = await settingsOf(this.#db, merchantCode)
    const { version } = set.texts
    if (version === undefined) return { ...set, words: {} }
    const known = this.#words.get(merchantCode)
    if (known?.version === version) return { ...set, words: known.words }
    const words = await wordsOf(this.#db, merchantCode)
    this.#words.set(merchantCode, { version, words })
    return { ...set, words }
  }
}

/** A reading, or the one before it when it fails or takes too long. */
async function inTime(reading: Promise<BrandValues>, before: BrandValues): Promise<BrandValues> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<BrandValues>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, before)
  })
  return Promise.race([reading.catch(() => before), late]).finally(() => clearTimeout(timer))
}

/** What an operator has set, with what holds where nothing is. */
export async function settingsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Switched> {
  const rows = await settingRows(db, merchantCode)
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return {
    maintenance: READABLE.maintenance.safeParse(byKey.get('maintenance')).data ?? NOTHING_SET.maintenance,
    region: READABLE.region.safeParse(byKey.get('region')).data ?? NOTHING_SET.region,
    staff: READABLE.staff.safeParse(byKey.get('staff')).data ?? NOTHING_SET.staff,
    switches: READABLE.switches.safeParse(byKey.get('switches')).data ?? NOTHING_SET.switches,
    deviceSwitches: READABLE.deviceSwitches.safeParse(byKey.get('deviceSwitches')).data ?? NOTHING_SET.deviceSwitches,
    theme: READABLE.theme.safeParse(byKey.get('theme')).data ?? NOTHING_SET.theme,
    cdns: READABLE.cdns.safeParse(byKey.get('cdns')).data ?? NOTHING_SET.cdns,
    analytics: READABLE.analytics.safeParse(byKey.get('analytics')).data ?? NOTHING_SET.analytics,
    winnerBoard: READABLE.winnerBoard.safeParse(byKey.get('winnerBoard')).data ?? NOTHING_SET.winnerBoard,
    desk: READABLE.desk.safeParse(byKey.get('desk')).data ?? NOTHING_SET.desk,
    register: READABLE.register.safeParse(byKey.get('register')).data ?? NOTHING_SET.register,
    services: READABLE.services.safeParse(byKey.get('services')).data ?? NOTHING_SET.services,
    loginScope: READABLE.loginScope.safeParse(byKey.get('loginScope')).data ?? NOTHING_SET.loginScope,
    texts: READABLE.texts.safeParse(byKey.get('texts')).data ?? NOTHING_SET.texts,
    terms: READABLE.terms.safeParse(byKey.get('terms')).data ?? NOTHING_SET.terms,
    chat: READABLE.chat.safeParse(byKey.get('chat')).data ?? NOTHING_SET.chat,
    withdraw: READABLE.withdraw.safeParse(byKey.get('withdraw')).data ?? NOTHING_SET.withdraw,
    points: READABLE.points.safeParse(byKey.get('points')).data ?? NOTHING_SET.points,
    deposit: READABLE.deposit.safeParse(byKey.get('deposit')).data ?? NOTHING_SET.deposit,
    dividend: READABLE.dividend.safeParse(byKey.get('dividend')).data ?? NOTHING_SET.dividend,
  }
}

/**
 * A value as a setting takes it, or what is wrong with it: one sentence, and the first of it with
 * the part of the value that is meant.
 */
export function settingOf<Key extends keyof Switched>(
  key: Key,
  value: unknown,
): { value: Switched[Key] } | { wrong: string; first: { what: WrongValue; part: string } } {
  const read = SHAPES[key].safeParse(value)
  if (read.success) return { value: read.data as Switched[Key] }
  const wrong = read.error.issues.map((issue) => [...issue.path.map(String), issue.message].join(' '))
  const [first] = read.error.issues
  return {
    wrong: `${key} can't be that: ${wrong.join('; ')}.`,
    first: {
      what: wrongValueOf(first?.message ?? ''),
      part:
        first?.code === 'unrecognized_keys' ? (first.keys[0] ?? '').slice(0, 100) : partAt(value, first?.path ?? []),
    },
  }
}

/** What stands at a place of a value, when it is a text or a number; else the place's name. */
function partAt(value: unknown, path: readonly PropertyKey[]): string {
  let part: unknown = value
  for (const step of path) part = typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined
  return (typeof part === 'string' || typeof part === 'number' ? String(part) : String(path.at(-1) ?? '')).slice(0, 100)
}

/**
 * Switches one setting of a brand; every process follows within a second. Throws a sentence when
 * the value isn't of its shape.
 */
export async function changeSetting<Key extends keyof Switched>(
  db: Db | Tx,
  merchantCode: MerchantCode,
  key: Key,
  value: unknown,
  now: Instant,
): Promise<void> {
  const read = settingOf(key, value)
  if ('wrong' in read) throw new Error(read.wrong)
  const checked = read.value
  await putSetting(db, { merchantCode, key, checked }, now)
}
