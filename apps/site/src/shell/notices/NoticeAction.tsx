import type { Notice } from '@senluna/contract/site/notices.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { gamePath, HOUSE_SLOT, usePlay, useTryFree } from '../../play/use-play.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { useIsOpen } from '../nav/open-pages.ts'
import { gameWithId } from './game-with-id.ts'
import { pathTo } from '../nav/path-to.ts'

/** Where a notice leads, if it leads anywhere that exists. */
export function NoticeAction({ notice, onFollowed }: { notice: Notice; onFollowed?: () => void }) {
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const { linkType, link = '' } = notice
  if (linkType === 'URL')
    return (
      <a className="btn gold" href={link} target="_blank" rel="noopener noreferrer" onClick={onFollowed}>
        {text('shell.notice.link')}
      </a>
    )
  if (linkType === 'GAME')
    return link === HOUSE_SLOT.gameId ? (
      <PlayHouse onFollowed={onFollowed} />
    ) : (
      <PlayGame gameId={link} onFollowed={onFollowed} />
    )
  const path = linkType === 'PROMOTION' ? pathTo('promotion', { id: link }) : link
  if (linkType === 'NONE' || !isOpen(path)) return null
  return (
    <Button
      look="gold"
      onClick={() => {
        onFollowed?.()
        void navigate(path)
      }}
    >
      {text('shell.notice.link')}
    </Button>
  )
}

/** Our own slot: who isn't logged in tries it at once. */
function PlayHouse({ onFollowed }: { onFollowed: (() => void) | undefined }) {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const tryFree = useTryFree()
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
}

/** Any other game: under maintenance, or without a log-in, it says so as everywhere. */
function PlayGame({ gameId, onFollowed }: { gameId: string; onFollowed: (() => void) | undefined }) {
  const play = usePlay()
  const find = useMutation({
    mutationFn: () => gameWithId(gameId),
    onSuccess: (game) => {
      onFollowed?.()
      // The window that it stood in closes first, so that it doesn't close what the game opens.
      setTimeout(() => play(game, 'real'), 0)
    },
    onError: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <Button look="gold" busy={find.isPending} onClick={() => find.mutate()}>
      {text('tile.play')}
    </Button>
  )
}
