import { sql } from 'kysely'
import * as z from 'zod'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

const maintenance = z.object({
  flag: z.boolean(),
  until: z.string().optional(),
  text: z.record(z.string(), z.string()).optional(),
})
/** Countries, as two capital letters, that the brand is closed to. */
const region = z.object({ denied: z.array(z.string()) })

/** What may be stored: as it is read, and nothing beside it. */
const SHAPES = {
  maintenance: z.strictObject({
    ...maintenance.shape,
    until: z.iso.datetime({ offset: true, error: 'must be a moment like 2026-11-21T06:00:00+07:00' }).optional(),
  }),
  region: z.strictObject({
    denied: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a country, two capital letters')),
  }),
}

/** The names of all settings. */
export const SETTINGS = ['maintenance', 'region'] as const satisfies readonly (keyof Switched)[]

/** Everything an operator can switch while the site runs. */
export interface Switched {
  maintenance: z.infer<typeof maintenance>
  region: z.infer<typeof region>
}

const KEPT_MS = 1_000

/** An operator's settings of a brand, read at most once a second. */
export class SettingValues {
  readonly #db: Db
  readonly #kept = new Map<string, { at: number; values: Promise<Switched> }>()

  constructor(db: Db) {
    this.#db = db
  }

  of(merchantCode: string, now: Instant): Promise<Switched> {
    const kept = this.#kept.get(merchantCode)
    if (kept && now - kept.at < KEPT_MS) return kept.values
    const values = settingsOf(this.#db, merchantCode)
    this.#kept.set(merchantCode, { at: now, values })
    // A read that failed isn't kept: the next visitor asks again.
    values.catch(() => this.#kept.delete(merchantCode))
    return values
  }
}

/** What an operator has set, with what holds where nothing is. */
export async function settingsOf(db: Db, merchantCode: string): Promise<Switched> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from settings.setting where merchant_id = ${merchantCode}`.execute(db)
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return {
    maintenance: maintenance.safeParse(byKey.get('maintenance')).data ?? { flag: false },
    region: region.safeParse(byKey.get('region')).data ?? { denied: [] },
  }
}

/** A value as a setting takes it, or one sentence on what is wrong with it. */
export function settingOf<Key extends keyof Switched>(
  key: Key,
  value: unknown,
): { value: Switched[Key] } | { wrong: string } {
  const read = SHAPES[key].safeParse(value)
  if (read.success) return { value: read.data as Switched[Key] }
  const wrong = read.error.issues.map((issue) => [...issue.path.map(String), issue.message].join(' '))
  return { wrong: `${key} can't be that: ${wrong.join('; ')}.` }
}

/** Switches one setting of a brand; every process follows within a second. Throws a sentence when the value isn't of its shape. */
export async function changeSetting<Key extends keyof Switched>(
  db: Db,
  merchantCode: string,
  key: Key,
  value: unknown,
  now: Instant,
): Promise<void> {
  const read = settingOf(key, value)
  if ('wrong' in read) throw new Error(read.wrong)
  const checked = read.value
  await sql`insert into settings.setting (merchant_id, key, value, updated_at)
    values (${merchantCode}, ${key}, ${JSON.stringify(checked)}::jsonb, ${new Date(now)})
    on conflict (merchant_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db)
}
