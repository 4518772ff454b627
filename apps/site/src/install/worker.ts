import { soonTexts } from '@senluna/text/index.ts'
import { speakMore, text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'

const AGAIN_MS = 60 * 60_000
const LONGEST_WAIT_MS = 4000

/**
 * Starts the site's service worker, hands it what this page has loaded, and offers a newer one when
 * there is one.
 */
export async function startWorker(): Promise<void> {
  // Absent where the site has no encryption, and where a browser or a test keeps it out.
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return
  // At the first visit there is nothing older to replace.
  const first = workers.controller === null
  if (registration.waiting && !first) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && workers.controller !== null) offer(coming)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), AGAIN_MS)
  // Also the words that the frame says without a network.
  const [{ active }] = await Promise.all([workers.ready, speakMore(soonTexts).catch(() => undefined)])
  active?.postMessage(loadedFiles())
}

/**
 * A newer version waits. It takes over when the reader says so: never under a page that is being
 * used.
 */
function offer(waiting: ServiceWorker): void {
  const reload = () => {
    // Another tab has let it take over already, or a still newer one is there.
    if (waiting.state !== 'installed') return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
    // The older one first ends what it is fetching, which can be long on a slow line.
    setTimeout(() => location.reload(), LONGEST_WAIT_MS)
  }
  toast('info', text('shell.newVersion'), { label: text('shell.reload'), run: reload, stays: true })
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/icon-`))
