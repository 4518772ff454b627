import { text } from '@senluna/web/client/text.ts'
import type { BetMode } from '@senluna/kit/games/modes.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Clock } from '../ui/Clock.tsx'
import { FreeRoundsBar } from '../ui/FreeRoundsBar.tsx'
import { useHotkeys } from '../keys/hotkeys.ts'
import { Icon } from '../ui/Icon.tsx'
import { useKeptFocus } from '../keys/kept-focus.ts'
import type { Manner } from '../ui/manner.ts'
import { writerOf } from '../ui/money.ts'
import { Rolling } from '../ui/Rolling.tsx'
import { StakePicker, stepped } from '../ui/StakePicker.tsx'
import { Trouble } from '../ui/Trouble.tsx'
import { useGame, usePassed } from '../ui/use.ts'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import { freeNow, pricedAt, shownStake } from '../session/state.ts'
import { Gamble } from './gamble/Gamble.tsx'
import { Modes } from './Modes.tsx'
import type { Panel } from './panels.tsx'
import { Sign, type FeatureWords } from './Sign.tsx'
import { usePanels, type Fetching } from './use-panels.ts'
import type { SlotBeat, SlotView } from './view.ts'
import { WinStrip } from './WinStrip.tsx'

interface Props {
  session: GameSession
  opened: Opened
  site: string
  manner: Manner
  /** What the game is called. */
  name: string
  view: SlotView<SlotBeat>
  /** Cuts short what may be. */
  hurry(): void
  panels: Fetching
  /** The spin shown last, in a few sentences for those who listen. */
  spoken: string | undefined
  /** What is pointed at just now, in words. */
  note: string | undefined
  /** What the free spins do, and what stands beside their count. */
  freeSpins: { note: string; times?: ReactNode; words?: FeatureWords }
  /** The ways of betting; none where there is one. */
  modes: readonly BetMode[]
  /** The board for those who don't see it. */
  children: ReactNode
}

