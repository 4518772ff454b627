import { text } from '@senluna/web/client/text.ts'
import type { ReactNode, Ref } from 'react'
import type { Opened } from '../session/events.ts'
import { shownStake, type GameState } from '../session/state.ts'
import { TotalStake } from '../table/TotalStake.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Manner } from '../ui/manner.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Rolling } from '../ui/Rolling.tsx'
import { StakePicker } from '../ui/StakePicker.tsx'

interface Props {
  game: GameState
  opened: Opened
  manner: Manner
  write: MoneyWriter
  locked: boolean
  /** Whether the stake is what the bets come to. */
  summed: boolean
  mayAutoplay: boolean
  pressable: boolean
  label: string
  playButton: Ref<HTMLButtonElement>
  onStake(stake: bigint): void
  onAutoplay(): void
  onPress(): void
  /** The choice in fields. */
  children: ReactNode
}

/** What is chosen, the balance, the stake and the button that plays. */
export function Bar({ game, opened, manner, write, locked, summed, mayAutoplay, pressable, ...rest }: Props) {
  const { label, playButton, onStake, onAutoplay, onPress, children } = rest
  const stake = shownStake(game)
  return (
    <footer className="ig-bar">
      {children}
      <div className="ig-row">
        <dl className="balance">
          <dt>
            {text('game.balance')}{' '}
            <small>{opened.member.mode === 'TRIAL' ? text('game.mode.TRIAL') : opened.member.currency.symbol}</small>
          </dt>
          <dd>
            {manner.balanceHidden ? (
              <>
                <span aria-hidden>***</span>
                <span className="sr">{text('game.balance.hidden')}</span>
              </>
            ) : (
              <Rolling value={game.balance} ms={manner.calm ? 0 : 400} write={write} />
            )}
          </dd>
        </dl>
        {summed ? (
          <TotalStake stake={stake} write={write} />
        ) : (
          <StakePicker stakes={game.stakes} stake={stake} locked={locked} write={write} onChoose={onStake} />
        )}
        {mayAutoplay && (
          <button type="button" className="line ig-auto" disabled={locked || game.stake === 0n} onClick={onAutoplay}>
            <Icon name="auto" />
            <span>{text('instant.autoplay')}</span>
          </button>
        )}
        <button
          ref={playButton}
          type="button"
          className="gold ig-play"
          data-plays
          aria-disabled={!pressable}
          onClick={onPress}
          onKeyDown={(event) => {
            // Each round begins with a fresh press.
            if (event.repeat) event.preventDefault()
          }}
        >
          {label}
          {game.autoplay && <span className="num"> · {game.autoplay.left}</span>}
        </button>
      </div>
    </footer>
  )
}
