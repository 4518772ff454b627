import { text } from '@senluna/web/client/text.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Clock } from '../../engine/ui/Clock.tsx'
import { useHotkeys } from '../../engine/ui/hotkeys.ts'
import { Icon } from '../../engine/ui/Icon.tsx'
import type { Manner } from '../../engine/ui/manner.ts'
import { writerOf } from '../../engine/ui/money.ts'
import { Rolling } from '../../engine/ui/Rolling.tsx'
import { StakePicker, stepped } from '../../engine/ui/StakePicker.tsx'
import { Trouble } from '../../engine/ui/Trouble.tsx'
import { useGame, usePassed } from '../../engine/ui/use.ts'
import type { Opened } from '../../engine/session/events.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import { shownStake } from '../../engine/session/state.ts'
import { Mirror } from './Mirror.tsx'
import type { Panel } from './panels.tsx'
import type { Presenter } from './presenter.ts'
import { usePanels } from './use-panels.ts'
import { Sign } from './Sign.tsx'
import { spoken } from './captions.ts'
import { WinStrip } from './WinStrip.tsx'

interface Props {
  session: GameSession
  presenter: Presenter
  opened: Opened
  site: string
  manner: Manner
}

/** Everything around the reels: what one has, stakes, wins, and the buttons. */
export function Controls({ session, presenter, opened, site, manner }: Props) {
  const game = useGame(session)
  const view = useSyncExternalStore(presenter.subscribe, () => presenter.view)
  const [panel, setPanel] = useState<Panel>()
  const panels = usePanels(panel !== undefined, () => {
    setPanel(undefined)
    session.dispatch({ type: 'troubled', code: 'OFFLINE' })
  })
  const spinButton = useRef<HTMLButtonElement>(null)
  const ready = usePassed(game.readyAt)
  const { phase, autoplay } = game
  const write = writerOf(opened.member.currency)
  const idle = phase.at === 'idle'
  const recalling = phase.at === 'recalling'
  const mayAutoplay = opened.profile.autoplayRounds > 0
  const canSpin = idle && ready && !autoplay

  useEffect(() => spinButton.current?.focus({ preventScroll: true }), [])

  const press = () => {
    if (recalling) session.dispatch({ type: 'recallOver' })
    else if (autoplay) session.dispatch({ type: 'autoplayStopped', why: 'stopped' })
    else if (canSpin) session.spin()
    else if (view.skippable) presenter.hurry()
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
      <Mirror window={view.window} moving={view.moving} />
      <p className="sr" aria-live="polite">
        {view.spokenBeat && !view.moving && spoken(view.spokenBeat, write)}
      </p>
      {/* Only once the round is shown to its end: before that the balance lacks what it won. */}
      <p className="sr" aria-live="polite">
        {view.spokenBeat &&
          !view.spokenBeat.again &&
          idle &&
          !manner.balanceHidden &&
          text('game.say.balance', { amount: write.plain(game.balance) })}
      </p>
      <header className="sv-top">
        <h1>{text('senVang.name')}</h1>
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
      />
      <footer className="sv-bar">
        <div className="sv-controls">
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
            stakes={game.stakes}
            stake={shownStake(game)}
            locked={!idle || Boolean(autoplay)}
            write={write}
            onChoose={(stake) => session.dispatch({ type: 'stakeChosen', stake })}
          />
          <button
            ref={spinButton}
            type="button"
            className={view.moving ? 'spin turning' : 'spin'}
            aria-label={spinLabel}
            data-icon={icon}
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
              disabled={!idle || Boolean(autoplay)}
              onClick={() => setPanel('autoplay')}
            >
              <Icon name="auto" />
              <span>{text('game.autoplay')}</span>
            </button>
          )}
          <WinStrip
            view={view}
            stake={view.spokenBeat?.stake ?? game.stake}
            write={write}
            resumed={phase.at === 'showing' && phase.resumed}
          />
        </div>
      </footer>
      <Trouble session={session} game={game} />
      {panel &&
        panels?.panelOf({
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
