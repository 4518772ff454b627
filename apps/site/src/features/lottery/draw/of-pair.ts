import type { LotteryTicket } from '@senluna/contract/lottery.ts'

type AnyResult = NonNullable<LotteryTicket['result']>
type PairResult = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Whether a result is those of two stations, each under its code. */
export const isOfPair = (result: AnyResult): result is Extract<AnyResult, PairResult> =>
  !Array.isArray(result) && Object.values(result).some((part) => typeof part === 'object' && !Array.isArray(part))
