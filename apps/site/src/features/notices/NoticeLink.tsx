import type { Notice } from '@senluna/contract/notices.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useNavigate } from 'react-router'
import { gamePath, HOUSE_SLOT, useTryFree } from '../../play/use-play.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { isBuilt } from '../../shell/absent.ts'

/** Where a notice leads, if it leads anywhere that exists. */
export function NoticeLink({ notice, onFollowed }: { notice: Notice; onFollowed?: () => void }) {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const tryFree = useTryFree()
  const { linkType, link = '' } = notice
  if (linkType === 'URL')
    return (
      <a className="btn gold" href={link} target="_blank" rel="noopener noreferrer" onClick={onFollowed}>
        {text('shell.notice.link')}
      </a>
    )
  if (linkType === 'ROUTE' && isBuilt(link))
    return (
      <Button
        look="gold"
        onClick={() => {
          onFollowed?.()
          void navigate(link)
        }}
      >
        {text('shell.notice.link')}
      </Button>
    )
  if (linkType === 'GAME' && link === HOUSE_SLOT.gameId)
    return (
      <Button
        look="gold"
        busy={tryFree.isPending}
        onClick={() => {
          onFollowed?.()
          if (loggedIn) void navigate(gamePath(HOUSE_SLOT, trial ? 'demo' : 'real'))
          else tryFree.mutate()
        }}
      >
        {text(loggedIn ? 'tile.play' : 'home.hero.try')}
      </Button>
    )
  return null
}
