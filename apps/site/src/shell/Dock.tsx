import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ArrowUp, Megaphone, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'

/** Quick help at the edge of wide screens. */
export function Dock() {
  const navigate = useNavigate()
  return (
    <aside className="dock" aria-label={text('shell.quickHelp')}>
      <IconButton label={text('shell.fairness')} onClick={() => void navigate('/fairness')}>
        <ShieldCheck className="i" aria-hidden />
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
