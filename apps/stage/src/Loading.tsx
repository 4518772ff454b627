import { text } from '@senluna/web/client/text.ts'

/** The moon that fills while the game is loaded. */
export function Loading({ percent }: { percent: number }) {
  return (
    <div className="loading">
      <progress className="sr" aria-label={text('game.loading')} value={percent} max={100} />
      <div className="moon" aria-hidden>
        <i style={{ transform: `translateY(${100 - percent}%)` }} />
      </div>
      <p aria-hidden>{text('game.loading')}</p>
    </div>
  )
}
