import { useState, useSyncExternalStore } from 'react'

/** A browser's offer to install the site. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The browser's offer, as the page's first code caught it. */
    installOffer?: Event | undefined
  }
}

const isOffer = (event: Event | undefined): event is InstallOffer => !!event && 'prompt' in event

function listen(then: () => void): () => void {
  // After the first code has kept it.
  addEventListener('beforeinstallprompt', then)
  addEventListener('appinstalled', then)
  return () => {
    removeEventListener('beforeinstallprompt', then)
    removeEventListener('appinstalled', then)
  }
}

/** Whether this page runs as the installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && (navigator as { standalone?: unknown }).standalone === true)

/** Asks the reader to install the site; undefined while the browser doesn't offer it. */
export function useInstall(): (() => Promise<void>) | undefined {
  const [taken, setTaken] = useState(false)
  const offer = useSyncExternalStore(
    listen,
    () => window.installOffer,
    () => undefined,
  )
  if (!isOffer(offer) || taken) return undefined
  return async () => {
    // An offer can be taken once.
    setTaken(true)
    window.installOffer = undefined
    await offer.prompt()
  }
}
