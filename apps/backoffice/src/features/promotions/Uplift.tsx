import { promotionUplift, type Uplift as Figures } from '@senluna/contract/desk/brand/promotion-uplift.ts'
import type { DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText, say } from '../../say.ts'

const MEASURES = ['members', 'active', 'deposits', 'validBet', 'ggr'] as const

/** What a promotion brought beside those who were left out; asked for, since it reads them all. */
export function Uplift({ promotion: { id, version, control = 0 } }: { promotion: DeskPromotion }) {
  const [asked, setAsked] = useState(false)
  const read = useQuery({ ...q(promotionUplift, { params: { id } }), enabled: asked })
  if (version === 0 || control === 0) return null
  return (
    <section className="promo-rules">
      <h3>{say('desk.uplift')}</h3>
      <p className="hint">{say('desk.uplift.hint', { percent: control })}</p>
      {!read.data && (
        <Button busy={read.isFetching} onClick={() => setAsked(true)}>
          {say('desk.uplift.run')}
        </Button>
      )}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <Groups figures={read.data} />}
    </section>
  )
}

/** Both groups side by side, then what it comes to. */
function Groups({ figures }: { figures: Figures }) {
  const shown = (group: Figures['given'], name: (typeof MEASURES)[number]) =>
    name === 'members' || name === 'active' ? countText(group[name]) : moneyText(group[name], figures.currency)
  if (figures.since === undefined) return <p className="note">{say('desk.uplift.none')}</p>
  return (
    <>
      <div className="promo-uplift">
        <table>
          <caption className="hint">{say('desk.uplift.since', { at: momentText(figures.since) })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{say('desk.uplift')}</span>
              </th>
              <th scope="col">{say('desk.uplift.given')}</th>
              <th scope="col">{say('desk.uplift.control')}</th>
            </tr>
          </thead>
          <tbody>
            {MEASURES.map((name) => (
              <tr key={name}>
                <th scope="row">{say(`desk.uplift.${name}`)}</th>
                <td className="num">{shown(figures.given, name)}</td>
                <td className="num">{shown(figures.control, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {figures.more === undefined ? (
        <p className="note">{say('desk.uplift.none')}</p>
      ) : (
        <p className="note info">
          {say('desk.uplift.sum', {
            more: signedText(figures.more, figures.currency),
            cost: moneyText(figures.cost, figures.currency),
            left: signedText((BigInt(figures.more) - BigInt(figures.cost)).toString(), figures.currency),
          })}
        </p>
      )}
    </>
  )
}
