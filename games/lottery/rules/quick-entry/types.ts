import { vnNorth, vnSouth } from '../families/vn/index.ts'
import type { QuickRegion } from './entry.ts'

/**
 * How a type's numbers are written. NUMBERS: of one width; `anyOrder`: 12 is also 21. SET: numbers
 * that count together. PICKS: words. SUMS: 0 to 18. BY_WIDTH, BY_SIZE: a word that stands for
 * several types, distinguished by their numbers.
 */
export type Writing =
  | { readonly by: 'NUMBERS'; readonly width: number; readonly anyOrder?: true }
  | { readonly by: 'SET'; readonly least: number; readonly most: number }
  | { readonly by: 'PICKS'; readonly picks: Readonly<Record<string, string>> }
  | { readonly by: 'SUMS' }
  | { readonly by: 'BY_WIDTH'; readonly types: Readonly<Record<number, string>> }
  | { readonly by: 'BY_SIZE'; readonly types: Readonly<Record<number, readonly string[]>> }

const numbers = (width: number): Writing => ({ by: 'NUMBERS', width })
const orders = (width: number): Writing => ({ by: 'NUMBERS', width, anyOrder: true })
const set = (least: number, most = least): Writing => ({ by: 'SET', least, most })
const picks = (words: Readonly<Record<string, string>>): Writing => ({ by: 'PICKS', picks: words })

const HALVES = picks({ tai: 'TAI', xiu: 'XIU' })
const PARITY = picks({ chan: 'CHAN', le: 'LE' })

/** Most numbers of a xiên or a đá. */
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
  DA: set(2, MOST),
  DA1: set(2, MOST),
  DA2: set(2, MOST),
  DA1_KR: set(2, MOST),
  B7L3: numbers(3),
  B8L3: numbers(3),
  LO2_DAO: orders(2),
  LO3_DAO: orders(3),
  LO4_DAO: orders(4),
  BAO7_DAO: orders(2),
  B7L3_DAO: orders(3),
  B8L3_DAO: orders(3),
  C3_DB_DAO: orders(3),
  C3_DAU_DAO: orders(3),
  C3_DAU_DUOI_DAO: orders(3),
  C4_DB_DAO: orders(4),
  LO: { by: 'BY_WIDTH', types: { 2: 'LO2', 3: 'LO3', 4: 'LO4' } },
  B7: { by: 'BY_WIDTH', types: { 2: 'BAO7', 3: 'B7L3' } },
  B8: { by: 'BY_WIDTH', types: { 2: 'BAO8', 3: 'B8L3' } },
  LO_DAO: { by: 'BY_WIDTH', types: { 2: 'LO2_DAO', 3: 'LO3_DAO', 4: 'LO4_DAO' } },
  B7_DAO: { by: 'BY_WIDTH', types: { 2: 'BAO7_DAO', 3: 'B7L3_DAO' } },
  XIEN: { by: 'BY_SIZE', types: { 2: ['XIEN2'], 3: ['XIEN3'], 4: ['XIEN4'] } },
  XIEN_QUAY: { by: 'BY_SIZE', types: { 3: ['XIEN2', 'XIEN3'], 4: ['XIEN2', 'XIEN3', 'XIEN4'] } },
  TRUOT: {
    by: 'BY_SIZE',
    types: { 4: ['TRUOT4'], 5: ['TRUOT5'], 6: ['TRUOT6'], 8: ['TRUOT8'], 10: ['TRUOT10'] },
  },
}

/** Whether a region's draws have a bet type; whether any draw has it, where no region is named. */
export const isOfferedIn = (region: QuickRegion | undefined, type: string): boolean =>
  region?.second !== undefined
    ? type === 'DA2'
    : region
      ? (region.area === 'N' ? vnNorth : vnSouth).betTypes.has(type)
      : [vnNorth, vnSouth].some(({ betTypes }) => betTypes.has(type))
