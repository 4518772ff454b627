import { brandOne, type BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { q } from '@senluna/web/client/query.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '../../list/list.css'
import './settings.css'
import { say } from '../../say.ts'
import type { DeskTextKey } from '@senluna/text/desk.ts'

/** A page about the brand as it stands now. */
export function BrandPage({ title, children }: { title: DeskTextKey; children: (brand: BrandDesk) => ReactNode }) {
  const brand = useQuery({ ...q(brandOne), staleTime: 5_000 })
  return (
    <main className="pg" aria-busy={brand.isPending || undefined}>
      <div className="ttl">
        <h1>{say(title)}</h1>
      </div>
      {brand.isError && !brand.data && <ErrorState error={brand.error} onRetry={() => void brand.refetch()} />}
      {brand.data && children(brand.data)}
    </main>
  )
}
