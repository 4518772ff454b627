import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ArrowUp, HeartHandshake, Megaphone, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { openService, serviceIcon, useServiceLinks } from './service.ts'

/** Quick help at the edge of wide screens. */
export function Dock() {
  const navigate = useNavigate()
  const service = useServiceLinks()
  return (
    <aside className="dock" aria-label={text('shell.quickHelp')}>
      {service.map((link) => {
        const Icon = serviceIcon(link)
        return (
          <IconButton key={link.id} label={link.name} onClick={() => openService(link)}>
            <Icon className="i" aria-hidden />
          </IconButton>
        )
      })}
      <IconButton label={text('shell.fairness')} onClick={() => void navigate('/fairness')}>
        <ShieldCheck className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.limits')} onClick={() => void navigate('/account/limits')}>
        <HeartHandshake className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.notices')} onClick={() => void navigate('/noticePage')}>
        <Megaphone className="i" aria-hidden />
      </IconButton>
      <IconButton label={text('shell.backToTop')} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
        <ArrowUp className="i" aria-hidden />
      </IconButton>
    </aside>
  )
}
