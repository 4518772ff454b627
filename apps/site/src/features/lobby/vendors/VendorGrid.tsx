import { fold } from '@senluna/kit/text/fold.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useState } from 'react'
import { useVendors } from '../../../shell/nav/vendors/VendorMenu.tsx'
import { usePage } from '../../../shell/nav/use-page.ts'
import { VendorCard } from './VendorCard.tsx'

/** Every vendor of a category, hot ones first, then A to Z, with a search. */
export function VendorGrid({ type }: { type: GameType }) {
  const title = text('lobby.more', { category: text(`category.${type}`) })
  usePage(title)
  const [wanted, setWanted] = useState('')
  const vendors = useVendors(type) ?? []
  const word = fold(wanted)
  const shown = vendors
    .filter((vendor) => fold(vendor.displayName).includes(word))
    .sort((a, b) => b.isHot - a.isHot || a.displayName.localeCompare(b.displayName))
  return (
    <section className="vendors">
      <h1>{title}</h1>
      <div className="input word">
        <input
          type="search"
          aria-label={text('lobby.vendorSearch')}
          placeholder={text('lobby.vendorSearch')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {shown.length === 0 && vendors.length > 0 && <EmptyState>{text('lobby.vendorNone')}</EmptyState>}
      <ul className="vendor-grid">
        {shown.map((vendor) => (
          <li key={vendor.vendorCode}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