/** Everything around the board of a slot: what one has, stakes, wins, and the buttons. */
export function Controls({
  session,
  opened,
  site,
  manner,
  name,
  view,
  hurry,
  panels,
  spoken,
  note,
  freeSpins,
  modes,
  children,
}: Props) {
  const game = useGame(session)
  const [panel, setPanel] = useState<Panel>()
  const panelOf = usePanels(panel !== undefined, panels, () => {
    setPanel(undefined)
    session.dispatch({ type: 'troubled', code: 'OFFLINE' })
  })
  const [gambling, setGambling] = useState(false)
  const spinButton = useRef<HTMLButtonElement>(null)
  const ready = usePassed(game.readyAt)
  const { phase, autoplay } = game
  const write = writerOf(opened.member.currency)
  const idle = phase.at === 'idle'
  const recalling = phase.at === 'recalling'
  const mayAutoplay = opened.profile.autoplayRounds > 0
  const canSpin = idle && ready && !autoplay

  useKeptFocus(Boolean(autoplay))
  useEffect(() => spinButton.current?.focus({ preventScroll: true }), [])

  const press = () => {
    if (recalling) session.dispatch({ type: 'recallOver' })
    else if (autoplay) session.dispatch({ type: 'autoplayStopped', why: 'stopped' })
    else if (canSpin) session.spin()
    else if (view.skippable) hurry()
  }
  const choose = (by: -1 | 1) => {
    const next = stepped(game.stakes, game.stake, by)
    if (next !== undefined) session.dispatch({ type: 'stakeChosen', stake: next })
  }
  useHotkeys(
    manner.hotkeys,
    {
      space: press,
      a: () => mayAutoplay && idle && !autoplay && setPanel('autoplay'),
      s: () => choose(-1),
      d: () => choose(1),
      g: () => idle && game.gamble && setGambling(true),
      m: () => manner.setSound(!manner.sound),
      h: () => setPanel('history'),
      f: () => setPanel('fairness'),
      r: () => setPanel('rules'),
      '?': () => setPanel('keys'),
    },
    () => session.frame.send({ type: 'escape' }),
  )

  const close = () => setPanel(undefined)
  const spinLabel = recalling
    ? text('game.replay.close')
    : autoplay
      ? text('game.autoplay.stop')
      : canSpin || !view.skippable
        ? text('game.spin')
        : text('game.stop')
  const icon = recalling ? 'close' : autoplay || (!canSpin && view.skippable) ? 'stop' : 'spin'
  return (
    <>
      {children}
      <p className="sr" aria-live="polite">
        {!view.moving && spoken}
      </p>
      {/* Only once the round is shown to its end: before that the balance lacks what it won. */}
      <p className="sr" aria-live="polite">
        {view.spokenBeat &&
          !view.spokenBeat.again &&
          idle &&
          !manner.balanceHidden &&
          text('game.say.balance', { amount: write.plain(game.balance) })}
      </p>
      <header className="slot-top">
        <h1>{name}</h1>
        <Clock since={Date.parse(opened.startedAt)} net={game.net} write={write} />
        <nav>
          <IconButton icon="rules" label={text('game.rules')} onClick={() => setPanel('rules')} />
          <IconButton icon="history" label={text('game.history')} onClick={() => setPanel('history')} />
          <IconButton icon="shield" label={text('game.fairness')} onClick={() => setPanel('fairness')} />
          <IconButton icon="keyboard" label={text('game.keys')} onClick={() => setPanel('keys')} wide />
          <IconButton icon="settings" label={text('game.settings')} onClick={() => setPanel('settings')} />
          <IconButton
            icon={manner.sound ? 'sound' : 'mute'}
            label={text(manner.sound ? 'game.sound.off' : 'game.sound.on')}
            onClick={() => manner.setSound(!manner.sound)}
          />
        </nav>
      </header>
      <Sign
        sign={view.sign}
        freeSpins={view.freeSpins}
        recalled={phase.at === 'recalling' ? phase.round : undefined}
        timeZone={opened.timeZone}
        calm={manner.calm}
        countMs={view.countMs}
        write={write}
        {...freeSpins}
      />
      {modes.length > 0 && (
        <Modes
          modes={modes}
          session={session}
          game={game}
          mayBuy={opened.profile.bonusBuy}
          ready={ready}
          write={write}
        />
      )}
      <footer className="slot-bar">
        <FreeRoundsBar session={session} game={game} write={write} timeZone={opened.timeZone} />
        <div className="slot-controls">
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
          <StakePicker
            stakes={game.stakes.map((stake) => pricedAt(stake, game.priceX100))}
            stake={shownStake(game)}
            locked={!idle || Boolean(autoplay) || freeNow(game) !== undefined}
            write={write}
            onChoose={(cost) =>
              session.dispatch({ type: 'stakeChosen', stake: (cost * 100n) / BigInt(game.priceX100) })
            }
          />
          <button
            ref={spinButton}
            type="button"
            className={view.moving ? 'spin turning' : 'spin'}
            aria-label={spinLabel}
            data-icon={icon}
            data-plays
            aria-disabled={!(canSpin || autoplay || recalling || view.skippable)}
            onClick={press}
            onKeyDown={(event) => {
              // Each spin begins with a fresh press.
              if (event.repeat) event.preventDefault()
            }}
          >
            <Icon name={icon} size={38} />
            {autoplay && <span className="num">{autoplay.left}</span>}
          </button>
          {mayAutoplay && (
            <button
              type="button"
              className="auto"
              disabled={!idle || Boolean(autoplay) || freeNow(game) !== undefined}
              onClick={() => setPanel('autoplay')}
            >
              <Icon name="auto" />
              <span>{text('game.autoplay')}</span>
            </button>
          )}
          <Gamble session={session} game={game} calm={manner.calm} open={gambling} onOpen={setGambling} write={write} />
          <WinStrip
            view={game.turned ? { ...view, counted: BigInt(game.turned.payout), countMs: 0 } : view}
            stake={view.spokenBeat?.stake ?? game.stake}
            write={write}
            resumed={phase.at === 'showing' && phase.resumed}
            note={note}
          />
        </div>
      </footer>
      <Trouble session={session} game={game} />
      {panel &&
        panelOf?.({
          panel,
          session,
          opened,
          site,
          stake: game.stake,
          manner,
          write,
          onClose: close,
        })}
    </>
  )
}

function IconButton({
  icon,
  label,
  onClick,
  wide,
}: {
  icon: 'rules' | 'history' | 'shield' | 'keyboard' | 'settings' | 'sound' | 'mute'
  label: string
  onClick(): void
  wide?: boolean
}) {
  return (
    <button
      type="button"
      className={wide ? 'round only-wide' : 'round'}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
