import './prose.css'
import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'

/**
 * HTML that the server has cleaned, cleaned here once more, as nodes that can do nothing but be
 * read and lead elsewhere. Its language may not be the page's: it runs the way its own letters do.
 */
export function Prose({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.replaceChildren(cleaned(html)), [html])
  return <div className="prose" ref={body} dir="auto" />
}

const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
