import type { Notice } from '@senluna/contract/notices.ts'
import { momentText } from '@senluna/web/ui/format.ts'
import DOMPurify from 'dompurify'
import { useBrand } from '../../brand.ts'

/** A notice's title, date and text. The server has cleaned the text; it is cleaned here once more. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const { timeZone } = useBrand()
  const clean = DOMPurify.sanitize(notice.content, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input', 'iframe'], FORBID_ATTR: ['style'] })
  return (
    <article className="notice-body">
      <h3>{notice.title}</h3>
      <time className="hint num" dateTime={notice.createdAt}>
        {momentText(notice.createdAt, timeZone)}
      </time>
      {notice.imageUrl && <img src={notice.imageUrl} alt="" loading="lazy" />}
      <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
    </article>
  )
}
