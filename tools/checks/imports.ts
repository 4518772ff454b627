import { posix } from 'node:path'
import { EXCEPTIONS, MAY_IMPORT, MODULES, placeOf } from './layers.ts'
import { codeOf, importsOf } from './source.ts'

/** Layers that see everything: they drive the product from outside. */
const FREE = new Set(['tools', 'e2e'])

/** Layers that import no package and no part of Node, or only the named ones. */
const PACKAGES: Record<string, readonly string[]> = {
  kit: [],
  text: [],
  brands: [],
  rules: [],
  contract: ['zod'],
  verifier: ['@noble/hashes', '@noble/curves'],
}

/** What a game's screen may know of its own game alone. */
const OF_ONE_GAME = new Set(['rules', 'words'])

/** What would make a rule depend on more than its arguments. */
const IMPURE =
  /\b(?:new Date\b|Date\.|Math\.random|process\.|fetch\s*\(|setTimeout|setInterval|performance\.|crypto\.|console\.|globalThis)/g
/** Tests and what only tests use. */
const FOR_TESTS = /\.test(?:-d)?\.tsx?$|\/testing\//

const OWN_CLOCK = /\bDate\.now\s*\(|\bnew Date\s*\(\s*\)/g

/**
 * The imports and words in `files` (path in the checkout, source) that are not allowed, one
 * sentence each.
 *
 * Tests may look at everything; what they may not do is nothing of this.
 */
export function importProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = []
  for (const [path, source] of files) {
    if (FOR_TESTS.test(path)) continue
    const say = (what: string) => problems.push(`${path}: ${what}`)
    for (const specifier of importsOf(source)) {
      const why = forbidden(path, specifier)
      if (why) say(why)
    }
    const place = placeOf(path)
    const code = codeOf(source)
    if (place?.layer === 'rules')
      for (const [word] of code.matchAll(IMPURE)) say(`a rule gets this as an argument: ${word}`)
    else if (/\bMath\.random\b/.test(code)) say('Math.random is for tests')
    if (place?.layer === 'modules' || place?.layer === 'ledger') {
      for (const [word] of code.matchAll(OWN_CLOCK)) say(`time comes from the clock, not from ${word}`)
    }
  }
  return problems
}

/** Why `path` may not import `specifier`; undefined when it may. */
function forbidden(path: string, specifier: string): string | undefined {
  const from = placeOf(path)
  if (!from || FREE.has(from.layer)) return undefined
  const target = targetOf(path, specifier)
  if (target === undefined) {
    const allowed = PACKAGES[from.layer]
    const known = allowed?.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    return allowed && !known ? `${from.layer} imports no package, but imports ${specifier}` : undefined
  }
  if (EXCEPTIONS.some((exception) => exception.from.test(path) && exception.to.test(target))) return undefined
  const to = placeOf(target)
  if (!to) return `${target} belongs to no layer`
  if (from.layer !== to.layer) {
    if (from.layer === 'modules' && to.layer === 'server') return `${from.name} may not know ${target}`
    if (!MAY_IMPORT[from.layer]?.includes(to.layer)) return `${from.layer} may not import ${to.layer} (${target})`
    if (from.layer === 'client' && OF_ONE_GAME.has(to.layer) && from.name !== to.name)
      return `the client of ${from.name} may not import ${target}`
    return undefined
  }
  return forbiddenInside(path, target, from.layer, from.name, to.name)
}

function forbiddenInside(path: string, target: string, layer: string, from: string, to: string): string | undefined {
  if (from !== to) {
    if (layer !== 'modules') return `${layer} ${from} may not import ${layer} ${to} (${target})`
    const [own, other] = [order(from), order(to)]
    if (own < 0 || other < 0) return `the module ${own < 0 ? from : to} is not in the list of modules`
    const atDesk = isDesk(path)
    if (target === `server/modules/${to}/desk/index.ts` && atDesk)
      return other < own ? undefined : `the desk of ${from} stands before that of ${to} and may not know it (${target})`
    if (other > own && !atDesk) return `the module ${from} stands before ${to} and may not know it (${target})`
    return target === `server/modules/${to}/index.ts` ? undefined : `${target} is reached by the module's index.ts only`
  }
  if (layer === 'modules' && isDesk(target) && !isDesk(path) && !path.endsWith('/family.ts'))
    return `the module ${from} may not know its own desk (${target})`
  const [feature, otherFeature] = [featureOf(path), featureOf(target)]
  if (feature && otherFeature && feature !== otherFeature)
    return `the feature ${feature} may not import the feature ${otherFeature} (${target})`
  return undefined
}

/**
 * The back office's side of a module, which stands over all modules; operations is nothing else.
 */
const isDesk = (path: string) => /^server\/modules\/(?:operations|[^/]+\/desk)\//.test(path)

const order = (module: string) => MODULES.findIndex((name) => name === module)
const featureOf = (path: string) => /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** The path in the checkout that an import means; undefined for a package from outside. */
export function targetOf(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
  const own = /^@senluna\/([^/]+)\/(.+)$/.exec(plain)
  if (!own) return undefined
  const [, workspace, rest] = own
  return workspace === 'site' || workspace === 'stage' || workspace === 'backoffice'
    ? `apps/${workspace}/${rest}`
    : `${workspace}/${rest}`
}
