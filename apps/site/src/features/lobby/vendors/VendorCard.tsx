import type { Vendor } from '@senluna/contract/play/games.ts'
import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { CatalogueImage } from '../../../play/CatalogueImage.tsx'
import { vendorPath } from '../../../shell/nav/use-categories.ts'
import { useVendor } from './use-vendor.ts'

/**
 * A vendor: its picture, its name, how many games it has. One that is entered as a whole opens a
 * list of them.
 */
export function VendorCard({ vendor }: { vendor: Vendor }) {
  const enter = useVendor()
  return (
    <Link
      className="card"
      to={vendorPath(vendor.gameType, vendor.vendorCode)}
      aria-haspopup={vendor.isGame === 'VASSALAGE' ? 'dialog' : undefined}
      onClick={(event) => {
        if (vendor.isGame !== 'VASSALAGE' || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        enter(vendor)
      }}
    >
      <CatalogueImage src={vendor.smallIcon} width="44" height="44" loading="lazy" />
      <b>{vendor.displayName}</b>
      <small className="muted num">
        {text(vendor.underMaintenance === 1 ? 'tile.maintenance' : 'home.count.games', { count: vendor.gameCount })}
      </small>
      {vendor.isHot === 1 && <span className="tag hot">{text('shell.hot')}</span>}
    </Link>
  )
}
