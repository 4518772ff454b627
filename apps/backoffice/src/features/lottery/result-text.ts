import type { ResultShape } from '@senluna/contract/lottery/desk/draws.ts'

/** A result in one line: numbers in the order drawn, or prize by prize. */
export function resultText(result: unknown): string {
  if (Array.isArray(result)) return result.join(' ')
  if (typeof result !== 'object' || result === null) return ''
  return Object.entries(result)
    .map(([key, numbers]) => `${key.toUpperCase()} ${Array.isArray(numbers) ? numbers.join(' ') : String(numbers)}`)
    .join(' · ')
}

/** A result prize by prize, as lines of a list. */
export const resultLines = (result: unknown): (readonly [string, string])[] =>
  typeof result === 'object' && result !== null && !Array.isArray(result)
    ? Object.entries(result).map(([key, numbers]) => [
        key.toUpperCase(),
        Array.isArray(numbers) ? numbers.join(' ') : String(numbers),
      ])
    : [['', resultText(result)]]

const tokens = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/**
 * What stands in a result's fields, by name, as the call takes it. Whether it is whole says the
 * server.
 */
export function resultOf(shape: ResultShape, fields: Readonly<Record<string, string>>): unknown {
  if (shape.by === 'LIST')
    return tokens(fields[''] ?? '').map((token) => (/^\d{1,4}$/.test(token) ? Number(token) : token))
  return Object.fromEntries(
    shape.prizes.map(({ key, single }) => {
      const numbers = tokens(fields[key] ?? '')
      return [key, single ? (numbers[0] ?? '') : numbers]
    }),
  )
}

/** Fields that are plainly not whole: too few numbers, too many, or of another length. */
export function brokenFields(shape: ResultShape, fields: Readonly<Record<string, string>>): string[] {
  const isOf = (text: string, count: number, form: RegExp) => {
    const numbers = tokens(text)
    return numbers.length === count && numbers.every((number) => form.test(number))
  }
  const broken =
    shape.by === 'LIST'
      ? isOf(fields[''] ?? '', shape.count, /^\d{1,4}$/)
        ? []
        : ['']
      : shape.prizes
          .filter(({ key, count, digits }) => !isOf(fields[key] ?? '', count, new RegExp(`^.{${digits}}$`)))
          .map(({ key }) => key)
  return shape.bonus && !/^\d{1,2}$/.test((fields.bonus ?? '').trim()) ? [...broken, 'bonus'] : broken
}

/**
 * The prizes of a result in the order they go on air: from the smallest on where there is an
 * eighth, the special one last.
 */
export function airPrizes(shape: ResultShape & { by: 'PRIZES' }) {
  const special = shape.prizes.filter(({ key }) => key === 'db')
  const others = shape.prizes.filter(({ key }) => key !== 'db')
  return [...(others.some(({ key }) => key === 'g8') ? others.toReversed() : others), ...special]
}

/** What has come so far, as the call takes it: prizes of which nothing has come are left out. */
export function partOf(shape: ResultShape, fields: Readonly<Record<string, string>>): unknown {
  if (shape.by === 'LIST')
    return tokens(fields[''] ?? '').map((token) => (/^\d{1,4}$/.test(token) ? Number(token) : token))
  const come = shape.prizes.map(({ key }) => [key, tokens(fields[key] ?? '')] as const)
  return Object.fromEntries(come.filter(([, numbers]) => numbers.length > 0))
}

/** Fields in which more stands than can come, or something of another form. */
export const tooLong = (shape: ResultShape, fields: Readonly<Record<string, string>>): string[] =>
  (shape.by === 'LIST' ? [{ key: '', count: shape.count, form: /^\d{1,2}$/ }] : shape.prizes.map(formOf))
    .filter(({ key, count, form }) => {
      const numbers = tokens(fields[key] ?? '')
      return numbers.length > count || !numbers.every((number) => form.test(number))
    })
    .map(({ key }) => key)

const formOf = ({ key, count, digits }: { key: string; count: number; digits: number }) => ({
  key,
  count,
  form: new RegExp(`^\\d{${digits}}$`),
})

/** The numbers entered before, as the fields show them. */
export function fieldsOf(shape: ResultShape, numbers: unknown): Readonly<Record<string, string>> {
  if (shape.by === 'LIST') return { '': resultText(numbers ?? []) }
  return Object.fromEntries(
    Object.entries(numbers ?? {}).map(([key, list]) => [key, Array.isArray(list) ? list.join(' ') : String(list)]),
  )
}
