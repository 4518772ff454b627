import type { Id } from '@senluna/kit/ids.ts'
import type { Odds } from '@senluna/kit/money.ts'
import * as z from 'zod/mini'

const MOST_WHOLE = 2_147_483_647
/** A billion times the stake. */
const MOST_ODDS = 1_000_000_000_000

/**
 * The same check, of whose values the types know what they are. A caller gives the plain value; the
 * one place where the wire makes a tagged one.
 */
const tagged = <Value extends string | number>(plain: z.ZodMiniType) =>
  plain as z.ZodMiniType<Value, Value extends string ? string : number>

/**
 * An amount on the wire: digits, in the currency's smallest unit. Never zero-padded, no plus, no
 * exponent.
 */
export const digits = z.string().check(z.regex(/^-?(?:0|[1-9][0-9]{0,17})$/))
/** A stake or another amount somebody asks for: digits above zero. */
export const positive = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
/** The id of one kind of thing. */
export const id = <Kind extends string>() => tagged<Id<Kind>>(uuid)
/** ISO 8601 with offset. */
export const moment = z.string()
/** Not the 31st of February. What the pattern refuses is asked too. */
function isCalendarDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** yyyy-MM-dd, brand time. */
export const day = z
  .string()
  .check(z.regex(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/), z.refine(isCalendarDay))
/** yyyy-MM, brand time. */
export const month = z.string().check(z.regex(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$/))
/** A whole number that somebody sends: as much as a column of 32 bits holds. */
export const whole = (least = 0) => z.int().check(z.minimum(least), z.maximum(MOST_WHOLE))
/** The same with either sign, where its refusal has a word of its own. */
export const signed = whole(-MOST_WHOLE)
/** Decimal odds in thousandths, stake included. */
export const odds = tagged<Odds>(z.int().check(z.minimum(0), z.maximum(MOST_ODDS)))
export const flag = z.union([z.literal(0), z.literal(1)])
/** 32 bytes in lower-case hex: a seed or a SHA-256. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const CLIENT = '(?:w|web|h5|app|mobile|flash|html5|html5-desktop|all)'
/**
 * Kinds of clients as callers name them, in small or large letters: `WEB`, `html5-desktop`,
 * `flash,html5-desktop`.
 */
export const client = z.string().check(z.toLowerCase(), z.regex(new RegExp(`^${CLIENT}(?:,${CLIENT}){0,5}$`)))
export const language = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A whole number in a query string. */
export const count = (least: number, most: number) =>
  z
    .pipe(z.string().check(z.regex(/^[0-9]{1,6}$/)), z.transform(Number))
    .check(z.refine((value) => value >= least && value <= most))

/** Asks for one page of a list: by key (`after`), or by number where the list is bounded. */
export const pageQuery = {
  after: z.optional(z.string().check(z.maxLength(200))),
  pageSize: z.optional(count(1, 100)),
}

/** One page of a list. `next` is absent on the last; `total` only where the list is bounded. */
export const page = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), next: z.optional(z.string()), total: z.optional(z.int()) })

/** A currency as its amounts are shown: decimals of one smallest unit, decimals on the screen. */
export const shownCurrency = z.object({ code: z.string(), exponent: z.int(), displayDecimals: z.int() })

/** Money as digits. */
export const toDigits = (value: bigint): string => value.toString()

/** A lottery game's code, however it is written. */
export const lotteryGame = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{2,32}$/))
