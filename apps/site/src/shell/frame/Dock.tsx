import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ArrowUp, CircleHelp, Headset, HeartHandshake, Megaphone, MessagesSquare, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { useUnreadAnswers } from '../../chat/talk.ts'
import { openService, serviceIcon, useServiceLinks } from './service.ts'
import { useModal } from '../windows/use-modal.ts'
import { Teasers } from '../notices/Teasers.tsx'
import { pathTo } from '../nav/path-to.ts'

/** Quick help at the edge of wide screens. */
export default function Dock() {
  const navigate = useNavigate()
  const service = useServiceLinks()
  const modal = useModal()
  const unread = useUnreadAnswers()
  const hasRooms = useSwitch('CHAT')
  return (
    <aside className="dock" aria-label={text('shell.quickHelp')}>
      <Teasers />
      <IconButton
        label={unread > 0 ? `${text('chat.title')}, ${text('chat.unread', { n: unread })}` : text('chat.title')}
        className="first"
        onClick={() => modal.open('chat')}
      >
        <Headset className="i" aria-hidden />
        {unread > 0 && <span className="dot" aria-hidden />}
      </IconButton>
      {service.map((link) => {
        const Icon = serviceIcon(link)
        return (
          <IconButton key={link.id} label={link.name} onClick={() => openService(link)}>
            <Icon className="i" aria-hidden />
          </IconButton>
        )
      })}
      {hasRooms && (
        <IconButton label={text('room.title')} onClick={() => modal.open('room')}>
          <MessagesSquare className="i" aria-hidden />
        </IconButton>
      )}
      <IconButton label={text('shell.fairness')} onClick={() => void navigate(pathTo('fairness'))}>
        <ShieldCheck className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.limits')} onClick={() => void navigate(pathTo('limits'))}>
        <HeartHandshake className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.notices')} onClick={() => void navigate(pathTo('notices'))}>
        <Megaphone className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.help')} onClick={() => void navigate(pathTo('help'))}>
        <CircleHelp className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.backToTop')} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
        <ArrowUp className="i" aria-hidden />
      </IconButton>
    </aside>
  )
}
