import { text } from '@senluna/web/client/text.ts'

/** What a choice comes to: its chance, its multiplier, what a win pays with the stake. */
export function Odds({ chance, times, brings }: { chance: string; times: string; brings: string }) {
  return (
    <dl className="ig-facts num">
      <div>
        <dt>{text('instant.chance')}</dt>
        <dd>{chance}</dd>
      </div>
      <div>
        <dt>{text('instant.times')}</dt>
        <dd>×{times}</dd>
      </div>
      <div>
        <dt>{text('instant.brings')}</dt>
        <dd className="gain">{brings}</dd>
      </div>
    </dl>
  )
}
