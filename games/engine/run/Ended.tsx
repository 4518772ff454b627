import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import { timesText } from './view.ts'

/** How the rounds since the game was opened ended, the newest first. */
export function Ended({ rounds }: { rounds: readonly Round[] }) {
  return (
    <div className="rn-ended">
      {rounds.length > 0 && <span>{text('run.ended')}</span>}
      <ul className="num">
        {rounds.map(({ id, payout, stake }) => {
          const timesX10000 = Number((BigInt(payout) * 10_000n) / BigInt(stake))
          return (
            <li key={id} data-state={timesX10000 === 0 ? 'lost' : timesX10000 >= 20_000 ? 'high' : 'won'}>
              {timesX10000 === 0 ? <Lost /> : timesText(timesX10000)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const Lost = () => (
  <>
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <circle cx="10.5" cy="13.5" r="7" />
      <path d="M15.5 8.500l2-2M17 4.500l1-1M19.500 7l1-1M20 4l.5-.5" />
    </svg>
    <span className="sr">{text('run.lost')}</span>
  </>
)
