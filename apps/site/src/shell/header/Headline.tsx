import './headline.css'
import type { Notice } from '@senluna/contract/site/notices.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useNotices } from '../notices/announcements.ts'
import { useModal } from '../windows/use-modal.ts'

const KEY = 'headlines-closed'
const MOST = 50
const nameOf = ({ id, version }: Notice) => `${id}/${version}`

/**
 * One urgent line above everything, until it is closed; a new version of it comes up again. A click
 * shows all of it.
 */
export default function Headline() {
  const modal = useModal()
  const notices = useNotices() ?? []
  const [closed, setClosed] = useState<readonly string[]>(() => (kept.get(KEY) ?? '').split(' '))
  const notice = notices.find((notice) => notice.headline && !closed.includes(nameOf(notice)))
  if (!notice) return null
  const close = () => {
    const next = [...closed, nameOf(notice)].slice(-MOST)
    kept.set(KEY, next.join(' '))
    setClosed(next)
  }
  return (
    <aside className="headline" aria-label={text('headline.label')}>
      <div className="wrap">
        <TriangleAlert className="i s" aria-hidden />
        <button
          type="button"
          className="headline-text"
          aria-label={text('shell.notice.open', { title: notice.title })}
          onClick={() => modal.open('notice', { index: String(notices.indexOf(notice)) })}
        >
          {notice.title}
        </button>
        <IconButton label={text('headline.close')} onClick={close}>
          <X className="i s" aria-hidden />
        </IconButton>
      </div>
    </aside>
  )
}
