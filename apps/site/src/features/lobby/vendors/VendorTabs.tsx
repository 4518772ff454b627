import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { CatalogueImage } from '../../../play/CatalogueImage.tsx'
import { CATEGORIES, MOST_IN_MENU } from '../../../shell/nav/categories.ts'
import { useVendorCount } from '../../../shell/nav/use-categories.ts'
import { useVendors } from '../../../shell/nav/vendors/VendorMenu.tsx'

/**
 * The vendors of a category as tabs, where there are several; the one chosen stands in the address
 * as `page`.
 */
export function VendorTabs({
  type,
  value,
  onValue,
}: {
  type: GameType
  value: string
  onValue: (vendorCode: string) => void
}) {
  const known = useDeferredValue(useVendors(type), undefined)
  const coming = useVendorCount(type)
  const vendors = known ?? []
  const first = vendors.slice(0, MOST_IN_MENU)
  const chosen = vendors.find((vendor) => vendor.vendorCode === value)
  const shown = chosen && !first.includes(chosen) ? [chosen, ...first] : first
  if (coming <= 1 && value === '') return null
  return (
    <fieldset className="vendor-tabs" aria-label={text('lobby.vendors')}>
      <button type="button" className="pill" aria-pressed={value === ''} onClick={() => onValue('')}>
        {text('lobby.allVendors')}
      </button>
      {shown.map((vendor) => (
        <button
          key={vendor.vendorCode}
          type="button"
          className="pill"
          aria-pressed={vendor.vendorCode === value}
          onClick={() => onValue(vendor.vendorCode)}
        >
          <CatalogueImage src={vendor.smallIcon} width="20" height="20" loading="lazy" />
          {vendor.displayName}
        </button>
      ))}
      {/* The room of those that are still read, so that the games below don't jump. */}
      {!known &&
        Array.from({ length: Math.min(coming, MOST_IN_MENU) }, (_, index) => (
          <span key={index} className="pill skel" aria-hidden />
        ))}
      {vendors.length >= MOST_IN_MENU && (
        <Link className="pill" to={`${CATEGORIES[type].path}?vendors=all`}>
          {text('shell.more')}
        </Link>
      )}
    </fieldset>
  )
}
