import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Navigate } from 'react-router'
import { Closed } from './Closed.tsx'
import { Play } from './Play.tsx'

/** The game an address names: Vietnamese ones have a page of their own, and what there is none of is said so. */
export default function OneGame({ code }: { code: string }) {
  const game = findGame(code)
  if (game?.product === 'VNLOTT') return <Navigate to={`/vnlottery?gameCode=${code}`} replace />
  if (!game) return <Closed name={text('lottery.hall.title')} back="/lottery" />
  return <Play game={game} back={game.vassalage === 'TCG_SEA' ? '/lottery/sea' : '/lottery'} />
}
