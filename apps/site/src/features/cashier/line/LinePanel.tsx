import './line.css'
import { transferPartners } from '@senluna/contract/money/transfers.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCenter } from '../../../member-center/use-center.ts'
import { SendForm } from './SendForm.tsx'

/** Money to one's own upline, or to somebody right below. */
export default function LinePanel() {
  const partners = useQuery({ ...q(transferPartners), staleTime: 0 })
  const to = useCenter().param('to') ?? ''
  const [asked, setAsked] = useState<'up' | 'down' | undefined>(to === '' ? undefined : 'down')
  if (partners.isError && !partners.data)
    return <ErrorState error={partners.error} onRetry={() => void partners.refetch()} />
  if (!partners.data)
    return (
      <Loading>
        <Skeleton style={{ height: 360 }} />
      </Loading>
    )
  const { upline, downlines } = partners.data
  const way = asked ?? (upline || !downlines ? 'up' : 'down')
  return (
    <div className="line-panel">
      <p className="line-lead">{text('line.lead')}</p>
      {downlines && upline && (
        <fieldset className="pills">
          <legend className="sr">{text('line.to')}</legend>
          {(['up', 'down'] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              className="pill"
              aria-pressed={way === direction}
              onClick={() => setAsked(direction)}
            >
              {text(`line.${direction}`)}
            </button>
          ))}
        </fieldset>
      )}
      <SendForm key={way} way={way} partners={partners.data} find={to} />
    </div>
  )
}
