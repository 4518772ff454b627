import './closed.css'
import { codeOf, pageTexts } from '@senluna/text/index.ts'
import { shownLanguage, speak, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useState } from 'react'

const AGAIN_MS = 5_000

/** The server did not answer at all: tries again by itself. */
export default function Unreachable({ onRetry }: { onRetry: () => void }) {
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => {
    void speak(codeOf(document.documentElement.lang), pageTexts).then(() => {
      document.documentElement.lang = shownLanguage().tag
      setSpeaking(true)
    })
    const timer = setTimeout(onRetry, AGAIN_MS)
    addEventListener('online', onRetry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onRetry)
    }
  }, [onRetry])
  if (!speaking) return null
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
