import { codeOf } from './source.ts'

/** The lists of all calls: whoever counted their uses would find no call unused. */
const LISTS = new Set(['contract/all.ts', 'contract/families.ts'])
const DECLARED = /^export (?:const|(?:async )?function|class) (\w+)/gm
const PASSED_ON = /^export \{([^}]*)\} from/gm

/**
 * What the contract exports and nobody uses, one sentence each.
 *
 * `files` are all sources by their path, `calls` the names of the calls: the reference and the
 * tests use them all. Search for unused code finds none of these, since it takes for used whatever
 * stands in a file that is read as a whole.
 */
export function contractProblems(files: ReadonlyMap<string, string>, calls: ReadonlySet<string>): string[] {
  const code = new Map([...files].map(([path, source]) => [path, codeOf(source)]))
  const contract = [...code].filter(([path]) => path.startsWith('contract/') && !LISTS.has(path))
  return contract.flatMap(([path, own]) => {
    const declared = namesIn(own, DECLARED).filter((name) => timesIn(own, name) === 1)
    const passedOn = namesIn(own, PASSED_ON)
    const isUsed = (name: string, isPassedOn: boolean) =>
      [...code].some(
        ([other, text]) =>
          other !== path &&
          !LISTS.has(other) &&
          !(isPassedOn && other.startsWith('contract/')) &&
          timesIn(text.replace(PASSED_ON, ''), name) > 0,
      )
    return [
      ...declared.filter((name) => !calls.has(name) && !isUsed(name, false)),
      ...passedOn.filter((name) => !calls.has(name) && !isUsed(name, true)),
    ].map((name) => `${path} exports ${name}, which nobody uses`)
  })
}

const namesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap((match) => match[1]!.match(/(?<!type )\b(?!type\b)\w+/g) ?? [])

const timesIn = (code: string, name: string): number => code.split(new RegExp(`\\b${name}\\b`)).length - 1
