import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useCallback, useEffect, useState } from 'react'
import type { GameSession } from '../session/game-session.ts'
import { Icon } from './Icon.tsx'
import type { MoneyWriter } from './money.ts'
import { Sheet } from './Sheet.tsx'

type Page = NonNullable<Awaited<ReturnType<GameSession['rounds']>>>

interface Props {
  session: GameSession
  timeZone: string
  site: string
  write: MoneyWriter
  /** What was chosen for a round, in words. */
  choiceText?: ((choice: string) => string) | undefined
  onRecall(round: Round): void
  onClose(): void
}

/** Own rounds, newest first, each to be drawn again from its record. */
export function History({ session, timeZone, site, write, choiceText, onRecall, onClose }: Props) {
  const [rounds, setRounds] = useState<readonly Round[]>()
  const [next, setNext] = useState<string>()
  const [failed, setFailed] = useState(false)
  const take = useCallback((page: Page | undefined, further: boolean) => {
    setFailed(!page)
    if (!page) return
    setRounds((known) => [...(further ? (known ?? []) : []), ...page.list])
    setNext(page.next)
  }, [])
  useEffect(() => {
    void session.rounds(undefined).then((page) => take(page, false))
  }, [session, take])
  const more = () => void session.rounds(next).then((page) => take(page, next !== undefined))
  return (
    <Sheet title={text('game.history')} onClose={onClose}>
      {!rounds && !failed && <p aria-busy>…</p>}
      {failed && (
        <p role="alert">
          {text('game.error.network')}{' '}
          <button type="button" className="line" onClick={more}>
            {text('game.error.retry')}
          </button>
        </p>
      )}
      {rounds?.length === 0 && <p>{text('game.history.empty')}</p>}
      {rounds && rounds.length > 0 && (
        <ul className="rounds">
          {rounds.map((round) => {
            const net = BigInt(round.payout) - BigInt(round.stake)
            const time = momentText(round.at, timeZone)
            return (
              <li key={round.id}>
                <button
                  type="button"
                  className="round-row"
                  onClick={() => onRecall(round)}
                  aria-label={text('game.history.replay', { time })}
                >
                  <Icon name="replay" size={18} />
                </button>
                <span className="when num">{time}</span>
                <dl className="sums num">
                  <div>
                    <dt>{text('game.stake')}</dt>
                    <dd>{write.plain(BigInt(round.stake))}</dd>
                  </div>
                  <div>
                    <dt>{text('game.win')}</dt>
                    <dd>{write.plain(BigInt(round.payout))}</dd>
                  </div>
                  <div>
                    <dt>{text('game.history.net')}</dt>
                    <dd className={net > 0n ? 'net gain' : 'net'}>{write.signed(net)}</dd>
                  </div>
                </dl>
                <span className="steps">
                  {round.steps > 1 ? `${text('game.freeSpins')} × ${round.steps - 1}` : ''}
                  {round.choice !== undefined && choiceText?.(round.choice)}
                </span>
                <a
                  href={`${site}/fairness?round=${round.id}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text('game.fairness.verify')}
                >
                  <Icon name="shield" size={18} />
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {next && (
        <button type="button" className="line wide" onClick={more}>
          {text('game.history.more')}
        </button>
      )}
    </Sheet>
  )
}
