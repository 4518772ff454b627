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

/**
 * The code and comments of a TypeScript file, the text of strings blanked, line by line. What a
 * template puts in is code, its own templates again are texts.
 */
export function withoutTexts(source: string): string {
  let code = ''
  let place = 0
  /** How many braces stand open in each expression of a template. */
  const open: number[] = []
  const readText = () => {
    TEXT.lastIndex = place
    const text = TEXT.exec(source)?.[0] ?? source.slice(place)
    code += linesOf(text)
    place += text.length
    if (text.endsWith('${')) {
      open.push(0)
      code += '${'
    } else code += '`'
  }
  while (place < source.length) {
    TOKEN.lastIndex = place
    const found = TOKEN.exec(source)
    if (!found) break
    const [token] = found
    const inside = open.length > 0
    code += source.slice(place, found.index)
    place = found.index + token.length
    if (token.startsWith("'") || token.startsWith('"')) code += `${token[0]}${linesOf(token)}${token[0]}`
    else code += token
    if (token === '`') readText()
    else if (inside && token === '{') open.push(open.pop()! + 1)
    else if (inside && token === '}') {
      const braces = open.pop()!
      if (braces > 0) open.push(braces - 1)
      else readText()
    }
  }
  return code + source.slice(place)
}

const linesOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1)

/** What a file imports, in any way: import, export from, import(). */
export function importsOf(source: string): string[] {
  const code = source.replace(PIECE, (piece) => (piece.startsWith('/') ? ' ' : piece))
  return [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** A comment, a string, and where a template or an expression of one begins or ends. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[`{}]/g
/** The text of a template up to its end or its next expression. */
const TEXT = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y

// Comments, then strings, in the order they begin: the other kind inside one is part of it.
const PIECE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const IMPORT =
  /\b(?:import|export)\b[^'"`;()=]*?\bfrom\s*['"]([^'"]+)['"]|(?<!\.)\bimport\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g
