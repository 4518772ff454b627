import { type QuickBet, QuickFault, type QuickNote } from './entry.ts'
import { type Writing, WRITINGS } from './types.ts'

/**
 * Numbers as they stand in the text: written out, or a list's. `joined`: by a dash to those before.
 */
export interface Item {
  readonly numbers: readonly string[]
  readonly listed: boolean
  readonly joined: boolean
  readonly from: number
  readonly to: number
}

/** Numbers of one bet with its type; a xiên quay is several bets. */
export type Resolved = Pick<QuickBet, 'type' | 'numbers'>

interface Place {
  readonly from: number
  readonly to: number
}

/**
 * What items come to under a type: bets without region and unit, and what was merged. Throws
 * QuickFault.
 */
export function resolved(type: string | undefined, items: readonly Item[], notes: QuickNote[]): readonly Resolved[] {
  const writing = type === undefined ? undefined : WRITINGS[type]
  if (writing?.by === 'SET' || writing?.by === 'BY_SIZE') {
    return setsOf(items).flatMap((set) => setBets(type, writing, set, notes))
  }
  const place = spanOf(items)
  if (writing?.by === 'PICKS') return [bet(type, distinct(items, notes))]
  if (writing?.by === 'SUMS') {
    for (const item of items) {
      if (!item.numbers.every((number) => /^(?:0|[1-9][0-9]?)$/.test(number) && Number(number) <= 18))
        throw new QuickFault('PICK', item)
    }
    return [bet(type, distinct(items, notes))]
  }
  const width = oneWidth(items, writing?.by === 'NUMBERS' ? writing.width : undefined)
  if (writing?.by === 'BY_WIDTH') {
    const own = writing.types[width]
    if (own === undefined) throw new QuickFault('WIDTH', place)
    return resolved(own, items, notes)
  }
  if (writing?.by === 'NUMBERS' && writing.anyOrder) refuseOrders(items)
  // Without a type one digit could be many things, and five are no number of any.
  if (writing === undefined && (width < 2 || width > 4)) throw new QuickFault('WIDTH', place)
  return [bet(type, distinct(items, notes))]
}

function setBets(
  type: string | undefined,
  writing: Extract<Writing, { by: 'SET' | 'BY_SIZE' }>,
  items: readonly Item[],
  notes: QuickNote[],
): readonly Resolved[] {
  oneWidth(items, 2)
  const numbers = distinct(items, notes)
  if (writing.by === 'SET') {
    if (numbers.length < writing.least || numbers.length > writing.most) throw new QuickFault('SET_SIZE', spanOf(items))
    return [bet(type, numbers)]
  }
  const types = writing.types[numbers.length]
  if (!types) throw new QuickFault('SET_SIZE', spanOf(items))
  return types.map((item) => bet(item, numbers))
}

/**
 * `12-34 56-78` are two sets, `12 34 56` and `12-34-56` one: dashes bind closer than spaces and
 * commas where both stand.
 */
function setsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  if (!items.some(({ joined }) => joined)) return [items]
  const sets: Item[][] = []
  for (const item of items) {
    const open = sets.at(-1)
    if (open && item.joined) open.push(item)
    else sets.push([item])
  }
  return sets
}

/** All numbers have this width, or the first one's. */
function oneWidth(items: readonly Item[], wanted?: number): number {
  const width = wanted ?? items[0]?.numbers[0]?.length ?? 0
  for (const item of items)
    if (item.numbers.some((number) => number.length !== width)) throw new QuickFault('WIDTH', item)
  return width
}

/**
 * Every number once. Written twice it is a fault; given by a list as well it is merged, and a note
 * says so.
 */
function distinct(items: readonly Item[], notes: QuickNote[]): readonly string[] {
  const written = new Set<string>()
  const all = new Set<string>()
  for (const item of items) {
    const merged = item.numbers.filter((number) => all.has(number))
    for (const number of item.numbers) {
      if (!item.listed && written.has(number)) throw new QuickFault('REPEATED', item)
      if (!item.listed) written.add(number)
      all.add(number)
    }
    if (merged.length) notes.push({ code: 'MERGED', numbers: merged, from: item.from, to: item.to })
  }
  return [...all]
}

/** Where a number stands for all of its orders, another order of it is that number again. */
function refuseOrders(items: readonly Item[]): void {
  const known = new Set<string>()
  for (const item of items)
    for (const number of item.numbers) {
      const digits = [...number].toSorted().join('')
      if (known.has(digits)) throw new QuickFault('REPEATED', item)
      known.add(digits)
    }
}

export const spanOf = (items: readonly Place[]): Place => ({ from: items[0]?.from ?? 0, to: items.at(-1)?.to ?? 0 })

const bet = (type: string | undefined, numbers: readonly string[]): Resolved => ({
  ...(type === undefined ? {} : { type }),
  numbers,
})
