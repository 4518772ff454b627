import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import { handsOf, outcomeOfHands } from '../rules/index.ts'

/** So many columns of six are shown, the oldest first. */
const SHOWN = 48
const LETTER = { player: 'P', banker: 'B', tie: 'T' } as const

/** One's own rounds as beads in columns of six: who won, and dots for pairs. */
export function Road({ rounds }: { rounds: readonly Round[] }) {
  const outcomes = rounds
    .slice(0, SHOWN)
    .toReversed()
    .map(({ id, draws }) => ({ id, ...outcomeOfHands(handsOf(draws)) }))
  return (
    <ol className="bc-road" aria-label={text('baccarat.road')}>
      {outcomes.map(({ id, winner, playerPair, bankerPair }) => (
        <li key={id} data-winner={winner} aria-label={text(`baccarat.${winner}`)}>
          <span aria-hidden>{LETTER[winner]}</span>
          {playerPair && <i className="player" />}
          {bankerPair && <i className="banker" />}
        </li>
      ))}
    </ol>
  )
}
