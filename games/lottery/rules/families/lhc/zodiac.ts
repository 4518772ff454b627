import { assert, at } from '@senluna/kit/assert.ts'

/** The twelve animals in the order of their years. */
export const ANIMALS = [
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const
export type Animal = (typeof ANIMALS)[number]

/** The first day of each lunar year in China's calendar, which Mark Six goes by. */
export const LUNAR_YEARS: readonly { readonly from: string; readonly animal: Animal }[] = [
  { from: '2024-02-10', animal: 'DRAGON' },
  { from: '2025-01-29', animal: 'SNAKE' },
  { from: '2026-02-17', animal: 'HORSE' },
  { from: '2027-02-06', animal: 'GOAT' },
  { from: '2028-01-26', animal: 'MONKEY' },
  { from: '2029-02-13', animal: 'ROOSTER' },
  { from: '2030-02-03', animal: 'DOG' },
  { from: '2031-01-23', animal: 'PIG' },
  { from: '2032-02-11', animal: 'RAT' },
  { from: '2033-01-31', animal: 'OX' },
  { from: '2034-02-19', animal: 'TIGER' },
  { from: '2035-02-08', animal: 'RABBIT' },
]

/**
 * The animal of the lunar year a date (`2026-01-08`) lies in. Throws RangeError for dates the table
 * doesn't know.
 */
export function animalOfDate(date: string): Animal {
  const year = LUNAR_YEARS.findLast(({ from }) => from <= date)
  if (!year || date >= LAST_DAY) throw new RangeError(`the lunar year of ${date} isn't in the table`)
  return year.animal
}

/** The year after the last one ends before this day. */
const LAST_DAY = '2036-01-28'

/** The animal a number belongs to: 1 has the year's own, 2 the one before it, and so on back. */
export const animalOf = (number: number, year: Animal): Animal =>
  at(ANIMALS, (ANIMALS.indexOf(year) + 12 * 5 - (number - 1)) % 12)

/** The numbers of each animal in a year: the year's own has five, each other four. */
export function numbersOf(animal: Animal, year: Animal): readonly number[] {
  return numbers49.filter((number) => animalOf(number, year) === animal)
}

const numbers49 = Array.from({ length: 49 }, (_, index) => index + 1)

/** Reads the animal kept with a draw. A draw that has none can't be settled by animals. */
export function animalKept(zodiac: string | undefined): Animal {
  const animal = ANIMALS.find((animal) => animal === zodiac)
  assert(animal, 'a draw settled by animals keeps the animal of its year')
  return animal
}
