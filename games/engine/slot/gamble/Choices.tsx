import type { GambleOffer } from '@senluna/contract/play/gamble-offer.ts'
import { GAMBLE_CHOICES, gambleTimes } from '@senluna/kit/games/gamble.ts'
import { text } from '@senluna/web/client/text.ts'
import type { GameSession } from '../../session/game-session.ts'
import type { GameState } from '../../session/state.ts'
import type { MoneyWriter } from '../../ui/money.ts'

const SIGNS = { red: '', black: '', spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const

interface Props {
  session: GameSession
  game: GameState
  offer: GambleOffer
  write: MoneyWriter
}

/** What a step may be won by, each with what it would bring. */
export function Choices({ session, game, offer, write }: Props) {
  const standing = BigInt(offer.standing)
  const most = BigInt(offer.most)
  const waits = game.phase.at !== 'idle'
  return (
    <>
      <dl className="gamble-stand">
        <div>
          <dt>{text('game.gamble.stands')}</dt>
          <dd className="num">{write.plain(standing)}</dd>
        </div>
        <div>
          <dt>{text('game.gamble.left')}</dt>
          <dd className="num">{offer.left}</dd>
        </div>
      </dl>
      <div className="gamble-choices">
        {GAMBLE_CHOICES.map((choice) => {
          const brings = standing * BigInt(gambleTimes(choice))
          return (
            <button
              key={choice}
              type="button"
              className={choice}
              disabled={waits || brings > most}
              onClick={() => session.gamble(choice)}
            >
              {SIGNS[choice] && <i aria-hidden>{SIGNS[choice]}</i>}
              <span>{text(`game.gamble.${choice}`)}</span>
              <small className="num">
                ×{gambleTimes(choice)} · {write.plain(brings)}
              </small>
            </button>
          )
        })}
      </div>
    </>
  )
}
