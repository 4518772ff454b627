import { numbersIn, rowsOf, selected } from './number-values.ts'
import { routinesIn, type Routine } from './routines.ts'
import { bracketed, endOf, partsOf, withoutComments, type Piece } from './sql-text.ts'

/** A bare number in a function, and what holds it: a column, a variable, an argument, an answer. */
interface Held extends Piece {
  holder: string
}

const WORDS = '(?:state|status|type|kind|source|book|outcome|answer|given|denied|account|account_no)(?:e?s)?'
const NAMED = new RegExp(String.raw`^(?:\w+_)?${WORDS}$`)
/** A column, a variable or an argument that holds a number with a name, or an array of them. */
const HOLDER = String.raw`((?:\b\w+\.)?\b(?:\w+_)?${WORDS}\b(?:\[[^\]]*\])?\)?)`
const pattern = (text: string) => new RegExp(text, 'dgi')

/** Ways to say a number beside its holder: the groups are the two. */
const BESIDE: readonly RegExp[] = [
  pattern(String.raw`${HOLDER} (?:=|<>|!=|is (?:not )?distinct from|(?:<|<=|>|>=)(?! 0\b)) \(?(\d+)\b`),
  pattern(String.raw`(?<=[\s(])(\d+) (?:=|<>|!=) (?:(?:any|all) ?\()?${HOLDER}`),
  pattern(String.raw`\b(\d+)(?:::\w+)? as ${HOLDER}`),
]
const AMONG = pattern(String.raw`${HOLDER} (?:not )?in \(([^()]*)\)`)
const CASE_OF = pattern(String.raw`\bcase ${HOLDER} (?=when )`)
/** What is set: by a `case` in an update, by an assignment, by a declaration's first value. */
const SET: readonly [RegExp, RegExp][] = [
  [pattern(String.raw`${HOLDER} = (?=case )`), /[,;]|\b(?:where|from)\b/],
  [pattern(String.raw`${HOLDER}(?:\s+(?:constant\s+)?\w+(?:\.\w+)?(?:\[\])?)?\s*:=\s*`), /;/],
]

/**
 * Where a function of the database says a bare number for a state, status, type, kind, source,
 * book, outcome or account, one sentence each. Seen are comparisons, `in`, `case … when`,
 * assignments and first values, lists of `insert` and of `values` with named columns, arguments of
 * our own functions and answers. Left are numbers that name nothing: amounts, lanes, revisions,
 * `kind > 0`.
 *
 * `files` are all of them by their path: what an argument is called stands in another file.
 */
export function functionNumberProblems(files: ReadonlyMap<string, string>): string[] {
  const found = [...files].map(([path, source]) => ({ path, source, routines: routinesIn(withoutComments(source)) }))
  const takes = new Map(
    found.flatMap(({ routines }) => routines.map(({ name, takes: names }) => [name, names] as const)),
  )
  return found.flatMap(({ path, source, routines }) => {
    const held = routines.flatMap((routine) =>
      [...inExpressions(routine.code.text), ...inLists(routine), ...inCalls(routine.code.text, takes)].map(
        ({ text, at, holder }) => ({ text, at: routine.code.at + at, holder }),
      ),
    )
    return [...new Map(held.map((number) => [number.at, number])).values()]
      .sort((a, b) => a.at - b.at)
      .map(({ text, at, holder }) => `${path}:${lineOf(source, at)} says ${text} for ${holder}: name the number`)
  })
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length
const groupOf = (hit: RegExpExecArray, no: number): Piece => ({ text: hit[no] ?? '', at: hit.indices?.[no]?.[0] ?? 0 })
const behind = (hit: RegExpExecArray) => hit.index + hit[0].length
const until = (text: string, at: number, ends: RegExp): Piece => ({ text: text.slice(at, endOf(text, at, ends)), at })
const heldBy = (holder: string, numbers: readonly Piece[]): Held[] =>
  numbers.map((number) => ({ ...number, holder: holder.replace(/\)$/, '') }))

