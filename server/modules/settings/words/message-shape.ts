import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

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

/** Why words can't stand in the place of a message. */
export type WrongWords = 'ICU' | 'HTML' | 'SIGN' | { missing: string } | { unknown: string }

// Signs that turn the reading around, or are none at all, make a text say something else than it
// shows.
const SIGNS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * What is wrong with words for a message that the product says as `builtIn` in its languages;
 * undefined when nothing is.
 *
 * They take the arguments of the first of them, all of them, in forms that one of them uses; no
 * HTML.
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
  return undefined
}

/** Words as pages read them: no parser of messages travels to the browser. */
export const compiledWords = (words: Readonly<Record<string, string>>): Record<string, Compiled> =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, compileMessageOrThrow(message)]))
