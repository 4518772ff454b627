import './offer.css'
import { text } from '@senluna/web/client/text.ts'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useIsOpen } from '../../../shell/nav/open-pages.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/** In place of what a promotion gives: the VIP level at which it opens. */
export function Locked({ level }: { level: number }) {
  const isOpen = useIsOpen()
  return (
    <section className="card promo-offer promo-locked">
      <Lock className="i" aria-hidden />
      <h2>{text('promo.locked', { level: String(level) })}</h2>
      {isOpen(pathTo('vip')) && (
        <Link className="btn line" to={pathTo('vip')}>
          {text('vip.table')}
        </Link>
      )}
    </section>
  )
}
