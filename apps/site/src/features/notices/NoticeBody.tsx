import type { Notice } from '@senluna/contract/site/notices.ts'
import { noticeTime } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { Prose } from '../../shell/parts/Prose.tsx'

/** A notice's title, where nothing above it shows it, its date and its text. */
export function NoticeBody({ notice, heading: Heading }: { notice: Notice; heading?: 'h2' | 'h3' }) {
  const { timeZone } = useBrand()
  return (
    <article className="notice-body">
      {Heading && (
        <Heading>
          <bdi>{notice.title}</bdi>
        </Heading>
      )}
      <time className="hint num" dateTime={notice.createdAt}>
        {noticeTime(notice.createdAt, timeZone)}
      </time>
      {notice.imageUrl && <img src={notice.imageUrl} alt="" loading="lazy" />}
      <Prose html={notice.content} />
    </article>
  )
}
