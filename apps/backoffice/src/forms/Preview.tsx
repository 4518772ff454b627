import { previewNotice } from '@senluna/contract/desk/brand/content.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { useEffect, useRef, useState } from 'react'
import { say } from '../say.ts'

const PREVIEW_AFTER_MS = 500

/** What players will see: the text as the server cleans it. */
export function Preview({ title, html }: { title: string; html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [clean, setClean] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (html.trim() === '') setClean('')
      else
        call(previewNotice, { body: { html } }).then(
          ({ html: cleaned }) => setClean(cleaned),
          () => undefined,
        )
    }, PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [html])
  useEffect(() => {
    // Nodes of a document that never was shown: nothing in them runs.
    const { body } = new DOMParser().parseFromString(clean, 'text/html')
    box.current?.replaceChildren(...body.childNodes)
  }, [clean])
  return (
    <section className="preview" aria-label={say('desk.notices.preview')}>
      <small>{say('desk.notices.preview')}</small>
      <h3>{title}</h3>
      <div ref={box} />
    </section>
  )
}
