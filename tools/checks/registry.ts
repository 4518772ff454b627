import { importsOf } from './source.ts'

/** The list of the house, which file of a game's folder it names, and by what import. */
const OWN = {
  list: 'games/own-games.ts',
  part: 'game.ts',
  file: /^games\/([^/]+)\/game\.ts$/,
  named: /^\.\/([^/]+)\/game\.ts$/,
} as const

/** Who knows the rules of a folder that is no house game: a family's. */
const FAMILIES = 'games/rules.ts'

/**
 * What the list of games lacks or has too much, one sentence each.
 *
 * `files` are all sources by their path. Every house game stands in the list of what the folders
 * say; pages find its screen, words and symbols by its folder. Rules that are no house game's are a
 * family's.
 */
export function registryProblems(files: ReadonlyMap<string, string>): string[] {
  return [...listProblems(files), ...unknownRules(files)]
}

function listProblems(files: ReadonlyMap<string, string>): string[] {
  const { list, part, file, named } = OWN
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
