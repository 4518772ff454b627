import type { HouseGame } from '@senluna/kit/games/game.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import { Autoplay } from '../ui/Autoplay.tsx'
import { Fairness } from '../ui/Fairness.tsx'
import { History } from '../ui/History.tsx'
import { Keys } from '../ui/Keys.tsx'
import type { Manner } from '../ui/manner.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Settings } from '../ui/Settings.tsx'
import { MostChance } from '../ui/MostChance.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { InstantDefinition } from './definition.ts'
import { ReturnLine, SpreadLines } from './FigureLines.tsx'

export type Panel = 'rules' | 'history' | 'fairness' | 'autoplay' | 'keys' | 'settings'

/** What the panels need of a game: its rules, the most it pays, its own keys. */
export interface PanelDefinition extends Pick<InstantDefinition, 'Rules' | 'choiceText' | 'betText'> {
  game: HouseGame
  keys: readonly { key: string; what: TextKey }[]
  /** Whether what a round returns depends on the player's moves. */
  skilled?: boolean
}

interface Props {
  panel: Panel
  session: GameSession
  opened: Opened
  site: string
  stake: bigint
  /** What the next round is played with; a run has none before it is opened. */
  choice?: string | undefined
  manner: Manner
  write: MoneyWriter
  definition: PanelDefinition
  onClose(): void
}

type RulesProps = Omit<Props, 'panel' | 'session' | 'site' | 'manner'>

/** What opens over an instant game. */
export function Panels({ panel, session, opened, site, stake, choice, manner, write, definition, onClose }: Props) {
  switch (panel) {
    case 'rules':
      return <Rules {...{ opened, stake, choice, write, definition, onClose }} />
    case 'history':
      return (
        <History
          {...{ session, site, write, onClose }}
          timeZone={opened.timeZone}
          choiceText={definition.choiceText}
          onRecall={(round) => {
            onClose()
            session.dispatch({ type: 'recalled', round })
          }}
        />
      )
    case 'fairness':
      return <Fairness session={session} site={site} onClose={onClose} />
    case 'autoplay':
      return <Autoplay {...{ session, stake, write, onClose }} most={opened.profile.autoplayRounds} feature={false} />
    case 'settings':
      return <Settings manner={manner} turbo={opened.profile.quickStop} onClose={onClose} />
    case 'keys':
      return <Keys on={manner.hotkeys} onSwitch={manner.setHotkeys} more={definition.keys} onClose={onClose} />
  }
}

/** How the game is played, what it returns and the most it pays. */
function Rules({ opened, stake, choice, write, definition, onClose }: RulesProps) {
  const { certificate, profile } = opened
  const { game, skilled, betText } = definition
  return (
    <Sheet title={text('game.rules')} onClose={onClose}>
      <ul className="figures">
        <ReturnLine {...{ game, certificate, skilled, betText }} />
        <SpreadLines game={game} certificate={certificate} choice={choice} />
        <MostChance most={certificate.most} cap={game.capMultiple} />
      </ul>
      <definition.Rules stake={stake} write={write} />
      <p>{text(skilled ? 'cardGames.rules.skill' : 'game.rules.noSkill')}</p>
      <p>{text('instant.rules.pace', { seconds: profile.minCycleMs / 1_000 })}</p>
      <p>{text('game.rules.cutOff')}</p>
      <p>{text('game.rules.truth')}</p>
      <p className="quiet">{text('game.rules.certificate')}</p>
    </Sheet>
  )
}
