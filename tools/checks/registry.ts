import { importsOf } from './source.ts'

/** A list of the house: where it is, which file of a game's folder it names, and by what import. */
const LISTS = [
  { list: 'games/own-games.ts', part: 'game.ts', file: /^games\/([^/]+)\/game\.ts$/, named: /^\.\/([^/]+)\/game\.ts$/ },
  { list: 'games/clients.ts', part: 'client', file: /^games\/([^/]+)\/client\//, named: /^\.\/([^/]+)\/client\// },
  {
    list: 'games/faces.ts',
    part: 'client/faces.ts',
    file: /^games\/([^/]+)\/client\/faces\.ts$/,
    named: /^\.\/([^/]+)\/client\/faces\.ts$/,
  },
] as const

/** Who knows the rules of a folder that is no house game: a family's. */
const FAMILIES = 'games/rules.ts'

/**
 * What the lists of games lack or have too much, one sentence each.
 *
 * `files` are all sources by their path. Every house game stands in both lists: that of what the
 * folders say, which never loads a screen, and the stage's, which loads one screen at a time. Rules
 * that are no house game's are a family's.
 */
export function registryProblems(files: ReadonlyMap<string, string>): string[] {
  return [...LISTS.flatMap((list) => listProblems(files, list)), ...unknownRules(files)]
}

function listProblems(files: ReadonlyMap<string, string>, { list, part, file, named }: (typeof LISTS)[number]) {
  const folders = foldersOf(files.keys(), file)
  const source = files.get(list)
  if (source === undefined) return folders.size > 0 ? [`${list} is missing: it lists ${[...folders].join(', ')}`] : []
  const listed = foldersOf(importsOf(source), named)
  return [
    ...[...folders]
      .filter((game) => !listed.has(game))
      .map((game) => `${list} lacks games/${game}/${part}: import it there`),
    ...[...listed]
      .filter((game) => !folders.has(game))
      .map((game) => `${list} names games/${game}/${part}, which is not there`),
  ]
}

function unknownRules(files: ReadonlyMap<string, string>): string[] {
  const families = foldersOf(importsOf(files.get(FAMILIES) ?? ''), /^\.\/([^/]+)\/rules\//)
  return [...foldersOf(files.keys(), /^games\/([^/]+)\/rules\//)]
    .filter((game) => !files.has(`games/${game}/game.ts`) && !families.has(game))
    .map((game) => `games/${game} has rules that nobody knows: say what they are in games/${game}/game.ts`)
}

const foldersOf = (paths: Iterable<string>, pattern: RegExp): ReadonlySet<string> =>
  new Set([...paths].flatMap((path) => pattern.exec(path)?.[1] ?? []))
