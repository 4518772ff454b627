import { previewNotice } from '@senluna/contract/desk/brand/content.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { useEffect, useRef, useState } from 'react'
import { Framed } from './Framed.tsx'

const PREVIEW_AFTER_MS = 500

/** A text in the form of HTML, as the server cleans it for players. */
export function Cleaned({ html }: { html: string }) {
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
  return <div ref={box} />
}

/** What players will see: a title and the text as the server cleans it. */
export const Preview = ({ title, html, language }: { title: string; html: string; language?: string }) => (
  <Framed language={language}>
    {() => (
      <>
        <h3>{title}</h3>
        <Cleaned html={html} />
      </>
    )}
  </Framed>
)
