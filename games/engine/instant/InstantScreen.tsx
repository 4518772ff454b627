import { CHIPS } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect, useRef, useState } from 'react'
import { Sounds } from '../canvas/sound.ts'
import type { ScreenProps } from '../client.ts'
import type { Opened } from '../session/events.ts'
import { freeNow, shownStake } from '../session/state.ts'
import { useBets } from '../table/use-bets.ts'
import { FreeRoundsBar } from '../ui/FreeRoundsBar.tsx'
import { useHotkeys } from '../keys/hotkeys.ts'
import { useKeptFocus } from '../keys/kept-focus.ts'
import { JackpotMoment } from '../ui/JackpotMoment.tsx'
import { useManner, type Manner } from '../ui/manner.ts'
import { writerOf } from '../ui/money.ts'
import { paidText } from '../ui/paid-text.ts'
import { stepped } from '../ui/StakePicker.tsx'
import { Closed, Trouble } from '../ui/Trouble.tsx'
import { useGame, usePassed } from '../ui/use.ts'
import { keysOf, type InstantDefinition } from './definition.ts'
import { Bar } from './Bar.tsx'
import { Backdrop } from './Backdrop.tsx'
import { Panels, type Panel } from './Panels.tsx'
import { Recent } from './Recent.tsx'
import { beatsOf, roundInView, useShown, wayMs } from './show.ts'
import { useChoice } from './use-choice.ts'
import { useRounds } from './use-rounds.ts'
import { Top } from './Top.tsx'
import '../ui/ui.css'
import './instant.css'

type Props = ScreenProps & { definition: InstantDefinition }

/** An instant game whole: its board, the choice, stake and button, and what opens over them. */
export function InstantScreen({ session, site, onLoading, definition }: Props) {
  const game = useGame(session)
  const [sounds] = useState(() => new Sounds('pond'))
  const manner = useManner(session, sounds)
  const { opened } = session
  useEffect(() => {
    onLoading(100)
    session.frame.send({ type: 'ready', game: session.game })
  }, [session, onLoading])
  return (
    <main className={manner.calm ? 'ig calm' : 'ig'} data-phase={game.phase.at} aria-label={text(definition.name)}>
      <Backdrop />
      {opened && <Playing {...{ session, site, definition, opened, manner, sounds }} />}
      {opened && <JackpotMoment session={session} write={writerOf(opened.member.currency)} />}
      {game.phase.at === 'closed' && <Closed session={session} why={game.phase.why} />}
    </main>
  )
}

type PlayingProps = Pick<Props, 'session' | 'site' | 'definition'> & { opened: Opened; manner: Manner; sounds: Sounds }

