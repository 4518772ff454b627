import type { BetMode } from '@senluna/kit/games/modes.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect, useState } from 'react'
import type { GameSession } from '../session/game-session.ts'
import { pricedAt, type GameState } from '../session/state.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Sheet } from '../ui/Sheet.tsx'

interface Props {
  modes: readonly BetMode[]
  session: GameSession
  game: GameState
  /** Whether the brand's profile lets free spins be bought. */
  mayBuy: boolean
  ready: boolean
  write: MoneyWriter
}

/** The ways of betting beside the plain one: a switch, and what is bought after a second press. */
export function Modes({ modes, session, game, mayBuy, ready, write }: Props) {
  const [asked, setAsked] = useState(false)
  const ante = modes.find(({ kind }) => kind === 'ante')
  const buy = modes.find(({ kind }) => kind === 'buy')
  const idle = game.phase.at === 'idle' && !game.autoplay
  const on = ante !== undefined && game.choice === ante.choice
  const choose = ({ choice, priceX100 }: BetMode) => session.dispatch({ type: 'choiceMade', choice, priceX100 })
  // A round that was asked for before a reload comes first.
  const open = game.choice === undefined && game.phase.at === 'idle'
  useEffect(() => {
    const [first] = modes
    if (!open || !first) return
    session.dispatch({ type: 'choiceMade', choice: first.choice, priceX100: first.priceX100 })
  }, [open, modes, session])
  const price = buy && write.plain(pricedAt(game.stake, buy.priceX100))
  return (
    <fieldset className="slot-modes" aria-label={text('game.modes')}>
      {ante && (
        <button
          type="button"
          role="switch"
          aria-checked={on}
          disabled={!idle}
          onClick={() => choose(on ? modes[0]! : ante)}
        >
          <span>{text('game.modes.ante')}</span>
          <small className="num">+{ante.priceX100 - 100}%</small>
        </button>
      )}
      {buy && mayBuy && (
        <button type="button" className="buy" disabled={!idle || !ready} onClick={() => setAsked(true)}>
          <span>{text('game.modes.buy')}</span>
          <small className="num">{price}</small>
        </button>
      )}
      {asked && buy && price !== undefined && (
        <Sheet title={text('game.modes.buy')} onClose={() => setAsked(false)}>
          <p>{text('game.modes.buy.sure', { amount: price })}</p>
          <button
            type="button"
            className="gold wide"
            onClick={() => {
              setAsked(false)
              session.spin({ choice: buy.choice, priceX100: buy.priceX100 })
            }}
          >
            {text('game.modes.buy.go', { amount: price })}
          </button>
        </Sheet>
      )}
    </fieldset>
  )
}
