/**
 * Fields that the specification calls otherwise than the trade: our name, then the one on the wire.
 * Callers see the specification's words; behind the contract there are only ours.
 */
const ON_THE_WIRE = {
  /** 1: a game or vendor can't be opened for a while. */
  underMaintenance: 'isNew',
  /** Players see a game as new. */
  shownAsNew: 'isNew',
  drawNumber: 'numero',
  drawNumbers: 'numeros',
  nextDrawNumber: 'nextNumero',
  lastDraw: 'lastNumero',
  vendorCode: 'vassalage',
  esportsVendorCodes: 'esportsVassalages',
} as const

export type FieldName = keyof typeof ON_THE_WIRE
/** The fields of a call or message, at any depth, that have another name on the wire. */
export type FieldNames = readonly FieldName[]

export const FIELD_NAMES = Object.keys(ON_THE_WIRE) as FieldName[]

interface Pair {
  ours: FieldName
  wire: string
}

const pairs = new WeakMap<FieldNames, readonly Pair[]>()

function pairsOf(names: FieldNames): readonly Pair[] {
  const known = pairs.get(names)
  if (known) return known
  const made = names.map((ours) => ({ ours, wire: ON_THE_WIRE[ours] }))
  pairs.set(names, made)
  return made
}

/** The name of a field on the wire, where it has another one. */
type WireKey<Key> = Key extends FieldName ? (typeof ON_THE_WIRE)[Key] : Key

/** The shape of a value on the wire, for those who read it as callers do. */
export type OnWire<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? OnWire<Item>[]
    : Value extends object
      ? { [Key in keyof Value as WireKey<Key>]: OnWire<Value[Key]> }
      : Value

/** The name of a field on the wire. */
export const wireName = (names: FieldNames | undefined, name: string): string =>
  names?.some((ours) => ours === name) ? ON_THE_WIRE[name as FieldName] : name

/** Where a field is, by its names on the wire: `tickets.0.numero`. */
export const wirePath = (names: FieldNames | undefined, path: string): string =>
  names
    ? path
        .split('.')
        .map((part) => wireName(names, part))
        .join('.')
    : path

/**
 * A value as it goes out as JSON. What has no such field is the same object; of what has one, our
 * name stands in a copy as undefined, which JSON leaves out: a list of games costs 0.2 µs a game.
 */
export function toWire<Value>(names: FieldNames | undefined, value: Value): Value {
  if (!names) return value
  const ends = pairsOf(names)
  return walked(value, (from) => {
    let read = from
    for (const { ours, wire } of ends) {
      const field = from[ours]
      if (field === undefined) continue
      if (read === from) read = { ...from }
      read[ours] = undefined
      read[wire] = field
    }
    return read
  }) as Value
}

/** A value with the names of the wire and no others: to be hashed or compared. */
export const wireCopy = (names: FieldNames | undefined, value: unknown): unknown =>
  names ? walked(value, renaming(pairsOf(names).map(({ ours, wire }) => [ours, wire]))) : value

/**
 * A value that came by the wire, in our names. A field that came by our own name is left out, like
 * any that the call doesn't know.
 */
export const fromWire = (names: FieldNames | undefined, value: unknown): unknown =>
  names ? walked(value, renaming(pairsOf(names).map(({ ours, wire }) => [wire, ours]))) : value

/** Copies what has a field of either name: the first becomes the second, the second is left out. */
const renaming =
  (renames: readonly (readonly [from: string, to: string])[]) =>
  (fields: Fields): Fields => {
    if (!renames.some((names) => names.some((name) => Object.hasOwn(fields, name)))) return fields
    const read: Fields = {}
    for (const [name, field] of Object.entries(fields)) {
      const renamed = renames.find((names) => names.includes(name))
      if (!renamed) read[name] = field
      else if (name === renamed[0]) read[renamed[1]] = field
    }
    return read
  }

type Fields = Record<string, unknown>

/**
 * A value with each of its objects read anew, the inner ones first. What stays as it is, is not
 * copied.
 */
function walked(value: unknown, read: (fields: Fields) => Fields): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return listOf(value, read)
  let fields = value as Fields
  for (const name in fields) {
    const field = fields[name]
    if (typeof field !== 'object' || field === null) continue
    const inner = walked(field, read)
    if (inner === field) continue
    if (fields === value) fields = { ...fields }
    fields[name] = inner
  }
  return read(fields)
}

function listOf(list: readonly unknown[], read: (fields: Fields) => Fields): readonly unknown[] {
  let items: unknown[] | undefined
  for (const [place, item] of list.entries()) {
    const inner = walked(item, read)
    if (inner === item) continue
    items ??= [...list]
    items[place] = inner
  }
  return items ?? list
}
