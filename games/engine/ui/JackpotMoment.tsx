import { text } from '@senluna/web/client/text.ts'
import type { GameSession } from '../session/game-session.ts'
import { Sheet } from './Sheet.tsx'
import type { MoneyWriter } from './money.ts'
import { useGame } from './use.ts'

/** Tells of pots that the round won, once it was shown to its end. */
export function JackpotMoment({ session, write }: { session: GameSession; write: MoneyWriter }) {
  const { phase, jackpots } = useGame(session)
  if (phase.at !== 'idle' || jackpots.length === 0) return null
  const largest = jackpots.at(-1)!
  const close = () => session.dispatch({ type: 'jackpotRead' })
  return (
    <Sheet title={text('game.jackpot', { level: text(`jackpot.${largest.level}`) })} onClose={close}>
      <output className="jackpot-moment">
        {jackpots.map(({ level, amount }) => (
          <span key={level}>
            {jackpots.length > 1 && text(`jackpot.${level}`)} <b className="num">{write.plain(BigInt(amount))}</b>
          </span>
        ))}
        <span>{text(jackpots.some(({ held }) => held) ? 'game.jackpot.held' : 'game.jackpot.paid')}</span>
      </output>
      <button type="button" className="gold wide" onClick={close}>
        {text('game.jackpot.go')}
      </button>
    </Sheet>
  )
}
