import type { Round } from '@senluna/contract/play/house.ts'
import type { InstantGame } from '@senluna/kit/games/instant.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { beatsOf } from './show.ts'

const SHOWN = 12

/** The outcomes of the rounds played since the game was opened, the newest first. */
export function Recent({ last, game }: { last: Round | undefined; game: InstantGame }) {
  const [rounds, setRounds] = useState<readonly Round[]>([])
  if (last && rounds[0]?.id !== last.id) setRounds([last, ...rounds].slice(0, SHOWN))
  return (
    <ul className="ig-recent" aria-label={text('instant.recent')}>
      {rounds.map((round) => {
        const beat = beatsOf(game, round).at(-1)
        return (
          <li key={round.id} className={BigInt(round.payout) > BigInt(round.stake) ? 'num gain' : 'num'}>
            {beat?.outcome}
          </li>
        )
      })}
    </ul>
  )
}
