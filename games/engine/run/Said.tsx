import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../ui/money.ts'
import type { RunView } from './definition.ts'
import { timesText } from './view.ts'

interface Props {
  view: RunView
  ended: Round | undefined
  balance: bigint | undefined
  write: MoneyWriter
  /** Whether moves lead to a multiplier that could be cashed out. */
  stands: boolean
}

/** What changed, for who listens: where the run stands, and how it ended. */
export function Said({ view, ended, balance, write, stands }: Props) {
  const { moves, timesX10000 } = view
  return (
    <p className="sr" aria-live="polite">
      {ended
        ? BigInt(ended.payout) > 0n
          ? text('game.say.win', { amount: write.plain(BigInt(ended.payout)) })
          : text('run.say.lost')
        : stands &&
          moves.length > 0 &&
          text('run.say.stands', { count: moves.length, times: timesText(timesX10000) })}{' '}
      {ended && balance !== undefined && text('game.say.balance', { amount: write.plain(balance) })}
    </p>
  )
}
