import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { paidText } from '../ui/paid-text.ts'
import type { RunDefinition, RunView } from './definition.ts'
import { timesText } from './view.ts'

interface Props {
  definition: RunDefinition
  view: RunView
  ended: Round | undefined
  balance: bigint | undefined
  write: MoneyWriter
}

/** What changed, for who listens: what lies open, where the run stands, and how it ended. */
export function Said({ definition, view, ended, balance, write }: Props) {
  const { moves, timesX10000 } = view
  const stands = !definition.endsByMoves && !ended && moves.length > 0
  const said = [
    definition.spoken?.(view),
    ended && (paidText(ended, write) ?? text('run.say.lost')),
    stands && text('run.say.stands', { count: moves.length, times: timesText(timesX10000) }),
    ended && balance !== undefined && text('game.say.balance', { amount: write.plain(balance) }),
  ]
  return (
    <p className="sr" aria-live="polite">
      {said.filter(Boolean).join(' ')}
    </p>
  )
}
