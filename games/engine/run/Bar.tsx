import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Manner } from '../ui/manner.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Rolling } from '../ui/Rolling.tsx'
import { StakePicker } from '../ui/StakePicker.tsx'
import type { RunBoardProps, RunDefinition } from './definition.ts'
import { timesText } from './view.ts'

interface Props {
  definition: RunDefinition
  board: RunBoardProps
  /** The opening chosen for the next run. */
  own: string
  opened: Opened
  write: MoneyWriter
  manner: Manner
  balance: bigint
  stakes: readonly bigint[]
  locked: boolean
  /** Whether a move may be made now. */
  open: boolean
  canOpen: boolean
  running: boolean
  cashable: boolean
  recalling: boolean
  onStake(stake: bigint): void
  onOpening(opening: string): void
  onPress(): void
}

/** What the next move may bring, stake and opening, and the one button: begin, or cash out. */
export function Bar(props: Props) {
  const { definition, board, own, opened, write, manner, balance, stakes, locked, open, running } = props
  const { view } = board
  const ahead = running || view.moves === '' ? definition.prospect?.(view) : undefined
  const { Opening, Moves, any } = definition
  const least = stakes[0] ?? 0n
  const most = stakes.at(-1) ?? 0n
  return (
    <footer className="ig-bar rn-bar">
      <dl className="rn-ahead num">
        {definition.prospect && (
          <div>
            <dt>{text('run.chance')}</dt>
            <dd>{ahead ? percentText(ahead.chance) : '–'}</dd>
          </div>
        )}
        <div className="rn-balance">
          <dt>{text('game.balance')}</dt>
          <dd className="balance-now">
            {manner.balanceHidden ? (
              <>
                <span aria-hidden>***</span>
                <span className="sr">{text('game.balance.hidden')}</span>
              </>
            ) : (
              <Rolling value={balance} ms={manner.calm ? 0 : 400} write={write} />
            )}
          </dd>
        </div>
        {definition.prospect && (
          <div>
            <dt>{text('run.brings')}</dt>
            <dd>{ahead ? write.plain(timesStake(amount(view.stake), ahead.timesX10000)) : '–'}</dd>
          </div>
        )}
      </dl>
      <div className={Opening ? 'rn-fields' : 'rn-fields one'}>
        <StakePicker stakes={stakes} stake={view.stake} locked={locked} write={write} onChoose={props.onStake} />
        {Opening && <Opening opening={locked ? view.opening : own} locked={locked} onChoose={props.onOpening} />}
      </div>
      {Moves && running && <Moves {...board} />}
      <div className="rn-buttons">
        {any && (
          <button
            type="button"
            className="line rn-any"
            disabled={!open}
            onClick={() => {
              const move = any.move(view)
              if (move !== undefined) board.onMove(move)
            }}
          >
            <Shuffle />
            <span>{text(any.what)}</span>
          </button>
        )}
        <Main {...props} />
      </div>
      <p className="rn-limits">
        <Icon name="shield" size={16} />
        <span>
          {text('run.limits', { least: write.plain(least), most: write.plain(most) })} · {text('run.kept')}
        </span>
        <span className="sr">{opened.member.mode === 'TRIAL' ? text('game.mode.TRIAL') : ''}</span>
      </p>
    </footer>
  )
}

/** Begins a run; cashes it out while one goes on. */
function Main({ definition, board, write, open, canOpen, running, cashable, recalling, onPress }: Props) {
  const { main, endsByMoves } = definition
  if (running && !recalling && endsByMoves && !main) return null
  const { stake, timesX10000 } = board.view
  const pays = timesStake(amount(stake), timesX10000)
  const enabled = recalling || (running ? open && (cashable || main !== undefined) : canOpen)
  return (
    <button
      type="button"
      className={running && !recalling && !main ? 'rn-cash' : 'gold rn-cash'}
      data-plays
      aria-disabled={!enabled}
      onClick={onPress}
      onKeyDown={(event) => {
        // Each press is a fresh one: a run ends by a decision.
        if (event.repeat) event.preventDefault()
      }}
    >
      {recalling ? (
        text('game.replay.close')
      ) : running && main ? (
        text(main.what)
      ) : running ? (
        <>
          <span>{text('run.cashOut')}</span>
          {cashable && (
            <>
              <b className="num">{write.plain(pays)}</b>
              <small className="num">
                {timesText(timesX10000)} · {text('run.gain', { amount: write.signed(pays - stake) })}
              </small>
            </>
          )}
        </>
      ) : (
        text('run.begin')
      )}
    </button>
  )
}

const Shuffle = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M3 7h3c5 0 6 10 11 10h4M18 14l3 3-3 3M3 17h3c2 0 3.300-1.600 4.500-3.600M13.500 9.600C14.600 8 15.700 7 17 7h4M18 4l3 3-3 3" />
  </svg>
)
