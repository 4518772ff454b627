import { join } from 'node:path'
import { ROOT } from '../setup/root.ts'
import { Built } from './chunks.ts'
import type { Line } from './line.ts'

// Source of every budget: docs/design.md, "Budgets and goals".
const BUDGET = { js: 150, css: 20, fonts: 40, route: 45, catalogue: 30, engine: 160, game: 70 }

/** What somebody's browser has to fetch, part by part. */
export function sizeLines(): Line[] {
  const site = new Built(join(ROOT, 'apps', 'site'))
  const stage = new Built(join(ROOT, 'apps', 'stage'))
  const kB = (what: string, value: number, budget: number): Line => ({ what, value, budget, unit: 'kB' })
  const first = site.withNeeded(site.code())
  const catalogues = site.named(/^page-[\w-]+\.js$/)
  return [
    kB('scripts before the first page', site.kB(first), BUDGET.js),
    kB('styles before the first page', site.kB(site.styles()), BUDGET.css),
    kB('fonts of Vietnamese and English', site.kB(site.named(/^plus-jakarta.*\.woff2$/)), BUDGET.fonts),
    ...catalogues.map((name) =>
      kB(`texts of a language, ${site.askedAs(name) ?? plain(name)}`, site.kB([name]), BUDGET.catalogue),
    ),
    ...routesOf(site, first, catalogues).map(([name, size]) => kB(`chunk ${plain(name)}`, size, BUDGET.route)),
    ...stage
      .named(/^engine-[\w-]+\.js$/)
      .map((name) => kB('engine of the house games', stage.kB([name]), BUDGET.engine)),
    ...gamesOf(stage).map(([code, size]) => kB(`house game ${code}`, size, BUDGET.game)),
  ]
}

const LISTED = 8

/**
 * Whatever is fetched later: each file asked for, with what it alone brings to where it is asked
 * for; the largest first.
 */
function routesOf(site: Built, first: Set<string>, catalogues: readonly string[]) {
  const routes = new Map<string, number>()
  const follow = (name: string, there: Set<string>) => {
    for (const later of site.importsOf(name).later) {
      if (there.has(later) || catalogues.includes(later)) continue
      const brought = [...site.withNeeded([later])].filter((item) => !there.has(item))
      const size = site.kB(brought)
      // Asked for from several places, it counts where it brings most.
      if (size <= (routes.get(later) ?? -1)) continue
      routes.set(later, size)
      for (const item of brought) follow(item, new Set([...there, ...brought]))
    }
  }
  for (const name of first) follow(name, first)
  return [...routes].sort(([, a], [, b]) => b - a).slice(0, LISTED)
}

/** Each game's scripts and styles, without the engine and whatever else all of them share. */
function gamesOf(stage: Built): readonly (readonly [code: string, size: number])[] {
  const games = [...stage.loadedBy(/^client-/)]
  if (games.length === 0) throw new Error('the stage loads no game')
  const shared = ([, first]: (typeof games)[number]) =>
    first.filter((name) => games.every(([, files]) => files.includes(name)))
  const common = new Set(games.slice(0, 1).flatMap(shared))
  return games.map(([folder, files]) => [codeIn(folder), stage.kB(files.filter((name) => !common.has(name)))])
}

/** The code of a game by the path of its screen, as the stage's list has it. */
const codeIn = (screen: string) => /^\.\/[a-z]+-([^/]+)\/client\//.exec(screen)?.[1] ?? screen

const plain = (name: string) => name.replace(/-[\w-]{8}\.\w+$/, '')
