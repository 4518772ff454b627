import { businessDate, instant } from '@senluna/kit/time.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { due, remember, remembered, withShown } from '../../features/notices/popups.ts'
import { useLoggedIn, useMember } from '../../session.ts'
import { useAnnouncements } from './NoticeBar.tsx'
import { page } from '../frame/page-chunk.ts'

const Window = lazy(page(() => import('../../features/notices/PopupNotice.tsx')))
const CALM_MS = 1_200
// A window redraws the whole page under it: nobody gets one while the page still arrives and they
// haven't touched it.
const LOOK_MS = 6_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Pop-up notices that are due, one after another, once the page is calm. `free`: there is neither
 * window nor game.
 */
export default function PopupNotices({ free }: { free: boolean }) {
  const { timeZone } = useBrand()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const popups = useAnnouncements()?.popup
  const [known, setKnown] = useState(remembered)
  const [closed, setClosed] = useState<readonly string[]>([])
  const who = loggedIn ? member?.account : 'guest'
  const [opened] = useState(() => Date.now())
  const today = businessDate(instant(opened), timeZone)
  const waiting = who && popups ? due(popups, known, who, today).filter((popup) => !closed.includes(popup.id)) : []
  const [notice] = waiting
  const calm = useCalm(free && notice !== undefined)
  if (!calm || !notice || !who) return null
  return (
    <Suspense>
      <Window
        key={notice.id}
        notice={notice}
        left={waiting.length - 1}
        onClose={(quiet) => {
          const next = withShown(known, notice, who, today, quiet)
          remember(next)
          setKnown(next)
          setClosed([...closed, notice.id])
        }}
      />
    </Suspense>
  )
}

/**
 * Whether it is time for a window: the reader has been seen, or has had time to look, and nothing
 * goes on: nobody types, no menu and no sheet is open. Stays so while `wanted`.
 */
function useCalm(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const begun = Date.now()
    let seen = false
    const see = () => (seen = true)
    for (const sign of SIGNS) addEventListener(sign, see, { passive: true, once: true })
    const timer = setInterval(() => {
      const busy = document.hidden || document.querySelector('input:focus, select:focus, .menu, .vm, dialog[open]')
      if (busy || (!seen && Date.now() - begun < LOOK_MS)) return
      clearInterval(timer)
      setCalm(true)
    }, CALM_MS)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, see)
      setCalm(false)
    }
  }, [wanted])
  return calm
}
