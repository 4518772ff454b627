import type { resultStats } from '@senluna/contract/lottery/results.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'

/** What came of a lottery's last draws. */
export type Stats = ReplyOf<typeof resultStats>
export type NumberPast = Stats['numbers'][number]

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
