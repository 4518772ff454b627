import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ArrowUp, CircleHelp, Headset, Megaphone, MessagesSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { useUnreadAnswers } from '../../chat/talk.ts'
import { useModal } from '../windows/use-modal.ts'
import { Teasers } from '../notices/Teasers.tsx'
import { pathTo } from '../nav/path-to.ts'

/** Quick help at the edge of wide screens: four ways, the rest stands in menus and footer. */
export default function Dock() {
  const navigate = useNavigate()
  const modal = useModal()
  const unread = useUnreadAnswers()
  const hasRooms = useSwitch('CHAT')
  return (
    <aside className="dock" aria-label={text('shell.quickHelp')}>
      <Teasers />
      <IconButton
        label={unread > 0 ? `${text('chat.title')}, ${text('chat.unread', { n: unread })}` : text('chat.title')}
        className="dock-chat"
        onClick={() => modal.open('chat')}
      >
        <Headset className="i" aria-hidden />
        {unread > 0 && <span className="dot" aria-hidden />}
      </IconButton>
      {hasRooms ? (
        <IconButton label={text('room.title')} onClick={() => modal.open('room')}>
          <MessagesSquare className="i" aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={text('shell.notices')} onClick={() => void navigate(pathTo('notices'))}>
          <Megaphone className="i" aria-hidden />
        </IconButton>
      )}
      <IconButton label={text('shell.help')} onClick={() => void navigate(pathTo('help'))}>
        <CircleHelp className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.backToTop')} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
        <ArrowUp className="i" aria-hidden />
      </IconButton>
    </aside>
  )
}
