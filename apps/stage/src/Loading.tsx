import { text } from '@senluna/web/client/text.ts'

/** The moon that fills while the game is loaded. */
export function Loading({ percent }: { percent: number }) {
  return (
    <div className="loading">
      <div className="moon" role="progressbar" aria-label={text('game.loading')} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <i style={{ transform: `translateY(${100 - percent}%)` }} />
      </div>
      <p aria-hidden>{text('game.loading')}</p>
    </div>
  )
}
