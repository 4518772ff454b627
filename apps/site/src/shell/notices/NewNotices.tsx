import { businessDate, instant } from '@senluna/kit/time.ts'
import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { due, remember, remembered, withShown } from '../../features/notices/popups.ts'
import { useLoggedIn, useMember } from '../../session.ts'
import { useAnnouncements } from './announcements.ts'
import { page } from '../frame/page-chunk.ts'

const Window = lazy(page(() => import('../../features/notices/PopupNotice.tsx')))

/**
 * The pop-up notices that are due: a button in the bar of notices opens them, one after another.
 * Nothing comes up by itself.
 */
export default function NewNotices() {
  const { timeZone } = useBrand()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const popups = useAnnouncements()?.popup
  const [known, setKnown] = useState(remembered)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const who = loggedIn ? member?.account : 'guest'
  const [opened] = useState(() => Date.now())
  const today = businessDate(instant(opened), timeZone)
  const waiting = who && popups ? due(popups, known, who, today).filter((popup) => !closed.includes(popup.id)) : []
  const [notice] = waiting
  if (!notice || !who) return null
  const close = (quiet: boolean) => {
    const next = withShown(known, notice, who, today, quiet)
    remember(next)
    setKnown(next)
    setClosed([...closed, notice.id])
    if (quiet || waiting.length === 1) setOpen(false)
  }
  return (
    <>
      <button type="button" className="notice-new" onClick={() => setOpen(true)}>
        {text('notice.new', { count: waiting.length })}
      </button>
      <Suspense>
        {isOpen && <Window key={notice.id} notice={notice} left={waiting.length - 1} onClose={close} />}
      </Suspense>
    </>
  )
}
