import { withoutTexts } from './source.ts'
import { ALLOWED, RULES, type WordRule } from './lists/words.ts'

/** So wide a comment may be; the formatter holds the code. */
const WIDEST = 100
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/**
 * Private words in names and comments, and comments that are too wide, one sentence each.
 *
 * `files` are all sources by their path. Texts are left out: what users read, what stands on the
 * wire and SQL are strings. `allowed` names the files and folders that a rule doesn't hold yet; one
 * that has nothing to allow any more is a problem too, so that the list only gets shorter.
 */
export function wordProblems(
  files: ReadonlyMap<string, string>,
  rules: readonly WordRule[] = RULES,
  allowed: Readonly<Record<string, readonly string[]>> = ALLOWED,
): string[] {
  const used = new Set<string>()
  const problems: string[] = []
  for (const [path, source] of files) {
    const wide = source.split('\n').flatMap((line, index) => (isWide(line) ? [index + 1] : []))
    problems.push(...wide.map((line) => `${path}:${line} is a comment over ${WIDEST} columns`))
    if (path === LIST || TEXTS.test(path)) continue
    const code = withoutTexts(source)
    for (const rule of rules) {
      const found = [...code.matchAll(rule.pattern)]
      if (found.length === 0) continue
      const exceptions = (allowed[rule.name] ?? []).filter((place) => isIn(path, place))
      for (const place of exceptions) used.add(`${rule.name} ${place}`)
      if (exceptions.length > 0) continue
      problems.push(...found.map((hit) => `${path}:${lineOf(code, hit)} says "${hit[0]}": ${rule.instead}`))
    }
  }
  const spent = Object.entries(allowed).flatMap(([rule, places]) =>
    places.filter((place) => !used.has(`${rule} ${place}`)).map((place) => ({ rule, place })),
  )
  return [
    ...problems,
    ...spent.map(
      ({ rule, place }) => `${place} no longer needs its exception for "${rule}" (tools/checks/lists/words.ts)`,
    ),
  ]
}

const LIST = 'tools/checks/lists/words.ts'
/** Folders of texts for users, whose words are theirs. */
const TEXTS = /^text\/[a-z]{2}\//

const isWide = (line: string): boolean => line.length > WIDEST && COMMENT.test(line)

/** A place is a file, or a folder when it ends with a slash. */
const isIn = (path: string, place: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place)

const lineOf = (code: string, { index }: RegExpExecArray): number => code.slice(0, index).split('\n').length
