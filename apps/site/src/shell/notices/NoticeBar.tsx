import { announcements, type Notice } from '@senluna/contract/site/notices.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useChosenLanguage } from '../header/language.ts'
import { NOTICES_ASKED } from './notices-asked.ts'
import { useModal } from '../windows/use-modal.ts'

const STAYS_MS = 6_000
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What there is to say to this visitor, by place. */
export function useAnnouncements() {
  const { language } = useChosenLanguage()
  return useQuery(q(announcements, { query: { ...NOTICES_ASKED, language } })).data
}

/** The notices of the scrolling bar, urgent ones first. */
export const useNotices = (): readonly Notice[] | undefined => useAnnouncements()?.player

/** The banners of a page's head; of the home page without one. */
export const useBanners = (place?: string): readonly Notice[] =>
  useAnnouncements()?.banners.filter((banner) => banner.place === place) ?? []

/** One line of news at a time; a click opens it, the button stops the change. */
export function NoticeBar() {
  const known = useNotices()
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
  // Its room is kept while it is read, so that nothing below jumps; without notices there is no
  // bar.
  if (!notice) return known ? null : <div className="notice empty" aria-hidden />
  return (
    <div className="notice">
      <Megaphone className="i s" aria-hidden />
      <button
        type="button"
        className="notice-text"
        key={notice.id}
        aria-label={text('shell.notice.open', { title: notice.title })}
        onClick={() => modal.open('notice', { index: String(known?.indexOf(notice) ?? 0) })}
      >
        {notice.title}
      </button>
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
