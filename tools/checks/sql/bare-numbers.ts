import { functionNumberProblems } from './function-numbers.ts'

/** Where SQL in TypeScript must name its numbers: everything but tests and what only they use. */
const CHECKED = /^(?:server|ledger)\/(?!tests\/|migrations\/)(?!.*(?:\.test\.ts$|\/testing\/)).*\.ts$/
const FUNCTION = /^server\/functions\/.*\.sql$/
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm

const COLUMN = String.raw`\b(?:\w+_)?(?:state|status|type|kind|source|book)\)?`
/**
 * A column against a number, in ways that only SQL writes: TypeScript compares with three signs,
 * assigns after a declaration or before `} =`, and follows a greater or less with signs, not words.
 */
const USES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:const|let) )${COLUMN} (?:=|<>|!=|is (?:not )?distinct from) \(?\d+\b(?![^\n\`]*\} = )`,
    'g',
  ),
  new RegExp(String.raw`${COLUMN} (?:not )?in \([^()$]*\b\d+\b`, 'g'),
  new RegExp(String.raw`${COLUMN} (?:<|<=|>|>=) [1-9]\d*(?= (?:and|or|then|group|order|limit)\b)`, 'g'),
  // A number that a `case` may set it to.
  new RegExp(String.raw`${COLUMN} = case\b(?:(?!\bend\b)[^\`;])*?\b(?:then|else) \d+\b`, 'g'),
  new RegExp(String.raw`\bcase (?:\w+\.)?${COLUMN} when \d+\b`, 'g'),
]

/**
 * Where SQL compares a state, status, type, kind, source or book with a bare number instead of the
 * name that its table's owner declares, one sentence each. `kind > 0` is left: it names nothing.
 *
 * `files` are sources by their path in the checkout: TypeScript, and the database's own functions,
 * where `functionNumberProblems` looks closer. Migrations say the numbers themselves: they are
 * history.
 */
export function bareNumberProblems(files: ReadonlyMap<string, string>): string[] {
  const functions = new Map([...files].filter(([path]) => FUNCTION.test(path)))
  const inTypeScript = [...files].flatMap(([path, source]) => {
    if (!CHECKED.test(path)) return []
    const code = source.replace(COMMENT, '')
    return USES.flatMap((use) => [...code.matchAll(use)]).map(
      (hit) => `${path}:${code.slice(0, hit.index).split('\n').length} says "${hit[0]}": name the number`,
    )
  })
  return [...inTypeScript, ...functionNumberProblems(functions)]
}
