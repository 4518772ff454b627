import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { amount } from '@senluna/kit/money.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Sounds } from '../canvas/sound.ts'
import type { ScreenProps } from '../client.ts'
import { Panels, type Panel } from '../instant/Panels.tsx'
import { useShown } from '../instant/show.ts'
import { Top } from '../instant/Top.tsx'
import type { Opened } from '../session/events.ts'
import { useHotkeys } from '../keys/hotkeys.ts'
import { useFirstFocus, useKeptFocus } from '../keys/kept-focus.ts'
import type { Manner } from '../ui/manner.ts'
import { writerOf } from '../ui/money.ts'
import { stepped } from '../ui/StakePicker.tsx'
import { Trouble } from '../ui/Trouble.tsx'
import { useGame, usePassed } from '../ui/use.ts'
import { Bar } from './Bar.tsx'
import type { RunDefinition } from './definition.ts'
import { Ended } from './Ended.tsx'
import { Ladder } from './Ladder.tsx'
import { RunPlay } from './run-play.ts'
import { Said } from './Said.tsx'
import { useSounds } from './use-sounds.ts'
import { endedView, idleView, openView } from './view.ts'

type Props = Pick<ScreenProps, 'session' | 'site'> & {
  definition: RunDefinition
  opened: Opened
  manner: Manner
  sounds: Sounds
}

/** An opened game of several moves. */
export function Playing({ session, site, definition, opened, manner, sounds }: Props) {
  const game = useGame(session)
  const [play] = useState(() => new RunPlay(session))
  const { run, round, asking, readyAt, ended, resumed } = useSyncExternalStore(play.subscribe, () => play.state)
  const [panel, setPanel] = useState<Panel>()
  const [drafted, setDrafted] = useState({ at: '', draft: '' })
  const ready = usePassed(readyAt)
  useEffect(() => () => play.stop(), [play])
  useShown(session, game, 0)
  useSounds(sounds, run, round)
  useKeptFocus(false)
  useFirstFocus()
  const write = writerOf(opened.member.currency)
  const own = game.choice ?? definition.game.opening.first
  const recalled = game.phase.at === 'recalling' ? game.phase.round : undefined
  const past = recalled ?? (run ? undefined : round)
  const view = past ? endedView(definition, past) : run ? openView(run) : idleView(own, game.stake)
  const locked = Boolean(run) || Boolean(asking) || Boolean(recalled)
  const open = Boolean(run) && !asking && !recalled && game.phase.at === 'idle'
  const canOpen = !locked && ready && !game.paused && game.phase.at === 'idle'

  // What was chosen for one move is none for another.
  const draftAt = run ? `${run.id} ${run.moves.length}` : ''
  const draft = drafted.at === draftAt ? drafted.draft : ''
  const onDraft = (next: string) => {
    if (open) setDrafted({ at: draftAt, draft: next })
  }

  const choose = (next: string) => {
    const read = definition.game.opening.read(next)
    if (read === undefined || locked) return
    kept.set(`choice:${definition.game.code}`, read)
    session.dispatch({ type: 'choiceMade', choice: read })
  }
  const move = (next: string | undefined) => {
    if (next === undefined || !open) return
    sounds.play({ name: 'tap' })
    play.move(next)
  }
  const press = () => {
    if (recalled) session.dispatch({ type: 'recallOver' })
    else if (open && run?.cashable) play.cashOut()
    else if (open && definition.main) move(definition.main.move(draft))
    else if (canOpen && game.balance < game.stake) session.dispatch({ type: 'troubled', code: 'WAL_INSUFFICIENT' })
    else if (canOpen) {
      sounds.play({ name: 'tap' })
      play.open(game.stake, own)
    }
  }
  const stakeBy = (by: -1 | 1) => {
    const next = stepped(game.stakes, game.stake, by)
    if (next !== undefined && !locked) session.dispatch({ type: 'stakeChosen', stake: next })
  }
  useHotkeys(
    manner.hotkeys,
    {
      space: press,
      s: () => stakeBy(-1),
      d: () => stakeBy(1),
      m: () => manner.setSound(!manner.sound),
      h: () => setPanel('history'),
      f: () => setPanel('fairness'),
      r: () => setPanel('rules'),
      '?': () => setPanel('keys'),
      ...Object.fromEntries(
        definition.keys.map(({ key, turn, move: makes, draft: drafts }) => [
          key,
          () => {
            const next = turn?.(own)
            if (next !== undefined) choose(next)
            if (makes) move(makes(view))
            if (drafts) onDraft(drafts(draft, view))
          },
        ]),
      ),
    },
    () => session.frame.send({ type: 'escape' }),
  )
  const wonNow = run?.cashable ? timesStake(amount(view.stake), view.timesX10000) - view.stake : undefined
  const board = {
    view,
    open,
    asked: asking?.do === 'move' ? asking.move : undefined,
    gained: wonNow === undefined ? undefined : write.signed(wonNow),
    write,
    draft,
    onDraft,
    onMove: move,
  }
  return (
    <>
      <Said {...{ definition, view, write }} ended={past} balance={manner.balanceHidden ? undefined : game.balance} />
      <Top {...{ session, game, opened, manner, write, name: text(definition.name), onPanel: setPanel }} />
      {definition.rungs && <Ladder rungs={definition.rungs(view)} summary={definition.summary(view.opening)} />}
      <section className="ig-board rn-board">
        <definition.Board {...board} />
        {(recalled || resumed) && (
          <p className="ig-win" aria-hidden>
            {text(recalled ? 'game.replay' : 'game.resumed')}
          </p>
        )}
      </section>
      <Ended rounds={ended} />
      <Bar
        {...{ definition, board, own, opened, write, manner, locked, open, canOpen }}
        balance={game.balance}
        stakes={game.stakes}
        cashable={Boolean(run?.cashable)}
        running={Boolean(run)}
        recalling={Boolean(recalled)}
        onStake={(stake) => session.dispatch({ type: 'stakeChosen', stake })}
        onOpening={choose}
        onPress={press}
      />
      <Trouble session={session} game={game} />
      {panel && (
        <Panels
          {...{ panel, session, opened, site, manner, write, definition }}
          stake={game.stake}
          onClose={() => setPanel(undefined)}
        />
      )}
    </>
  )
}
