import { vnNorth, vnSouth } from '../families/vn/index.ts'
import type { QuickRegion } from './entry.ts'

/**
 * How a type's numbers are written. NUMBERS: of one width. SET: numbers that count together. PICKS:
 * words. SUMS: 0 to 18. BY_WIDTH, BY_SIZE: a word that stands for several types, distinguished by
 * their numbers.
 */
export type Writing =
  | { readonly by: 'NUMBERS'; readonly width: number }
  | { readonly by: 'SET'; readonly least: number; readonly most: number }
  | { readonly by: 'PICKS'; readonly picks: Readonly<Record<string, string>> }
  | { readonly by: 'SUMS' }
  | { readonly by: 'BY_WIDTH'; readonly types: Readonly<Record<number, string>> }
  | { readonly by: 'BY_SIZE'; readonly types: Readonly<Record<number, readonly string[]>> }

const numbers = (width: number): Writing => ({ by: 'NUMBERS', width })
const set = (least: number, most = least): Writing => ({ by: 'SET', least, most })
const picks = (words: Readonly<Record<string, string>>): Writing => ({ by: 'PICKS', picks: words })

const HALVES = picks({ tai: 'TAI', xiu: 'XIU' })
const PARITY = picks({ chan: 'CHAN', le: 'LE' })

/** Most numbers of a xiên. */
const MOST = 20

/** How each bet type is written, and the words that open several. */
export const WRITINGS: Readonly<Record<string, Writing>> = {
  LO2: numbers(2),
  LO2_1K: numbers(2),
  LO2_DAU: numbers(2),
  LO3: numbers(3),
  LO4: numbers(4),
  BAO7: numbers(2),
  BAO8: numbers(2),
  XIEN2: set(2, MOST),
  XIEN3: set(3, MOST),
  XIEN4: set(4, MOST),
  DE_DB: numbers(2),
  DE_DAU_DB: numbers(2),
  DE_G7: numbers(2),
  DE_G1: numbers(2),
  DE_DAU_G1: numbers(2),
  DE_DAU: numbers(2),
  DE_DAU_DUOI: numbers(2),
  DAU: numbers(1),
  DUOI: numbers(1),
  C3_DB: numbers(3),
  C3_DAU: numbers(3),
  C3_DAU_DUOI: numbers(3),
  C3_G1: numbers(3),
  C4_DB: numbers(4),
  TRUOT4: set(4),
  TRUOT5: set(5),
  TRUOT6: set(6),
  TRUOT8: set(8),
  TRUOT10: set(10),
  TX_DB: HALVES,
  CL_DB: PARITY,
  TONG_DB: { by: 'SUMS' },
  TONG_TX: HALVES,
  TONG_CL: PARITY,
  LO: { by: 'BY_WIDTH', types: { 2: 'LO2', 3: 'LO3', 4: 'LO4' } },
  XIEN: { by: 'BY_SIZE', types: { 2: ['XIEN2'], 3: ['XIEN3'], 4: ['XIEN4'] } },
  XIEN_QUAY: { by: 'BY_SIZE', types: { 3: ['XIEN2', 'XIEN3'], 4: ['XIEN2', 'XIEN3', 'XIEN4'] } },
  TRUOT: {
    by: 'BY_SIZE',
    types: { 4: ['TRUOT4'], 5: ['TRUOT5'], 6: ['TRUOT6'], 8: ['TRUOT8'], 10: ['TRUOT10'] },
  },
}

/** Whether a region's draws have a bet type. */
export const isOfferedIn = ({ area }: QuickRegion, type: string): boolean =>
  (area === 'N' ? vnNorth : vnSouth).betTypes.has(type)
