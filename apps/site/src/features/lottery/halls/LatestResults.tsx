import { lottOpened, type LottGame } from '@senluna/contract/lottery.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWide } from '../../../shell/frame/use-wide.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { drawNumberText } from '../draw/names.ts'
import { Drawn } from './Faces.tsx'

const COUNT = '20'
const SHOWN = 10
const SHOWN_NARROW = 4
/** From here on a result stands beside its game. */
const ROW_PX = 640
const AGAIN_MS = 15 * SECOND

interface Props {
  /** The games of the hall that is open: results of others aren't shown. */
  groups: readonly { games: readonly LottGame[] }[]
}

/** What the games of a hall drew last, newest first. Not there while none has drawn. */
export function LatestResults({ groups }: Props) {
  const shown = useWide(ROW_PX) ? SHOWN : SHOWN_NARROW
  const opened = useQuery({ ...q(lottOpened, { query: { count: COUNT } }), refetchInterval: AGAIN_MS })
  const games = new Map(groups.flatMap((group) => group.games).map((game) => [game.gameCode, game]))
  const rows = (opened.data ?? []).flatMap(({ gameCode, drawNumber, result }) => {
    const game = games.get(gameCode)
    return game && result ? [{ game, drawNumber, result }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className="halls-group">
      <h2>{text('lottery.hall.latest')}</h2>
      <div className="card past">
        <ul>
          {rows.slice(0, shown).map(({ game, drawNumber, result }) => (
            <li key={`${game.gameCode} ${drawNumber}`}>
              <Link to={pathTo('lottery', { gameCode: game.gameCode })}>
                {game.name}{' '}
                <small className="num">
                  <bdi dir="ltr">{drawNumberText(drawNumber)}</bdi>
                </small>
              </Link>
              <div>
                <Drawn small family={game.family} result={result} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
