import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { pathTo } from '../../shell/nav/path-to.ts'
import { gamePath, HOUSE_SLOT } from '../../play/use-play.ts'

/** The ways into the games of free rounds or tickets: house games, or lotteries. */
export function PlayFree({
  games,
  isLottery,
}: {
  games: readonly { code: string; name: string }[]
  isLottery?: boolean
}) {
  return (
    <p className="play-free">
      {games.map(({ code, name }) => (
        <Link
          key={code}
          className="btn gold"
          to={isLottery ? pathTo('lottery', { gameCode: code }) : gamePath({ ...HOUSE_SLOT, gameId: code }, 'real')}
        >
          {text(isLottery ? 'promo.free.bet' : 'promo.free.play', { game: name })}
        </Link>
      ))}
    </p>
  )
}
