/**
 * The code of a TypeScript file with comments gone and the text of strings blanked, so that words
 * in them don't count.
 */
export function codeOf(source: string): string {
  return source.replace(PIECE, (piece) => {
    if (piece.startsWith('/')) return piece.replace(/[^\n]/g, ' ')
    if (piece.startsWith('`')) return `\`${(piece.match(/\$\{[^`}]*\}/g) ?? []).join(' ')}\``
    return `${piece[0]}${piece[0]}`
  })
}

/** The code and comments of a TypeScript file, the text of strings blanked, line by line. */
export function withoutTexts(source: string): string {
  return source.replace(PIECE, (piece) => {
    if (piece.startsWith('/')) return piece
    const lines = '\n'.repeat(piece.split('\n').length - 1)
    if (piece.startsWith('`'))
      return `\`${(piece.match(/\$\{[^`}]*\}/g) ?? []).join(' ').replaceAll('\n', ' ')}${lines}\``
    return `${piece[0]}${lines}${piece[0]}`
  })
}

/** What a file imports, in any way: import, export from, import(). */
export function importsOf(source: string): string[] {
  const code = source.replace(PIECE, (piece) => (piece.startsWith('/') ? ' ' : piece))
  return [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

// Comments, then strings, in the order they begin: the other kind inside one is part of it.
const PIECE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const IMPORT =
  /\b(?:import|export)\b[^'"`;()=]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g
