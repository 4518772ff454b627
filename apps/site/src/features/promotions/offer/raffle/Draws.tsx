import type { RaffleDraw } from '@senluna/contract/member/rewards/raffles.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { prizeText } from '../../../../rewards/prize-text.ts'
import { checkDraw } from './check-draw.ts'
import type { useRaffle } from './use-raffle.ts'

/** The reader's own draws, each with what shows that it was decided before. */
export function Draws({ list }: { list: ReturnType<typeof useRaffle> }) {
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  if (rows.length === 0) return null
  return (
    <div>
      <h2>{text('raffle.own')}</h2>
      <ul className="raffle-draws">
        {rows.map((draw) => (
          <Draw key={draw.drawId} draw={draw} />
        ))}
      </ul>
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </div>
  )
}

function Draw({ draw }: { draw: RaffleDraw }) {
  const { currency, timeZone } = useBrand()
  const [matches, setMatches] = useState<boolean>()
  const { prize, at, proof } = draw
  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && void checkDraw(draw).then(setMatches)}>
        <summary>
          <b>{prizeText(prize, currency) || text('raffle.nothing')}</b>
          <span className="hint">{whenText(at, timeZone)}</span>
          <span className="link">{text('raffle.check')}</span>
        </summary>
        {matches !== undefined && (
          <p className={`note ${matches ? 'info' : 'bad'}`}>
            {matches
              ? text('raffle.checked', { drawn: String(proof.drawn), of: String(proof.of) })
              : text('raffle.broken')}
          </p>
        )}
        <dl className="raffle-hash">
          <dt>{text('raffle.seed')}</dt>
          <dd className="num">{proof.serverSeed}</dd>
          <dt>{text('raffle.mine', { nonce: String(proof.nonce) })}</dt>
          <dd className="num">{proof.clientSeed}</dd>
        </dl>
      </details>
    </li>
  )
}
