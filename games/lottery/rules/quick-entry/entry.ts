/** Where bets of a text go: a region, or one province of it. */
export interface QuickRegion {
  readonly area: 'N' | 'C' | 'S'
  readonly province?: string
  /** The other province of a bet on two stations. */
  readonly second?: string
}

/**
 * One bet read from the text: what a ticket needs but its draw. Places count UTF-16 units of the
 * text; `to` is past the end.
 */
export interface QuickBet {
  /** Absent where neither the text nor the panel says it. */
  readonly region?: QuickRegion
  /** A bet type's code; absent where neither the text nor the panel says it. */
  readonly type?: string
  readonly numbers: readonly string[]
  /** Thousands of đồng for one unit of each line; exact to the đồng. */
  readonly unitThousands: number
  readonly from: number
  readonly to: number
}

/**
 * Why a part of the text is no bet. CHARACTER: a sign that means nothing here. WORD: an unknown
 * word. WORD_UNCLEAR: a word with two meanings. WIDTH: a number with too many or too few digits.
 * REPEATED: a number written twice. NUMBERS: none given. UNIT: none given. UNIT_FORM: one that
 * can't be read. UNIT_UNCLEAR: a number that may be part of the unit. SET_SIZE: too many or too few
 * numbers for the type. RANGE: ends that make none. ARGUMENT: a generator without what it needs.
 * PICK: not a choice of the type. TYPE_REGION: not offered in the region. STATIONS: not two
 * stations that draw on one day, or a day with fewer of them. LENGTH: the text is too long.
 */
export type QuickErrorCode =
  | 'CHARACTER'
  | 'WORD'
  | 'WORD_UNCLEAR'
  | 'WIDTH'
  | 'REPEATED'
  | 'NUMBERS'
  | 'UNIT'
  | 'UNIT_FORM'
  | 'UNIT_UNCLEAR'
  | 'SET_SIZE'
  | 'RANGE'
  | 'ARGUMENT'
  | 'PICK'
  | 'TYPE_REGION'
  | 'STATIONS'
  | 'LENGTH'

/** A fault at its place in the text. */
export interface QuickError {
  readonly code: QuickErrorCode
  readonly from: number
  readonly to: number
}

/** Numbers that several lists gave and that are bet once. */
export interface QuickNote {
  readonly code: 'MERGED'
  readonly numbers: readonly string[]
  readonly from: number
  readonly to: number
}

/**
 * A text as read. While it has errors nothing of it may be bet: what is wrong could have changed
 * the rest.
 */
export interface QuickEntry {
  readonly bets: readonly QuickBet[]
  readonly errors: readonly QuickError[]
  readonly notes: readonly QuickNote[]
}

/** What the panel has chosen; the text's own words come first. */
export interface QuickContext {
  readonly region?: QuickRegion
  readonly type?: string
  /** For numbers without a unit of their own. */
  readonly unitThousands?: number
  /** The day that is bet on, 1 Monday … 7 Sunday: whose stations `2 đài` means. */
  readonly weekday?: number
}

/** A fault that ends the part it stands in. */
export class QuickFault extends Error {
  readonly code: QuickErrorCode
  readonly from: number
  readonly to: number
  constructor(code: QuickErrorCode, place: { readonly from: number; readonly to: number }) {
    super(code)
    this.code = code
    this.from = place.from
    this.to = place.to
  }
}
