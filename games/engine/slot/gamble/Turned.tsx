import { text } from '@senluna/web/client/text.ts'
import { Card } from '../../cards/Card.tsx'
import { cardText } from '../../cards/card-face.ts'
import type { GameState } from '../../session/state.ts'
import type { MoneyWriter } from '../../ui/money.ts'

interface Props {
  game: GameState
  calm: boolean
  write: MoneyWriter
}

/** The card: its back until the server has said which it is, then its face, and what it brought. */
export function Turned({ game, calm, write }: Props) {
  const { phase, turned } = game
  const asking = phase.at === 'gambling'
  const round = asking ? phase.reply?.round : turned
  const card = round?.draws[0]
  const className = ['gamble-card', asking && !round && 'waits', calm && 'calm'].filter(Boolean).join(' ')
  const won = round && round.payout !== '0'
  return (
    <div className="gamble-table">
      <div className={className}>
        <div key={card === undefined ? 'back' : round?.id} className={card === undefined ? 'side' : 'side turned'}>
          <Card card={card} />
        </div>
      </div>
      <output className={won ? 'gamble-said good' : 'gamble-said'}>
        {!asking && round && card !== undefined
          ? text(won ? 'game.gamble.won' : 'game.gamble.lost', {
              card: cardText(card),
              amount: write.plain(BigInt(won ? round.payout : round.stake)),
            })
          : ' '}
      </output>
    </div>
  )
}
