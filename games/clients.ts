import type { GameClient } from './engine/client.ts'

type Load = () => Promise<{ client: GameClient }>

const found = import.meta.glob<{ client: GameClient }>('./*/client/index.tsx')

/**
 * The screens of the house games by their code, each loaded when it is opened: those of the folders
 * `<kind>-<code>`.
 */
export const clients: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [/^\.\/[a-z]+-([^/]+)\//.exec(path)?.[1] ?? path, load]),
)
