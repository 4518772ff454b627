import { importsOf } from '../source.ts'
import { targetOf } from '../imports.ts'

/** What people run: tools and tests look at everything. */
const PRODUCT = /^(?:apps|brands|contract|games|kit|ledger|sandbox|server|text|web)\//
const FOR_TESTS = /\.test(?:-d)?\.tsx?$|\/testing\/|^server\/tests\/|^games\/vectors\//
/** Where the site lists the families' pages. */
const SITE_LIST = 'apps/site/src/families.ts'

/** A file outside a family's folders that breaks when they are deleted, and the first reason. */
export interface Reach {
  path: string
  why: string
}

/**
 * What breaks outside a family's folders when they are deleted: who imports from them, says one of
 * their texts, leads to one of their pages or reads one of their tables. `files` are all sources
 * and SQL files, by path. The lists of families are among them, as one line each.
 */
export function familyReach(files: ReadonlyMap<string, string>, family: string): Reach[] {
  const isOwn = foldersOf(family)
  const texts = textsOf(files, isOwn)
  const pages = pagesOf(files.get(SITE_LIST) ?? '')
  const tables = new RegExp(`\\b(?:from|join|into|update|perform|select)\\s+(${family}\\.[a-z_]+)`, 'i')
  const reached: Reach[] = []
  for (const [path, source] of files) {
    if (!PRODUCT.test(path) || FOR_TESTS.test(path) || isOwn(path)) continue
    const why =
      importsOf(source).find((specifier) => isOwn(targetOf(path, specifier) ?? '')) ??
      (path.startsWith('text/') ? undefined : texts(source)) ??
      pages.find((page) => new RegExp(`\\bpathTo\\(\\s*'${page}[.']|\\bPAGES\\.${page}\\b`).test(source)) ??
      tables.exec(source)?.[1]
    if (why !== undefined) reached.push({ path, why })
  }
  return reached
}

/** Whether a path lies in what is deleted with a family. */
function foldersOf(family: string): (path: string) => boolean {
  const folders = 'games|contract|server/modules|server/functions|apps/[^/]+/src/features|text/[a-z]{2}'
  const own = new RegExp(`^(?:${folders})/${family}/|^contract/${family}\\.ts$|^text/families/${family}\\b`)
  return (path) => own.test(path)
}

/** Names of the pages that the families' list says. */
const pagesOf = (list: string): string[] => {
  const [, pages = ''] = /FAMILY_PAGES = \{([\s\S]*?)\n\} as const/.exec(list) ?? []
  return [...pages.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name)
}

/** The first text of the family that a source says. */
function textsOf(
  files: ReadonlyMap<string, string>,
  isOwn: (path: string) => boolean,
): (source: string) => string | undefined {
  const own = new Set<string>()
  const others: string[] = []
  for (const [path, source] of files)
    if (path.startsWith('text/vi/'))
      for (const [, key = ''] of source.matchAll(/^ {2}'([\w.-]+)':/gm))
        if (isOwn(path)) own.add(key)
        else others.push(key)
  const begins = (head: string) =>
    [...own].some((key) => key.startsWith(head)) && !others.some((key) => key.startsWith(head))
  return (source) => {
    for (const [, key = ''] of source.matchAll(/'([a-z][\w-]*\.[\w.-]+)'/g)) if (own.has(key)) return key
    for (const [, head = ''] of source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)) if (begins(head)) return head
    return undefined
  }
}
