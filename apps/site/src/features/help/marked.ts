import { fold } from '@senluna/kit/text/fold.ts'

const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/**
 * A text in pieces, with those words marked that begin as one of `words` (without marks) does.
 */
export function marked(text: string, words: readonly string[]): [piece: string, hit: boolean][] {
  const pieces: [string, boolean][] = []
  let from = 0
  for (const match of text.matchAll(WORDS)) {
    const folded = fold(match[0])
    if (!words.some((word) => folded.startsWith(word))) continue
    if (match.index > from) pieces.push([text.slice(from, match.index), false])
    pieces.push([match[0], true])
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push([text.slice(from), false])
  return pieces
}
