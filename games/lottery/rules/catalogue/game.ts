import type { Price } from '../tickets/bet-type.ts'
import type { Family } from '../draws/structure.ts'

/** Languages a game's name is kept in. Others show the English one. */
export type NameLanguage = 'VI' | 'EN' | 'CN' | 'JA' | 'TH' | 'TY' | 'MY'

/** Draws all day long, every `seconds`; draw number = date and place in the day. */
export interface IntervalClock {
  readonly kind: 'INTERVAL'
  readonly seconds: number
  /** How long before the draw betting closes. */
  readonly lockSeconds: number
  readonly zone: string
}

/** Draws on days of a calendar at one time of day. Times are local, `HH:MM:SS`. */
export interface CalendarClock {
  readonly kind: 'CALENDAR'
  readonly zone: string
  readonly drawAt: string
  readonly lockAt: string
  /** 1 Monday … 7 Sunday, or days of the month; the calendar's exceptions come on top. */
  readonly days: { readonly weekdays: readonly number[] } | { readonly monthDays: readonly number[] }
  /** How the draw number is written. */
  readonly drawNumber: 'yyyyMMdd' | 'yyyyNNN'
}

/**
 * One lottery game: a draw series, what it pays, and where it stands. Data: a game is added by a
 * row.
 */
export interface LotteryGame {
  readonly code: string
  readonly family: Family
  /** Its draw structure, by the name of the profile. */
  readonly profile: string
  readonly vendorCode: 'LOTT' | 'ELOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA'
  readonly product: 'LOTT' | 'ELOTT' | 'VNLOTT'
  readonly prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  /** Where menus list it: a region (`N`, `C`, `S`, `FAST`, `SEA`) or a family's hall. */
  readonly group: string
  readonly names: Readonly<Record<NameLanguage, string>>
  readonly clock: IntervalClock | CalendarClock
  /** SELF: drawn by the house in the open (VDRAW-1). OFFICIAL: results are obtained. */
  readonly source: 'SELF' | 'OFFICIAL'
  /** The province whose company draws, for the games of a region; by weekday where it changes. */
  readonly provinces?: Readonly<Record<number, string>>
  /** Bet types offered, with their prices. A type without a price is not offered. */
  readonly prices: Readonly<Record<string, Price>>
  /** Whether a ticket can be taken back before the lock. */
  readonly cancel: boolean
  /**
   * Of a pair game its two stations, in the order of their day: it draws nothing itself, their
   * results are its own.
   */
  readonly stations?: readonly [LotteryGame, LotteryGame]
  /** Why it isn't offered; absent when it is. */
  readonly disabled?: string
}
