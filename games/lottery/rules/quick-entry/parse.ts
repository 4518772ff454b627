import {
  type QuickBet,
  type QuickContext,
  type QuickEntry,
  type QuickError,
  QuickFault,
  type QuickNote,
  type QuickRegion,
} from './entry.ts'
import { ordersOf } from '../families/vn/reversed.ts'
import { BY_DIGIT, LISTS, numbersOfAnimal, range } from './generators.ts'
import { type Item, resolved, spanOf } from './resolve.ts'
import { firstStations, pairsOf } from './stations.ts'
import { type Token, tokensOf } from './tokens.ts'
import { isOfferedIn, WRITINGS } from './types.ts'
import { isUnitAt, unitAt } from './units.ts'
import { type Meaning, phraseAt } from './vocabulary.ts'

/** The longest text that is read: some thousand bets. */
const LONGEST = 20_000

/**
 * Reads bets in the players' shorthand: `đề 39 68x10 86x5; mn lô kéo…`. What can't be read for
 * certain is an error at its place and never a guess; the parts around it are read all the same.
 * Throws RangeError when the panel's type is none of the Vietnamese ones. Source: docs/lottery.md,
 * "Quick entry".
 */
export function parseQuickEntry(text: string, context: QuickContext = {}): QuickEntry {
  if (context.type !== undefined && !Object.hasOwn(WRITINGS, context.type)) {
    throw new RangeError(`${context.type} has no quick entry`)
  }
  if (text.length > LONGEST)
    return { bets: [], errors: [{ code: 'LENGTH', from: LONGEST, to: text.length }], notes: [] }
  return new Reader(tokensOf(text), context).read()
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #context: QuickContext
  readonly #bets: QuickBet[] = []
  readonly #errors: QuickError[] = []
  readonly #notes: QuickNote[] = []
  #at = 0
  #regions: readonly QuickRegion[]
  #type: string | undefined
  /** Numbers that wait for their unit, and those that had one last. */
  #items: Item[] = []
  #last: readonly Item[] = []
  #dash = false
  /** Whether a region was the last thing read: another one joins it then. */
  #afterRegion = false
  /**
   * The place of a number that stands behind a unit's dot: part of that unit, or the next number.
   */
  #behindUnit: Token | undefined

  constructor(tokens: readonly Token[], context: QuickContext) {
    this.#tokens = tokens
    this.#context = context
    this.#regions = context.region ? [context.region] : []
    this.#type = context.type
  }

  read(): QuickEntry {
    while (this.#at < this.#tokens.length) {
      const fault = this.#attempt(() => this.#step())
      if (fault) this.#skip()
    }
    this.#closeWithout()
    return { bets: this.#bets, errors: this.#errors, notes: this.#notes }
  }

  /** Keeps a fault in its place, and forgets the part it stands in. */
  #attempt(act: () => void): QuickFault | undefined {
    try {
      act()
      return undefined
    } catch (fault) {
      if (!(fault instanceof QuickFault)) throw fault
      this.#errors.push({ code: fault.code, from: fault.from, to: fault.to })
      this.#forget()
      return fault
    }
  }

  #step() {
    const token = this.#here()
    if (!token) return
    if (token.kind === 'STRANGE') throw new QuickFault('CHARACTER', token)
    if (token.kind === 'END') {
      this.#at++
      this.#closeWithout()
      this.#last = []
    } else if (token.kind === 'DASH' || token.kind === 'SEPARATOR') {
      this.#dash = token.kind === 'DASH' && this.#items.length > 0
      this.#at++
    } else if (token.kind === 'TIMES') {
      this.#at++
      this.#closeWith(token)
    } else if (isUnitAt(this.#tokens, this.#at)) {
      this.#closeWith(token)
    } else {
      this.#word(token)
    }
  }

  #word(token: Token) {
    const phrase = phraseAt(this.#tokens, this.#at)
    if (phrase) {
      const spoken = { from: token.from, to: this.#tokens[this.#at + phrase.length - 1]?.to ?? token.to }
      this.#at += phrase.length
      this.#say(phrase.meaning, { ...token, ...spoken })
    } else if (token.kind === 'NUMBER') {
      this.#at++
      this.#add({ numbers: [token.text], listed: false, from: token.from, to: token.to })
      this.#afterRegion = false
    } else {
      throw new QuickFault('WORD', token)
    }
  }

  #say(meaning: Meaning, spoken: Token) {
    const joins = this.#afterRegion
    this.#afterRegion = false
    switch (meaning.is) {
      case 'REGION':
        return this.#sayRegions(() => (joins ? joined(this.#regions, meaning.region) : [meaning.region]))
      case 'STATIONS':
        return this.#sayRegions(() => {
          const area = meaning.area ?? this.#regions[0]?.area
          const stations = firstStations(meaning.count, area, this.#context.weekday)
          if (!stations) throw new QuickFault('STATIONS', spoken)
          return stations
        })
      case 'TYPE':
        return this.#sayType(meaning.type)
      case 'LIST':
        return this.#sayList(meaning.name, spoken)
      case 'BY_DIGIT':
        return this.#sayByDigit(meaning.name, spoken)
      case 'REVERSED':
        return this.#sayReversed(spoken)
      case 'ANIMAL':
        return this.#sayAnimal(spoken)
      case 'RANGE':
        return this.#sayRange(spoken)
      case 'EACH':
        return this.#closeWith(spoken)
      case 'UNCLEAR':
        throw new QuickFault('WORD_UNCLEAR', spoken)
    }
  }

  /** Regions end what stands before them, and its type. */
  #sayRegions(regionsOf: () => readonly QuickRegion[]) {
    this.#closeWithout()
    this.#regions = regionsOf()
    this.#type = this.#context.type
    this.#last = []
    this.#afterRegion = true
  }

  /**
   * A type opens a new part; said between numbers and their unit (`12 34 b10n dd5n`) it is that
   * unit's.
   */
  #sayType(type: string) {
    const next = this.#here()
    const hasUnit = next?.kind === 'TIMES' || isUnitAt(this.#tokens, this.#at)
    if (hasUnit && next && (this.#items.length > 0 || this.#last.length > 0)) {
      const heading = this.#type
      if (this.#items.length === 0) this.#items = [...this.#last]
      this.#type = type
      if (next.kind === 'TIMES') this.#at++
      this.#closeWith(next)
      this.#type = heading
      return
    }
    this.#closeWithout()
    this.#last = []
    this.#type = type
  }

  #sayList(name: string, spoken: Token) {
    const writing = this.#type === undefined ? undefined : WRITINGS[this.#type]
    if (writing?.by !== 'PICKS') return this.#addList(LISTS[name] ?? [], spoken, spoken.to)
    const pick = writing.picks[name]
    if (pick === undefined) throw new QuickFault('PICK', spoken)
    this.#add({ numbers: [pick], listed: false, from: spoken.from, to: spoken.to })
  }

  #sayByDigit(name: string, spoken: Token) {
    const digits = this.#numbersAhead((text) => text.length === 1)
    const make = BY_DIGIT[name]
    const last = digits.at(-1)
    if (!last || !make) throw new QuickFault('ARGUMENT', spoken)
    if (new Set(digits.map(({ text }) => text)).size !== digits.length) throw new QuickFault('REPEATED', last)
    this.#addList([...new Set(digits.flatMap(({ text }) => make(Number(text))))], spoken, last.to)
  }

  #sayReversed(spoken: Token) {
    const numbers = this.#numbersAhead((text) => text.length > 1 && text.length < 5)
    const last = numbers.at(-1)
    if (!last) throw new QuickFault('ARGUMENT', spoken)
    this.#addList([...new Set(numbers.flatMap(({ text }) => ordersOf(text)))], spoken, last.to)
  }

  #sayAnimal(spoken: Token) {
    const animal = this.#here()
    if (animal?.kind !== 'WORD') throw new QuickFault('ARGUMENT', spoken)
    const numbers = numbersOfAnimal(animal.text, animal.own)
    if (numbers === undefined) throw new QuickFault('ARGUMENT', animal)
    if (numbers === 'UNCLEAR') throw new QuickFault('WORD_UNCLEAR', animal)
    this.#at++
    this.#addList(numbers, spoken, animal.to)
  }

  #sayRange(spoken: Token) {
    const from = this.#items.at(-1)
    const to = this.#here()
    const [first] = from?.numbers ?? []
    if (!from || from.listed || first === undefined) throw new QuickFault('RANGE', spoken)
    if (to?.kind !== 'NUMBER' || isUnitAt(this.#tokens, this.#at)) throw new QuickFault('RANGE', spoken)
    const numbers = range(first, to.text)
    if (!numbers) throw new QuickFault('RANGE', { from: from.from, to: to.to })
    this.#at++
    this.#items[this.#items.length - 1] = { ...from, numbers, listed: true, to: to.to }
  }

  /** The numbers that follow directly and fit, as far as they are no unit. */
  #numbersAhead(fits: (text: string) => boolean): readonly Token[] {
    const found: Token[] = []
    for (let next = this.#at; ; next++) {
      const token = this.#tokens[next]
      if (token?.kind === 'SEPARATOR' || token?.kind === 'DASH') continue
      if (token?.kind !== 'NUMBER' || !fits(token.text) || isUnitAt(this.#tokens, next)) return found
      found.push(token)
      this.#at = next + 1
    }
  }

  #addList(numbers: readonly string[], spoken: Token, to: number) {
    this.#add({ numbers, listed: true, from: spoken.from, to })
  }

  #add(item: Omit<Item, 'joined'>) {
    const writing = this.#type === undefined ? undefined : WRITINGS[this.#type]
    if (writing?.by === 'PICKS' && /[0-9]/.test(item.numbers[0] ?? '')) throw new QuickFault('PICK', item)
    this.#items.push({ ...item, joined: this.#dash })
    this.#dash = false
  }

  /**
   * Ends a part with the unit that stands here. A fault costs this part only: the next begins
   * behind the unit.
   */
  #closeWith(sign: Token) {
    const fault = this.#attempt(() => {
      const unit = unitAt(this.#tokens, this.#at, sign)
      const end = this.#tokens[this.#at + unit.length - 1]?.to ?? sign.to
      this.#at += unit.length
      if (this.#items.length === 0) throw new QuickFault('NUMBERS', { from: sign.from, to: end })
      this.#emit(unit.thousands, end)
      this.#behindUnit = this.#numberGlued(end)
    })
    if (fault) while ((this.#here()?.to ?? Infinity) <= fault.to) this.#at++
  }

  /** Ends a part that has no unit of its own: the panel's is taken, when there is one. */
  #closeWithout() {
    if (this.#items.length === 0) return
    this.#attempt(() => {
      const { unitThousands } = this.#context
      const { from, to } = spanOf(this.#items)
      if (this.#behindUnit?.from === from) throw new QuickFault('UNIT_UNCLEAR', this.#behindUnit)
      if (unitThousands === undefined) throw new QuickFault('UNIT', { from, to })
      this.#emit(unitThousands, to)
    })
  }

  #emit(unitThousands: number, to: number) {
    const items = this.#items
    const { from } = spanOf(items)
    // One station is đá thẳng, several are đá xiên on every two of them.
    const type = this.#type === 'DA' ? (this.#regions.length > 1 ? 'DA2' : 'DA1') : this.#type
    const found = resolved(type, items, this.#notes)
    const stations = type === 'DA2' ? pairsOf(this.#regions) : this.#regions
    const isSouthern = this.#regions.some(({ area }) => area !== 'N')
    if (!stations) throw new QuickFault(isSouthern ? 'STATIONS' : 'TYPE_REGION', { from, to })
    const regions = stations.length ? stations : [undefined]
    for (const region of regions) {
      for (const item of found) {
        if (item.type !== undefined && !isOfferedIn(region, item.type))
          throw new QuickFault('TYPE_REGION', { from, to })
      }
    }
    for (const region of regions) {
      for (const item of found) this.#bets.push({ ...(region ? { region } : {}), ...item, unitThousands, from, to })
    }
    this.#forget()
    this.#last = items
  }

  /** `x10.86`: the number glued to the unit by a dot. */
  #numberGlued(end: number): Token | undefined {
    const [sign, number] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]]
    const isDot = (sign?.text === '.' || sign?.text === ',') && sign.from === end
    return isDot && number?.kind === 'NUMBER' && number.from === sign.to ? number : undefined
  }

  #forget() {
    this.#items = []
    this.#last = []
    this.#dash = false
    this.#afterRegion = false
    this.#behindUnit = undefined
  }

  /** After a fault: on to the end of its part, which a unit, a line or a new heading makes. */
  #skip() {
    while (this.#at < this.#tokens.length) {
      const token = this.#here()
      if (token?.kind === 'END') return
      const phrase = phraseAt(this.#tokens, this.#at)?.meaning.is
      if (phrase === 'REGION' || phrase === 'TYPE') return
      const isUnit = isUnitAt(this.#tokens, this.#at)
      this.#at++
      if (token?.kind !== 'TIMES' && !isUnit) continue
      if (this.#here()?.kind === 'NUMBER' && token?.kind === 'TIMES') this.#at++
      return
    }
  }

  #here(): Token | undefined {
    return this.#tokens[this.#at]
  }
}

const joined = (regions: readonly QuickRegion[], region: QuickRegion) =>
  regions.some(({ area, province }) => area === region.area && province === region.province)
    ? regions
    : [...regions, region]
