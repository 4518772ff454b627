import type { Plugin } from 'vite'

/**
 * Leaves out of a page what the folders of games bring for the server alone: articles of help,
 * pictures, and words by language, which pages load one language at a time from the files beside.
 */
export const leanGames = (): Plugin => ({
  name: 'lean-games',
  enforce: 'pre',
  transform(code, id) {
    return isUnread(id) ? { code: emptied(code), map: null, moduleSideEffects: false } : null
  },
})

/** Whether no page reads a module of a game's folder. */
export const isUnread = (id: string): boolean =>
  /\/games\/[\w-]+\/(?:help|motif|words\/index)\.ts$/.test(id.split('?')[0]!)

/** A module with the names that it exports and nothing behind them. */
export const emptied = (code: string): string =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export const ${name} = undefined`).join('\n')
