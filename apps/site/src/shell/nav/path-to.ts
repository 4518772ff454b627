import { PAGES, type PageId } from '../../pages.ts'
import type { PageEntry } from './page-entry.ts'

type Pages = typeof PAGES
/** The pages that have an address. */
type Addressed = { [Id in PageId]: Pages[Id] extends { path: string } ? Id : never }[PageId]
type Base<Path> = Path extends `${infer Above}/*` ? Above : Path
type Part = {
  [Id in PageId]: Pages[Id] extends { parts: infer Parts } ? `${Id}.${keyof Parts & string}` : never
}[PageId]

/** A page with an address, or one of its parts. */
export type PathId = Addressed | Part

type PatternOf<Id extends PathId> = Id extends Addressed
  ? Pages[Id] extends { path: infer Path }
    ? Base<Path>
    : never
  : Id extends `${infer Above extends PageId}.${infer Name}`
    ? Pages[Above] extends { parts: infer Parts }
      ? Parts[Name & keyof Parts]
      : never
    : never

type NamesIn<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Query = Readonly<Record<string, string | number>>
type Rest<Id extends PathId> = [NamesIn<PatternOf<Id>>] extends [never]
  ? [query?: Query]
  : [params: Readonly<Record<NamesIn<PatternOf<Id>>, string>>, query?: Query]

/**
 * The address of a page: `pathTo('fairness', { round })` with a query, `pathTo('help.ticket', { no
 * })` for a part of it.
 */
export function pathTo<Id extends PathId>(id: Id, ...rest: Rest<Id>): string {
  const pattern = patternOf(id)
  const params: Query = pattern.includes(':') ? (rest[0] ?? {}) : {}
  const query: Query | undefined = pattern.includes(':') ? rest[1] : rest[0]
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return query
    ? `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : path
}

function patternOf(id: PathId): string {
  const [name = '', part] = id.split('.')
  const page: PageEntry = PAGES[name as PageId]
  const above = page.path?.replace(/\/\*$/, '') ?? ''
  return part === undefined ? above : `${above}/${page.parts?.[part]}`
}
