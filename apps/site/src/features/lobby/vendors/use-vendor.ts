import type { Vendor } from '@senluna/contract/play/games.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { useNavigate } from 'react-router'
import { showPopup } from '../../../play/popups.ts'
import { vendorPath } from '../../../shell/nav/use-categories.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'

/**
 * Enters a vendor: one that is entered as a whole offers its games in a window, after a log-in;
 * others have their page.
 */
export function useVendor() {
  const navigate = useNavigate()
  const modal = useModal()
  return (vendor: Vendor) => {
    if (vendor.isGame !== 'VASSALAGE') return void navigate(vendorPath(vendor.gameType, vendor.vendorCode))
    if (sessionHandle() === null) return modal.open('login', { next: location.pathname + location.search })
    return showPopup({ kind: 'choose', vendor })
  }
}
