import { followTabs } from '../other-tabs.ts'
import { keepFrame } from './frame.ts'
import { startWorker } from './worker.ts'

/**
 * Makes the open page an app, and one with the other tabs of this browser, once the browser has
 * nothing else to do.
 */
export function start(): void {
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 500)
  idle(() => {
    colourTheBar()
    followTabs()
    void keepFrame()
    void startWorker()
  })
}

/** The browser's own bar takes the page's ground, in whichever theme it is. */
function colourTheBar(): void {
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  const colour = () => {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  }
  colour()
  document.head.append(meta)
  new MutationObserver(colour).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] })
}
