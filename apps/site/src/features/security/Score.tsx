import { text } from '@senluna/web/client/text.ts'

const AROUND = 2 * Math.PI * 42

/** The score as a ring, with what it means. */
export function Score({ score }: { score: number }) {
  const level = score >= 80 ? 'good' : score >= 50 ? 'fair' : 'low'
  return (
    <section className={`card score ${level}`} aria-label={text('sec.score')}>
      <svg viewBox="0 0 100 100" width="104" height="104" aria-hidden>
        <circle cx="50" cy="50" r="42" className="score-track" />
        <circle
          cx="50"
          cy="50"
          r="42"
          className="score-done"
          strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="50" dominantBaseline="central" textAnchor="middle">
          {score}
        </text>
      </svg>
      <div>
        <h2>
          {text('sec.score')} <span className="sr">{text('sec.score.of', { score })}</span>
        </h2>
        <p>{text(`sec.score.${level}`)}</p>
      </div>
    </section>
  )
}
