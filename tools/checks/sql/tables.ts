import { FOREIGN_USES } from '../lists/foreign-uses.ts'
import { FUNCTION_USES } from '../lists/function-uses.ts'
import { moduleOf, ownerOf } from '../lists/table-owners.ts'

/** What is left as it is. An entry that holds no more comes off its list. */
export interface TableDebts {
  /** `<module> reads|writes <table>`. */
  foreign: readonly string[]
  /** The same of the functions in `server/functions`. */
  functions: readonly string[]
}

/** One mention of a table in SQL. */
interface Use {
  table: string
  writes: boolean
}

/** Tests and what only tests use. */
const FOR_TESTS = /\.test\.ts$|\/testing\/|^server\/tests\//

/** A view that its owner publishes for other modules. */
const PUBLISHED = /\.for_/

/** In how many places a module reads one published view before it needs `<schema>.in_…` over it. */
const MOST_PLACES = 2

/** Where SQL stands: stores and queries, reconciliation checks, the database layer itself. */
const STORES = /\/(?:[a-z-]+-)?store\.ts$|\/(?:queries|store)\/|\/reconcile\.ts$|\.sql$|^server\/platform\/database\//

const NAME = String.raw`([a-z_]+)\."?([a-z_]+)\b"?`
const USES: readonly RegExp[] = [
  // As SQL says it, and as kysely's functions do.
  new RegExp(String.raw`\b(delete from|from|join|update|into|using|only|truncate|table)\s+${NAME}`, 'gi'),
  new RegExp(String.raw`\b(selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*['"\`]${NAME}`, 'g'),
  // A second table of a list, and a piece of SQL that begins with one.
  new RegExp(String.raw`(,)\s*${NAME}(?=\s+(?:as\s+)?[a-z])`, 'g'),
  new RegExp(String.raw`(['"\`])${NAME}(?=\s+(?:as\s+)?[a-z])`, 'g'),
]
const WRITES = /^(?:delete from|update|into|truncate|insertInto|updateTable|deleteFrom)$/i

/**
 * The tables and views that the printed schema names, as `<schema>.<table>`, without the quotes of
 * a name that is a word of SQL.
 */
export const tablesIn = (schema: string): ReadonlySet<string> =>
  new Set([...schema.matchAll(TABLE)].map(([, owner = '', name = '']) => `${owner}.${name}`))
const TABLE = /^create (?:table|view) ([a-z_]+)\."?([a-z_]+)/gm

/**
 * What of the rules on tables the files break, one sentence each: SQL stands in stores, uses the
 * tables of its own module and of others only the views they publish (`<schema>.for_…`), from
 * three places on through an input view of its own (`<schema>.in_…`).
 *
 * `files` are TypeScript and SQL sources by their path in the checkout. What stands in `debts` is
 * left as it is; what stands there and holds no more is a problem too.
 */
export function tableProblems(
  files: ReadonlyMap<string, string>,
  tables: ReadonlySet<string>,
  debts: TableDebts = { foreign: FOREIGN_USES, functions: FUNCTION_USES },
): string[] {
  const problems = [...tables].flatMap((table) => (ownerOf(table) ? [] : [`${table}: no module owns its schema`]))
  const found = { foreign: new Set<string>(), functions: new Set<string>() }
  const places = new Map<string, number>()
  for (const [path, source] of files) {
    const module = FOR_TESTS.test(path) ? undefined : moduleOf(path)
    if (!module) continue
    const uses = usesIn(source, tables)
    if (uses.length > 0 && !STORES.test(path)) problems.push(`${path}: its SQL belongs into a store`)
    if (path.startsWith('server/modules/'))
      for (const { table } of uses.filter((use) => ownerOf(use.table) !== module && PUBLISHED.test(use.table)))
        places.set(`${module} reads ${table}`, (places.get(`${module} reads ${table}`) ?? 0) + 1)
    const list = path.startsWith('server/functions/') ? 'functions' : 'foreign'
    for (const [what, table] of new Map(uses.map((use) => [foreignUse(module, use), use.table]))) {
      if (what === undefined) continue
      found[list].add(what)
      if (!debts[list].includes(what)) problems.push(`${path}: ${what}, which ${ownerOf(table)} owns`)
    }
  }
  for (const [what, count] of places)
    if (count > MOST_PLACES) problems.push(`${what} in ${count} places: read it through an input view of its own`)
  for (const what of debts.foreign) if (!found.foreign.has(what)) problems.push(`${what}: take it off foreign-uses.ts`)
  for (const what of debts.functions)
    if (!found.functions.has(what)) problems.push(`${what}: take it off function-uses.ts`)
  return problems
}

function usesIn(source: string, tables: ReadonlySet<string>): Use[] {
  const code = source.replace(/^\s*(?:\/\/|\/\*|\*).*$|--.*$/gm, '')
  return USES.flatMap((use) => [...code.matchAll(use)]).flatMap(([, how = '', schema, name]) => {
    const table = `${schema}.${name}`
    return tables.has(table) ? [{ table, writes: WRITES.test(how) }] : []
  })
}

/** What a module does to a table that it may not; undefined when it may. */
function foreignUse(module: string, { table, writes }: Use): string | undefined {
  if (ownerOf(table) === module) return undefined
  if (!writes && PUBLISHED.test(table)) return undefined
  return `${module} ${writes ? 'writes' : 'reads'} ${table}`
}
