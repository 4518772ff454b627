import { Autoplay } from '../../engine/ui/Autoplay.tsx'
import { Fairness } from '../../engine/ui/Fairness.tsx'
import { History } from '../../engine/ui/History.tsx'
import { Keys } from '../../engine/ui/Keys.tsx'
import type { Manner } from '../../engine/ui/manner.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { Settings } from '../../engine/ui/Settings.tsx'
import type { Opened } from '../../engine/session/events.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import { Rules } from './Rules.tsx'

export type Panel = 'rules' | 'history' | 'fairness' | 'autoplay' | 'keys' | 'settings'

export interface PanelProps {
  panel: Panel
  session: GameSession
  opened: Opened
  site: string
  stake: bigint
  manner: Manner
  write: MoneyWriter
  onClose(): void
}

/**
 * What opens over the game. None of it is needed for a spin: the file is fetched when one opens.
 */
export function panelOf({ panel, session, opened, site, stake, manner, write, onClose }: PanelProps) {
  return (
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
          stake={stake}
          most={opened.profile.autoplayRounds}
          write={write}
          onClose={onClose}
        />
      )}
      {panel === 'settings' && <Settings manner={manner} turbo={opened.profile.quickStop} onClose={onClose} />}
      {panel === 'keys' && <Keys on={manner.hotkeys} onSwitch={manner.setHotkeys} onClose={onClose} />}
    </>
  )
}
