/** A piece of SQL and where it stands in its file. */
export interface Piece {
  text: string
  at: number
}

/** SQL without its comments, everything else where it was. */
export const withoutComments = (source: string): string =>
  source.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length))

/** Where a string that begins at a place ends: behind its last quote. */
function afterString(text: string, at: number): number {
  const end = text.indexOf("'", at + 1)
  return end < 0 ? text.length : end + 1
}

/**
 * The first place from `at` on, outside brackets and strings, where `ends` matches or a bracket
 * closes that didn't open; the text's end if there is none.
 */
export function endOf(text: string, at: number, ends: RegExp): number {
  const here = new RegExp(ends.source, 'iy')
  let depth = 0
  for (let place = at; place < text.length; place++) {
    const sign = text[place]!
    if (sign === "'") {
      place = afterString(text, place) - 1
      continue
    }
    if (depth === 0) {
      here.lastIndex = place
      if (here.test(text)) return place
    }
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth < 0) return place
  }
  return text.length
}

/** A piece without the space around it. */
export function trimmed({ text, at }: Piece): Piece {
  const start = text.length - text.trimStart().length
  return { text: text.trim(), at: at + start }
}

/** The parts of a list: what commas part, outside brackets and strings. */
export function partsOf({ text, at }: Piece, between = /,/): Piece[] {
  const parts: Piece[] = []
  for (let start = 0; start <= text.length;) {
    const end = endOf(text, start, between)
    parts.push(trimmed({ text: text.slice(start, end), at: at + start }))
    start = end + (new RegExp(between.source, 'iy').exec(text.slice(end))?.[0].length ?? 1)
  }
  return parts
}

/** What stands between a bracket and the one that closes it. `at` is the place behind the first. */
export const bracketed = (text: string, at: number): Piece => ({ text: text.slice(at, endOf(text, at, /$^/)), at })

/**
 * What the `case … end` blocks of an expression may come to. Blocks in brackets are part of
 * something else.
 */
export function resultsOfCases({ text, at }: Piece): Piece[] {
  const words = /\b(?:case|when|then|else|end)\b/
  const results: Piece[] = []
  // For each block that is open, where the result began that is being read.
  const open: (number | undefined)[] = []
  for (let place = endOf(text, 0, words); place < text.length; place = endOf(text, place, words)) {
    const word = /^(?:case|when|then|else|end)\b/i.exec(text.slice(place))?.[0].toLowerCase()
    if (!word) break
    const began = open.at(-1)
    if (word !== 'case' && word !== 'then' && began !== undefined)
      results.push(trimmed({ text: text.slice(began, place), at: at + began }))
    place += word.length
    if (word === 'case') open.push(undefined)
    else if (word === 'end') open.pop()
    else open[open.length - 1] = word === 'when' ? undefined : place
  }
  return results
}
