import type { Id } from '@senluna/kit/ids.ts'

/** One player's place in one game and book. */
export interface PlayStateKey {
  owner: Id<'member'>
  game: string
  mode: 'REAL' | 'TRIAL'
}

export const bookOf = (mode: 'REAL' | 'TRIAL'): 0 | 1 => (mode === 'REAL' ? 0 : 1)
