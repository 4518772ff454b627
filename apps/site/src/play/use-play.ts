import type { Game } from '@senluna/contract/play/games.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useIsLocked } from '../rewards/bonus/use-wagered.ts'
import { isTrialMember, useMember } from '../session.ts'
import { pathTo } from '../shell/nav/path-to.ts'
import { useModal } from '../shell/windows/use-modal.ts'
import { showPopup } from './popups.ts'

export type PlayMode = 'real' | 'demo'

/** Our own slot, which everybody may try at once. */
export const HOUSE_SLOT = { gameId: 'sen-vang', nodeId: '1', vendorCode: 'SENLUNA', name: 'Sen Vàng' } as const

/** The address of a game's page. */
export const gamePath = (
  game: Pick<Game, 'gameId' | 'nodeId' | 'vendorCode'> & { roomId?: string },
  mode: PlayMode,
): string =>
  pathTo('game', {
    id: game.gameId,
    node: game.nodeId,
    vendor: game.vendorCode,
    ...(game.roomId && { room: game.roomId }),
    mode,
  })

/**
 * Starts a game: asks for a log-in, says that it is closed, offers what there is to choose, or
 * opens it.
 */
export function usePlay() {
  const navigate = useNavigate()
  const modal = useModal()
  const member = useMember()
  const tryFree = useTryFree()
  const isLocked = useIsLocked()
  return (game: Game, mode: PlayMode) => {
    if (game.underMaintenance === 1) return showPopup({ kind: 'maintenance', game })
    if (sessionHandle() === null) {
      if (mode === 'demo') return tryFree.mutate(gamePath(game, 'demo'))
      return modal.open('login', { next: gamePath(game, 'real') })
    }
    if (mode === 'real' && isLocked(game.gameType)) return toast('info', text('refusal.BET_BONUS_GAME'))
    if (game.isGame === 'VASSALAGE')
      return showPopup({ kind: 'choose', vendor: { ...game, displayName: game.vendorName } })
    if (mode === 'real' && isTrialMember(member)) return modal.open('trial', { next: gamePath(game, 'demo') })
    return void navigate(gamePath(game, mode))
  }
}

/**
 * Opens a free-play account where nobody is logged in, next a game in free play: one click to the
 * reels.
 */
export function useTryFree() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (path: string | void) => {
      if (sessionHandle() === null) {
        const { startFreePlay } = await import('../free-play.ts')
        await startFreePlay()
        // Over a game nothing may lie: its own bar says that it is free play.
        if (path !== undefined && !path.startsWith('/game')) toast('info', text('trial.started'))
      }
      return path ?? gamePath(HOUSE_SLOT, 'demo')
    },
    onSuccess: (path) => void navigate(path),
    onError: (error) => toast('error', sentenceOf(error)),
  })
}
