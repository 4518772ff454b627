import { Autoplay } from '../ui/Autoplay.tsx'
import { Fairness } from '../ui/Fairness.tsx'
import { History } from '../ui/History.tsx'
import { Keys } from '../ui/Keys.tsx'
import type { Manner } from '../ui/manner.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Settings } from '../ui/Settings.tsx'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import { shownStake } from '../session/state.ts'
import type { ComponentType, ReactNode } from 'react'

export type Panel = 'rules' | 'history' | 'fairness' | 'autoplay' | 'keys' | 'settings'

export interface PanelProps {
  panel: Panel
  session: GameSession
  opened: Opened
  site: string
  /** The bet whose pays are shown. */
  stake: bigint
  manner: Manner
  write: MoneyWriter
  onClose(): void
}

/** What a game's own sheet of rules gets. */
export type RulesProps = Pick<PanelProps, 'opened' | 'stake' | 'write' | 'onClose'>
export type PanelOf = (props: PanelProps) => ReactNode

/**
 * What opens over a game with these rules. None of it is needed for a spin: the file is fetched
 * when one opens.
 */
export const panelsWith =
  (Rules: ComponentType<RulesProps>): PanelOf =>
  ({ panel, session, opened, site, stake, manner, write, onClose }) => (
    <>
      {panel === 'rules' && <Rules opened={opened} stake={stake} write={write} onClose={onClose} />}
      {panel === 'history' && (
        <History
          timeZone={opened.timeZone}
          session={session}
          site={site}
          write={write}
          onClose={onClose}
          onRecall={(round) => {
            onClose()
            session.dispatch({ type: 'recalled', round })
          }}
        />
      )}
      {panel === 'fairness' && <Fairness session={session} site={site} onClose={onClose} />}
      {panel === 'autoplay' && (
        <Autoplay
          session={session}
          stake={shownStake(session.state)}
          most={opened.profile.autoplayRounds}
          write={write}
          onClose={onClose}
        />
      )}
      {panel === 'settings' && <Settings manner={manner} turbo={opened.profile.quickStop} onClose={onClose} />}
      {panel === 'keys' && <Keys on={manner.hotkeys} onSwitch={manner.setHotkeys} onClose={onClose} />}
    </>
  )
