import type { Notice } from '@senluna/contract/notices.ts'
import { momentText } from '@senluna/web/ui/format.ts'
import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand.ts'

/** A notice's title, where nothing above it tells it, its date and its text, which the server has cleaned: here it is once more. */
export function NoticeBody({ notice, heading: Heading }: { notice: Notice; heading?: 'h2' | 'h3' }) {
  const { timeZone } = useBrand()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.replaceChildren(cleaned(notice.content)), [notice.content])
  return (
    <article className="notice-body">
      {Heading && <Heading>{notice.title}</Heading>}
      <time className="hint num" dateTime={notice.createdAt}>
        {momentText(notice.createdAt, timeZone)}
      </time>
      {notice.imageUrl && <img src={notice.imageUrl} alt="" loading="lazy" />}
      <div className="prose" ref={body} />
    </article>
  )
}

/** A notice's text as nodes that can do nothing but be read and lead elsewhere. */
const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
