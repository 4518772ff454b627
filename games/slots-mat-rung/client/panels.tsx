import { panelsWith } from '../../engine/slot/panels.tsx'
import { Rules } from './Rules.tsx'

/** What opens over the game. */
export const panelOf = panelsWith(Rules)
