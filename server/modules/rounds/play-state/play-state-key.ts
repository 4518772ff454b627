import type { Id } from '@senluna/kit/ids.ts'
import { type BookNo, BOOK } from '../../wagers/index.ts'

/** One player's place in one game and book. */
export interface PlayStateKey {
  owner: Id<'member'>
  game: string
  mode: 'REAL' | 'TRIAL'
}

export const bookOf = (mode: 'REAL' | 'TRIAL'): BookNo => BOOK[mode]
