import './prose.css'
import { isLanguage, LANGUAGES } from '@senluna/text/index.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { cleaned } from '../../shell/parts/cleaned.ts'

interface Props {
  /** HTML that the server has cleaned: here it is once more. */
  html: string
  /** The brand's code of the language it is in, which may not be the page's. */
  language: string
  /** Where a link to this site leads. */
  linkTo: (path: string) => string
}

/** A text of several paragraphs. Its links to this site change the page without loading it anew. */
export function Prose({ html, language, linkTo }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const box = body.current
    if (!box) return
    const nodes = cleaned(html)
    for (const link of nodes.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', linkTo(link.getAttribute('href')!))
    // A table wider than a phone moves by itself, with the keyboard too.
    for (const table of nodes.querySelectorAll('table')) {
      const frame = Object.assign(document.createElement('div'), { className: 'prose-table', tabIndex: 0 })
      table.replaceWith(frame)
      frame.append(table)
    }
    box.replaceChildren(nodes)
    const follow = (event: MouseEvent) => {
      const path = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
      if (!path?.startsWith('/') || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void navigate(path)
    }
    box.addEventListener('click', follow)
    return () => box.removeEventListener('click', follow)
  }, [html, linkTo, navigate])
  const { tag, direction } = LANGUAGES[isLanguage(language) ? language : 'EN']
  return <div className="prose" ref={body} lang={tag} dir={direction} />
}
