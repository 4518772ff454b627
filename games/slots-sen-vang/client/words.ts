import { textOf } from '@senluna/web/client/text.ts'
import type { texts } from '../words/vi.ts'

/** A message of the game's own. */
export const say = textOf<keyof typeof texts>()
