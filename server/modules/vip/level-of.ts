import type { Id } from '@senluna/kit/ids.ts'

/**
 * Which level of their brand's ladder a member stands on. Nobody's is counted yet: all are at its
 * foot.
 */
export const levelOf = async (_memberId: Id<'member'>): Promise<number> => 0
