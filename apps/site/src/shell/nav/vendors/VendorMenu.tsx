import { gameVendors, type Vendor } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { CatalogueImage } from '../../../play/CatalogueImage.tsx'
import { CATEGORIES, MOST_CENTRED, MOST_IN_MENU } from '../categories.ts'
import { vendorPath } from '../use-categories.ts'
import { vendorsOn } from './vendors.ts'

/**
 * The vendors of a category, in order; undefined while they are read. Lottery's two categories
 * share a page and so a list.
 */
export function useVendors(type: GameType): Vendor[] | undefined {
  const { merchantCode, esportsVendorCodes } = useBrand()
  const { data } = useQuery(q(gameVendors, { query: { merchantCode } }))
  return data && vendorsOn(type, data.categories, esportsVendorCodes)
}

/** A drop-down of at most 15 vendors; with more there is an entry for all of them. */
export function VendorMenu({ id, type, onChosen }: { id: string; type: GameType; onChosen: () => void }) {
  const vendors = useVendors(type)
  if (!vendors || vendors.length === 0) return null
  return (
    <div className={vendors.length > MOST_CENTRED ? 'vm flush' : 'vm'} id={id}>
      <ul>
        {vendors.slice(0, MOST_IN_MENU).map((vendor) => (
          <li key={vendor.vendorCode}>
            <Link to={vendorPath(type, vendor.vendorCode)} onClick={onChosen}>
              <CatalogueImage src={vendor.smallIcon} width="28" height="28" loading="lazy" />
              <span>{vendor.displayName}</span>
              {vendor.isHot === 1 && <span className="tag hot">{text('shell.hot')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {vendors.length >= MOST_IN_MENU && (
        <Link className="vm-more" to={`${CATEGORIES[type].path}?vendors=all`} onClick={onChosen}>
          {text('shell.more')}
        </Link>
      )}
    </div>
  )
}
