import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Megaphone, Pause, Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { page, SOON } from '../frame/page-chunk.ts'
import { useAnnouncements } from './announcements.ts'
import { useModal } from '../windows/use-modal.ts'

const NewNotices = lazy(page(() => import('./NewNotices.tsx'), SOON))

const STAYS_MS = 6_000
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One line of news at a time; a click opens it, the button stops the change. */
export function NoticeBar() {
  const said = useAnnouncements()
  const known = said?.player
  // Headlines have a bar of their own, above everything.
  const notices = known?.filter((notice) => !notice.headline) ?? []
  const modal = useModal()
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(still)
  useEffect(() => {
    if (paused || notices.length < 2) return
    const timer = setInterval(() => setIndex((now) => now + 1), STAYS_MS)
    return () => clearInterval(timer)
  }, [paused, notices.length])
  const now = notices.length > 0 ? index % notices.length : 0
  const notice = notices[now]
  const asNew = said && said.popup.length > 0
  // Its room is kept while it is read, so that nothing below jumps; without notices there is no
  // bar.
  if (!notice && !asNew) return known ? null : <div className="notice empty" aria-hidden />
  return (
    <div className="notice">
      <Megaphone className="i s" aria-hidden />
      {notice && (
        <button
          type="button"
          className="notice-text"
          key={notice.id}
          aria-label={text('shell.notice.open', { title: notice.title })}
          onClick={() => modal.open('notice', { index: String(known?.indexOf(notice) ?? 0) })}
        >
          {notice.title}
        </button>
      )}
      <Suspense>{asNew && <NewNotices />}</Suspense>
      {notices.length > 1 && (
        <IconButton
          label={text(paused ? 'shell.notice.play' : 'shell.notice.pause')}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play className="i s" aria-hidden /> : <Pause className="i s" aria-hidden />}
        </IconButton>
      )}
    </div>
  )
}
