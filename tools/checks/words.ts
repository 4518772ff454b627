import { withoutTexts } from './source.ts'
import { RULES, SQL_RULES } from './lists/words.ts'

/** So wide a comment may be; the formatter holds the code. */
const WIDEST = 100
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/**
 * Private words in names and comments, and comments that are too wide, one sentence each.
 *
 * `files` are all sources by their path, SQL of the database's functions too. Texts are left out:
 * what users read, what stands on the wire and SQL in TypeScript are strings.
 */
export function wordProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = []
  for (const [path, source] of files) {
    if (path.endsWith('.sql')) {
      problems.push(...sqlProblems(path, source))
      continue
    }
    const wide = source.split('\n').flatMap((line, index) => (isWide(line) ? [index + 1] : []))
    problems.push(...wide.map((line) => `${path}:${line} is a comment over ${WIDEST} columns`))
    if (path === LIST || TEXTS.test(path)) continue
    const code = withoutTexts(source)
    for (const { pattern, instead, ofTheWire } of RULES) {
      if (ofTheWire && READS_THE_WIRE.test(path)) continue
      for (const hit of code.matchAll(pattern))
        problems.push(`${path}:${lineOf(code, hit)} says "${hit[0]}": ${instead}`)
    }
  }
  return problems
}

/** Private words of a function's file. Those of the version before go with the next version. */
function sqlProblems(path: string, source: string): string[] {
  if (path.includes('/version-before/')) return []
  return SQL_RULES.flatMap(({ pattern, instead }) =>
    [...source.matchAll(pattern)].map((hit) => `${path}:${lineOf(source, hit)} says "${hit[0]}": ${instead}`),
  )
}

const LIST = 'tools/checks/lists/words.ts'
/**
 * The contract, and what makes calls as others do: the specification's words are those of the wire.
 */
const READS_THE_WIRE = /^contract\/|^server\/(?:.*\.test\.ts$|(?:.*\/)?testing\/)|^e2e\/|^tools\/(?:bench|play)\//
/** Folders of texts for users, whose words are theirs. */
const TEXTS = /^text\/[a-z]{2}\//

const isWide = (line: string): boolean => line.length > WIDEST && COMMENT.test(line)

const lineOf = (code: string, { index }: RegExpExecArray): number => code.slice(0, index).split('\n').length
