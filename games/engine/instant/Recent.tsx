import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import type { InstantDefinition } from './definition.ts'
import { beatsOf } from './show.ts'

const SHOWN = 12

/** The outcomes of own rounds, the newest first. */
export const Recent = ({
  rounds,
  definition: { game, toneOf },
}: {
  rounds: readonly Round[]
  definition: InstantDefinition
}) => (
  <ul className="ig-recent" aria-label={text('instant.recent')}>
    {rounds.slice(0, SHOWN).map((round) => {
      const beat = beatsOf(game, round).at(-1)
      return (
        <li
          key={round.id}
          className={BigInt(round.payout) > BigInt(round.stake) ? 'num gain' : 'num'}
          data-tone={toneOf?.(round.draws)}
        >
          {beat?.outcome}
        </li>
      )
    })}
  </ul>
)
