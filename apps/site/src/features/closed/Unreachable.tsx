import './closed.css'
import { systemStatus } from '@senluna/contract/site/system.ts'
import { codeOf, pageTexts, soonTexts } from '@senluna/text/index.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { chosenLanguage, shownLanguage, speak, speakMore, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useState } from 'react'
import type { Status } from '../../boot.ts'
import { keptFrame } from '../../install/frame.ts'
import { OfflineFrame } from './OfflineFrame.tsx'

const AGAIN_MS = 5_000

/**
 * The server did not answer at all: shows the frame where it was kept, else only this, and tries
 * again by itself.
 */
export default function Unreachable({ onRetry }: { onRetry: () => void }) {
  const [frame, setFrame] = useState<Status | null>()
  const again = frame ? openAnew : onRetry
  useEffect(() => {
    const speaking = speak(codeOf(document.documentElement.lang), pageTexts)
    // Their absence costs a word of its own, not the page.
    const more = speaking.then(() => speakMore(soonTexts)).catch(() => undefined)
    void Promise.all([keptFrame(), speaking, more]).then(([kept]) => {
      document.documentElement.lang = shownLanguage().tag
      setFrame(kept)
    })
  }, [])
  useEffect(() => {
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [again])
  if (frame === undefined) return null
  if (frame) return <OfflineFrame info={frame.info} language={chosenLanguage()} onRetry={again} />
  return (
    <main className="closed" data-theme="dark">
      <div className="closed-card">
        <h1>{text('status.unreachable.title')}</h1>
        <p>{text('status.unreachable.body')}</p>
        <Button look="gold" onClick={onRetry}>
          {text('shell.retry')}
        </Button>
      </div>
    </main>
  )
}

/**
 * A page opened without a network has parts that failed for good: once the server answers it is
 * opened anew.
 */
function openAnew(): void {
  call(systemStatus, { query: { url: location.hostname } }).then(
    () => location.reload(),
    () => undefined,
  )
}