/** Comparisons, assignments and their like, wherever they stand. */
function inExpressions(text: string): Held[] {
  const beside = BESIDE.flatMap((use) => [...text.matchAll(use)]).flatMap((hit) => {
    const [number, holder] = /^\d/.test(hit[1] ?? '') ? [groupOf(hit, 1), hit[2]] : [groupOf(hit, 2), hit[1]]
    return heldBy(holder ?? '', [number])
  })
  const among = [...text.matchAll(AMONG)].flatMap((hit) =>
    heldBy(
      hit[1] ?? '',
      partsOf(groupOf(hit, 2)).filter((part) => /^\d+$/.test(part.text)),
    ),
  )
  const cases = [...text.matchAll(CASE_OF)].flatMap((hit) => {
    const block = until(text, behind(hit), /\bend\b/)
    const numbers = [...block.text.matchAll(/\bwhen (\d+)\b/dg)].map((when) => groupOf(when, 1))
    return heldBy(
      hit[1] ?? '',
      numbers.map((number) => ({ ...number, at: block.at + number.at })),
    )
  })
  const set = SET.flatMap(([use, ends]) =>
    [...text.matchAll(use)].flatMap((hit) => heldBy(hit[1] ?? '', numbersIn(until(text, behind(hit), ends)))),
  )
  return [...beside, ...among, ...cases, ...set]
}

/**
 * Lists whose columns are named elsewhere: of an insert, of values, of the rows that are answered.
 */
function inLists({ code: { text }, name, columns, answersSmallint }: Routine): Held[] {
  const inserts = [...text.matchAll(/\binsert into ([a-z_.]+)(?: as \w+)? \(/g)].flatMap((hit) => {
    const list = bracketed(text, behind(hit))
    const end = list.at + list.text.length + 1
    const how = /^\s*(select|values)\b/.exec(text.slice(end))
    if (!how) return []
    const from = end + how[0].length
    const rows = how[1] === 'select' ? [selected(text, from)] : rowsOf(text, from)
    return rows.flatMap((row) => inRow(namesIn(list), row, ` of ${hit[1]}`))
  })
  const values = [...text.matchAll(/\((values)\b/g)].flatMap((hit) => {
    const list = bracketed(text, hit.index + 1)
    const end = list.at + list.text.length
    const alias = /^\)\s*(?:as )?\w+\(/.exec(text.slice(end))
    if (!alias) return []
    const names = namesIn(bracketed(text, end + alias[0].length))
    return rowsOf(text, behind(hit)).flatMap((row) => inRow(names, row, ''))
  })
  const rows = [...text.matchAll(/\breturn query select\b/g)].flatMap((hit) =>
    inRow(columns, selected(text, behind(hit)), ` of ${name}`),
  )
  if (!answersSmallint && !NAMED.test(name.split('.')[1] ?? '')) return [...inserts, ...values, ...rows]
  const answers = [...text.matchAll(/\breturn (?!query\b|next\b)|\$\$\s*select /g)].flatMap((hit) =>
    heldBy(`the answer of ${name}`, numbersIn(until(text, behind(hit), /;|\$\$|\bfrom\b/))),
  )
  return [...inserts, ...values, ...rows, ...answers]
}

const namesIn = (list: Piece): string[] => partsOf(list).map((part) => part.text)

const inRow = (names: readonly string[], row: readonly Piece[], where: string): Held[] =>
  row.flatMap((part, place) => {
    const column = names[place] ?? ''
    return NAMED.test(column) ? heldBy(column + where, numbersIn(part)) : []
  })

/** What our own functions are given. */
function inCalls(text: string, takes: ReadonlyMap<string, readonly string[]>): Held[] {
  return [...text.matchAll(/\b([a-z_]+\.[a-z_0-9]+)\(/g)].flatMap((hit) => {
    const names = takes.get(hit[1] ?? '')
    if (!names || /\b(?:function|procedure) $/.test(text.slice(0, hit.index))) return []
    return inRow(names, partsOf(bracketed(text, behind(hit))), ` of ${hit[1]}`)
  })
}