function Playing({ session, site, definition, opened, manner, sounds }: PlayingProps) {
  const game = useGame(session)
  const [panel, setPanel] = useState<Panel>()
  const playButton = useRef<HTMLButtonElement>(null)
  const ready = usePassed(game.readyAt)
  const { phase, autoplay } = game
  const { quickStop } = opened.profile
  const ms = wayMs(definition, { calm: manner.calm, turbo: quickStop && manner.turbo })
  useShown(session, game, ms)
  const write = writerOf(opened.member.currency)
  const idle = phase.at === 'idle'
  const recalling = phase.at === 'recalling'
  const moving = phase.at === 'asking' || phase.at === 'showing'
  const locked = !idle || Boolean(autoplay)
  const mayAutoplay = opened.profile.autoplayRounds > 0
  const canPlay = idle && ready && !autoplay && game.stake > 0n
  const skippable = phase.at === 'showing' && quickStop
  const round = roundInView(game)
  const beat = round && beatsOf(definition.game, round).at(-1)
  const { own, choose, table } = useChoice(session, game, definition.game, locked)
  const asked = phase.at === 'asking' ? phase.ask.choice : undefined
  const choice = asked ?? (recalling || moving ? round?.choice : undefined) ?? own
  const rounds = useRounds(session, game.last, table !== undefined)
  const bets = useBets({ game: table, choice: own, last: rounds[0]?.choice, locked, choose })
  const paid = round && !moving ? BigInt(round.payout) : 0n
  const gain = round !== undefined && (paid > BigInt(round.stake) || (round.free === true && paid > 0n))
  const brought = paid > 0n && `${text(gain ? 'game.win' : 'game.returned')} ${write.plain(paid)}`

  useKeptFocus(Boolean(autoplay))
  useEffect(() => playButton.current?.focus({ preventScroll: true }), [])
  const lastId = game.last?.id
  useEffect(() => {
    if (lastId !== undefined) sounds.play(gain ? { name: 'win', step: 0 } : { name: 'neutral' })
    // Heard once a round, when it was shown to its end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastId])

  const press = () => {
    if (recalling) session.dispatch({ type: 'recallOver' })
    else if (autoplay) session.dispatch({ type: 'autoplayStopped', why: 'stopped' })
    else if (canPlay) {
      sounds.play({ name: 'tap' })
      session.spin()
    } else if (skippable) session.dispatch({ type: 'stepShown', now: Date.now() })
  }
  const stakeBy = (by: -1 | 1) => {
    if (bets) return bets.take(CHIPS[CHIPS.findIndex((chip) => chip === bets.chip) + by] ?? bets.chip)
    const next = stepped(game.stakes, game.stake, by)
    if (next !== undefined) session.dispatch({ type: 'stakeChosen', stake: next })
  }
  useHotkeys(
    manner.hotkeys,
    {
      space: press,
      a: () => mayAutoplay && !locked && game.stake > 0n && setPanel('autoplay'),
      s: () => stakeBy(-1),
      d: () => stakeBy(1),
      m: () => manner.setSound(!manner.sound),
      h: () => setPanel('history'),
      f: () => setPanel('fairness'),
      r: () => setPanel('rules'),
      '?': () => setPanel('keys'),
      ...keysOf(definition, own, locked, choose),
      ...(bets && {
        z: () => bets.undo?.(),
        x: () => bets.clear?.(),
        e: () => bets.double?.(),
        q: () => bets.repeat?.(),
      }),
    },
    () => session.frame.send({ type: 'escape' }),
  )
  const label = recalling
    ? text('game.replay.close')
    : autoplay
      ? text('game.autoplay.stop')
      : skippable
        ? text('game.stop')
        : text(definition.play)
  return (
    <>
      <p className="sr" aria-live="polite">
        {round &&
          beat &&
          !moving &&
          `${text('game.say.stopped', { rows: beat.outcome })} ${paidText(round, write) ?? text('game.say.noWin')}`}
      </p>
      <p className="sr" aria-live="polite">
        {beat && idle && !manner.balanceHidden && text('game.say.balance', { amount: write.plain(game.balance) })}
      </p>
      <Top {...{ session, game, opened, manner, write, name: text(definition.name), onPanel: setPanel }} />
      <Recent rounds={rounds} definition={definition} />
      <section className="ig-board">
        <definition.Board
          {...{ choice, moving, ms, locked, rounds, bets }}
          beat={beat}
          draws={round?.draws}
          onChoose={choose}
        />
        <p className={gain ? 'ig-win gain' : 'ig-win'} aria-hidden>
          {recalling
            ? text('game.replay')
            : phase.at === 'showing' && phase.resumed
              ? text('game.resumed')
              : brought || ' '}
        </p>
      </section>
      <FreeRoundsBar session={session} game={game} write={write} timeZone={opened.timeZone} />
      <Bar
        {...{ game, opened, manner, write, mayAutoplay, label, playButton }}
        locked={locked || freeNow(game) !== undefined}
        summed={table !== undefined}
        pressable={Boolean(canPlay || autoplay || recalling || skippable)}
        onStake={(stake) => session.dispatch({ type: 'stakeChosen', stake })}
        onAutoplay={() => setPanel('autoplay')}
        onPress={press}
      >
        {table && !recalling && brought && round?.choice === choice && (
          <p className={gain ? 'tb-won gain' : 'tb-won'} aria-hidden>
            {brought}
          </p>
        )}
        <definition.Choice {...{ choice, locked, write, bets }} stake={shownStake(game)} onChoose={choose} />
      </Bar>
      <Trouble session={session} game={game} />
      {panel && (
        <Panels
          {...{ panel, session, opened, site, manner, write, definition }}
          choice={own}
          stake={game.stake}
          onClose={() => setPanel(undefined)}
        />
      )}
    </>
  )
}
