import './prose.css'
import { useEffect, useRef } from 'react'
import { cleaned } from './cleaned.ts'

/**
 * HTML that the server has cleaned, cleaned here once more, as nodes that can do nothing but be
 * read and lead elsewhere. Its language may not be the page's: it runs the way its own letters do.
 */
export function Prose({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.replaceChildren(cleaned(html)), [html])
  return <div className="prose" ref={body} dir="auto" />
}
