import { importsOf } from './source.ts'

/**
 * A list of the house that names folders: where it is, and which part of a game it imports from
 * each.
 */
const LISTS = [
  { list: 'games/rules.ts', part: 'rules' },
  { list: 'games/clients.ts', part: 'client' },
] as const

/**
 * What the lists of games lack or have too much, one sentence each.
 *
 * `files` are all sources by their path. Every game stands in both lists: the server's, which never
 * loads a screen, and the stage's, which loads one screen at a time.
 */
export function registryProblems(files: ReadonlyMap<string, string>): string[] {
  return LISTS.flatMap(({ list, part }) => {
    const pattern = new RegExp(`^games/([^/]+)/${part}/`)
    const folders = new Set([...files.keys()].flatMap((path) => pattern.exec(path)?.[1] ?? []))
    const source = files.get(list)
    if (source === undefined) return folders.size > 0 ? [`${list} is missing: it lists ${[...folders].join(', ')}`] : []
    const listed = new Set(
      importsOf(source).flatMap((path) => new RegExp(`^\\./([^/]+)/${part}/`).exec(path)?.[1] ?? []),
    )
    return [
      ...[...folders]
        .filter((game) => !listed.has(game))
        .map((game) => `${list} lacks games/${game}/${part}: import it there`),
      ...[...listed]
        .filter((game) => !folders.has(game))
        .map((game) => `${list} names games/${game}/${part}, which is not there`),
    ]
  })
}
