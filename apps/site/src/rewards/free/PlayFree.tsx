import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { gamePath, HOUSE_SLOT } from '../../play/use-play.ts'

/** The ways into the games that free rounds can be played in; they are house games. */
export function PlayFree({ games }: { games: readonly { code: string; name: string }[] }) {
  return (
    <p className="play-free">
      {games.map(({ code, name }) => (
        <Link key={code} className="btn gold" to={gamePath({ ...HOUSE_SLOT, gameId: code }, 'real')}>
          {text('promo.free.play', { game: name })}
        </Link>
      ))}
    </p>
  )
}
