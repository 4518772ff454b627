import './prose.css'
import { useEffect, useRef } from 'react'
import { plainParagraphs } from './plain-paragraphs.ts'

/**
 * The same as `Prose` where the first page has it: what cleans is large and seldom needed there. A
 * text with tags comes a moment later, so nothing may stand below it.
 */
export function LateProse({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const plain = plainParagraphs(html)
    if (plain) return body.current?.replaceChildren(...plain)
    let left = false
    void import('./cleaned.ts').then(
      ({ cleaned }) => {
        if (!left) body.current?.replaceChildren(cleaned(html))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [html])
  return <div className="prose" ref={body} dir="auto" />
}
