import { GAMBLE_STEPS, GAMBLE_TIMES } from '@senluna/kit/games/gamble.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect } from 'react'
import type { GameSession } from '../../session/game-session.ts'
import type { GameState } from '../../session/state.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MoneyWriter } from '../../ui/money.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { sentence } from '../../ui/Trouble.tsx'
import { Choices } from './Choices.tsx'
import { Turned } from './Turned.tsx'
import './gamble.css'

/** How long the card takes to turn, and how long it is looked at. */
const TURN_MS = 900
const CALM_MS = 250

interface Props {
  session: GameSession
  game: GameState
  calm: boolean
  open: boolean
  onOpen(open: boolean): void
  write: MoneyWriter
}

/** A slot's win that may be risked: the button that says so, and the card. */
export function Gamble({ session, game, calm, open, onOpen, write }: Props) {
  const { phase, gamble, turned } = game
  // Whether the sheet is open or not: what was asked for is shown and counted.
  const answered = phase.at === 'gambling' && phase.reply !== undefined
  useEffect(() => {
    if (!answered) return
    const timer = setTimeout(() => session.dispatch({ type: 'cardShown' }), calm ? CALM_MS : TURN_MS)
    return () => clearTimeout(timer)
  }, [answered, calm, session])
  const looking = open && (gamble !== undefined || turned !== undefined || phase.at === 'gambling')
  const offered = phase.at === 'idle' && gamble !== undefined && !game.autoplay
  const keep = () => {
    onOpen(false)
    if (phase.at === 'idle' && turned) session.dispatch({ type: 'winKept' })
  }
  return (
    <>
      {offered && (
        <button type="button" className="gamble" onClick={() => onOpen(true)}>
          <Icon name="cards" />
          <span>{text('game.gamble')}</span>
          <small className="num">×2 · ×4</small>
        </button>
      )}
      {looking && (
        <Sheet title={text('game.gamble')} onClose={keep}>
          {game.trouble && <p role="alert">{sentence(game.trouble)}</p>}
          <Turned game={game} calm={calm} write={write} />
          {gamble ? (
            <Choices session={session} game={game} offer={gamble} write={write} />
          ) : (
            phase.at === 'idle' && turned?.payout !== '0' && <p>{text('game.gamble.most')}</p>
          )}
          <button type="button" className="gold wide" disabled={phase.at === 'gambling'} onClick={keep}>
            {phase.at === 'idle' && gamble
              ? text('game.gamble.keep', { amount: write.plain(BigInt(gamble.standing)) })
              : text('game.close')}
          </button>
          <p className="quiet">{text('game.gamble.rule', { steps: GAMBLE_STEPS, times: GAMBLE_TIMES })}</p>
        </Sheet>
      )}
    </>
  )
}
