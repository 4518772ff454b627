import { Navigate } from 'react-router'
import type { AllRules } from '../draw/all-rules.ts'
import { ShutGame } from '../draw/Shut.tsx'
import { Play } from './play/Play.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'

/**
 * The page of a game by the rules of all of them: Vietnamese ones have a page of their own, and
 * what there is none of is said so.
 */
export const oneGame = ({ findGame, structureOf }: AllRules) =>
  function OneGame({ code }: { code: string }) {
    const game = findGame(code)
    if (game?.product === 'VNLOTT') return <Navigate to={pathTo('vnLottery', { gameCode: code })} replace />
    if (!game) return <ShutGame why="UNKNOWN" code={code} back={pathTo('lottery')} />
    const back = game.vendorCode === 'TCG_SEA' ? pathTo('lotterySea') : pathTo('lottery')
    return <Play game={game} structure={structureOf(game)} back={back} />
  }
