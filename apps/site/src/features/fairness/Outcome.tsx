import type { VerifiedRound } from '@senluna/games/verifier/index.ts'
import { text } from '@senluna/web/client/text.ts'

/** What was chosen and what came, of a game that is over in one step. */
export function Outcome({ round }: { round: Extract<VerifiedRound, { kind: 'instant' }> }) {
  const { beats, choice } = round
  return beats.map((beat, step) => (
    <dl key={step} className="outcome" dir="ltr">
      {choice !== undefined && (
        <div>
          <dt>{text('fairness.choice')}</dt>
          <dd className="mono">{choice}</dd>
        </div>
      )}
      <div>
        <dt>{text('fairness.outcome')}</dt>
        <dd className="num">
          {beat.outcome} · ×{beat.timesX10000 / 10_000}
        </dd>
      </div>
    </dl>
  ))
}
