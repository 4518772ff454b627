import './install.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { CircleCheck, Download } from 'lucide-react'
import { useBrand } from '../brand.ts'
import { isInstalled, useInstall } from './offer.ts'

/**
 * Offers to install the site as an app, where the browser can; says so where it is installed.
 * Nothing elsewhere.
 */
export function InstallCard() {
  const { brandName } = useBrand()
  const install = useInstall()
  if (isInstalled())
    return (
      <p className="install-done">
        <CircleCheck className="i" aria-hidden />
        {text('install.app.done')}
      </p>
    )
  if (!install) return null
  return (
    <section className="install-card">
      <img src="/app-icon-192.png" alt="" width="56" height="56" />
      <div>
        <h2>{text('install.app.title', { brand: brandName })}</h2>
        <p className="hint">{text('install.app.hint')}</p>
      </div>
      <Button look="gold" onClick={() => void install()}>
        <Download className="i s" aria-hidden />
        {text('install.app.action')}
      </Button>
    </section>
  )
}
