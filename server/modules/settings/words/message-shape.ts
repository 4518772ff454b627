import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { newContact } from '../../../platform/words/strict-contacts.ts'

/**
 * What fills a message in, by name: as it is (''), or as a number, a date, a choice by number or by
 * word.
 */
type MessageArgs = ReadonlyMap<string, ReadonlySet<string>>

type Compiled = ReturnType<typeof compileMessageOrThrow>

/** The arguments of an ICU message. Throws when it is none. */
function argsOfMessage(message: string): MessageArgs {
  const found = new Map<string, Set<string>>()
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return
    for (const part of parts as unknown[]) {
      if (!Array.isArray(part)) continue
      const [name, kind = '', more] = part as [unknown, string?, unknown?]
      found.set(String(name), (found.get(String(name)) ?? new Set()).add(kind))
      if (typeof more === 'object' && more !== null) for (const branch of Object.values(more)) walk(branch)
    }
  }
  walk(compileMessageOrThrow(message))
  return found
}

/** A message reads in so many ways at most. */
const MOST_READINGS = 128

/** What a reader may see in the place of an argument: nothing, or a word. */
const FILLS = ['', 'xx']

/**
 * A message as its readers may see it: with each branch of each choice, so that nothing is put
 * together from parts. Undefined where there are more ways than anybody writes.
 */
function readingsOf(message: string): string[] | undefined {
  const compiled = compileMessageOrThrow(message)
  const branches = new Map<string, Set<string>>()
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return
    for (const part of parts as unknown[]) {
      if (!Array.isArray(part)) continue
      const [name, , more] = part as [unknown, string?, unknown?]
      if (typeof more !== 'object' || more === null) continue
      const known = branches.get(String(name)) ?? new Set()
      branches.set(String(name), known)
      for (const [branch, inner] of Object.entries(more)) {
        if (branch !== 'offset') known.add(branch)
        walk(inner)
      }
    }
  }
  walk(compiled)
  let ways: ReadonlyMap<string, string>[] = [new Map()]
  for (const [name, known] of branches) {
    ways = ways.flatMap((way) => [...known].map((branch) => new Map([...way, [name, branch]])))
    if (ways.length > MOST_READINGS) return undefined
  }
  return FILLS.flatMap((fill) => ways.map((way) => reading(compiled, way, fill)))
}

function reading(parts: unknown, way: ReadonlyMap<string, string>, fill: string): string {
  if (!Array.isArray(parts)) return typeof parts === 'string' ? parts : ''
  return (parts as unknown[])
    .map((part) => {
      if (!Array.isArray(part)) return part === '#' ? fill : String(part)
      const [name, , more] = part as [unknown, string?, unknown?]
      if (typeof more !== 'object' || more === null) return fill
      const branches = more as Readonly<Record<string, unknown>>
      return reading(branches[way.get(String(name)) ?? ''] ?? branches.other, way, fill)
    })
    .join('')
}

/** Why words can't stand in the place of a message. */
export type WrongWords = 'ICU' | 'HTML' | 'SIGN' | { missing: string } | { unknown: string } | { contact: string }

// Signs that turn the reading around, or are none at all, make a text say something else than it
// shows.
const SIGNS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * What is wrong with words for a message that the product says as `builtIn` in its languages;
 * undefined when nothing is.
 *
 * They take the arguments of the first of them, all of them, in forms that one of them uses; no
 * HTML. They send nobody anywhere that none of these does: no link, address or number.
 */
export function wrongWords(words: string, builtIn: readonly string[]): WrongWords | undefined {
  if (/[<>]/.test(words)) return 'HTML'
  if (SIGNS.test(words.replaceAll('\n', ''))) return 'SIGN'
  let used: MessageArgs
  try {
    used = argsOfMessage(words)
  } catch {
    return 'ICU'
  }
  const known = builtIn.map(argsOfMessage)
  for (const [name, kinds] of used) {
    const allowed = new Set(known.flatMap((item) => [...(item.get(name) ?? [])]))
    if (allowed.size === 0) return { unknown: name }
    // A number can always be written as it is.
    for (const kind of kinds) if (kind !== '' && !allowed.has(kind)) return { unknown: `${name}, ${kind}` }
  }
  for (const name of known[0]?.keys() ?? []) if (!used.has(name)) return { missing: name }
  const readings = readingsOf(words)
  if (!readings) return 'ICU'
  const others = builtIn.flatMap((text) => readingsOf(text) ?? [])
  for (const text of readings) {
    const contact = newContact(text, others)
    if (contact !== undefined) return { contact }
  }
  return undefined
}

/** Words as pages read them: no parser of messages travels to the browser. */
export const compiledWords = (words: Readonly<Record<string, string>>): Record<string, Compiled> =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, compileMessageOrThrow(message)]))
