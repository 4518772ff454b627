import './prose.css'
import { useEffect, useRef } from 'react'
import { plainParagraphs } from './plain-paragraphs.ts'

/**
 * HTML that the server has cleaned, cleaned here once more, as nodes that can do nothing but be
 * read and lead elsewhere. Its language may not be the page's: it runs the way its own letters do.
 */
export function Prose({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const plain = plainParagraphs(html)
    if (plain) return body.current?.replaceChildren(...plain)
    let left = false
    // What cleans is large, and banners seldom need it.
    void import('dompurify').then(
      ({ default: purify }) => {
        if (!left) body.current?.replaceChildren(cleaned(purify, html))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [html])
  return <div className="prose" ref={body} dir="auto" />
}

const cleaned = (purify: typeof import('dompurify').default, html: string): DocumentFragment =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
