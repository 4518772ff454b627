import '../lobby.css'
import { gameVendors } from '@senluna/contract/play/games.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { VendorCard } from './VendorCard.tsx'
import { inOneWallet } from './one-wallet.ts'

/**
 * The vendors that play from the one wallet: no money has to be moved first. A category narrows
 * them.
 */
export default function Seamless() {
  const title = text('seamless.title')
  usePage(title)
  const { merchantCode } = useBrand()
  const [chosen, setChosen] = useState('')
  const read = useQuery(q(gameVendors, { query: { merchantCode } }))
  const { types, vendors } = inOneWallet(read.data?.categories ?? [], chosen)
  return (
    <section className="vendors">
      <h1>{title}</h1>
      <p className="muted">{text('seamless.note')}</p>
      {types.length > 1 && (
        <fieldset className="vendor-tabs" aria-label={text('shell.categories')}>
          {['', ...types.map(({ gameType }) => gameType)].map((type) => (
            <button
              key={type}
              type="button"
              className="pill"
              aria-pressed={type === chosen}
              onClick={() => setChosen(type)}
            >
              {types.find(({ gameType }) => gameType === type)?.title ?? text('lobby.allVendors')}
            </button>
          ))}
        </fieldset>
      )}
      {read.isError && !read.data ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : vendors.length === 0 ? (
        <EmptyState>{text('seamless.none')}</EmptyState>
      ) : (
        <ul className="vendor-grid">
          {vendors.map((vendor) => (
            <li key={vendor.vendorCode}>
              <VendorCard vendor={vendor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
