import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { ticketPath } from '../../families.ts'
import { gamePath, HOUSE_SLOT } from '../../play/use-play.ts'

/** The ways into the games of free rounds or tickets: house games, or what sells tickets. */
export function PlayFree({
  games,
  isTicket,
}: {
  games: readonly { code: string; name: string }[]
  isTicket?: boolean
}) {
  return (
    <p className="play-free">
      {games.map(({ code, name }) => (
        <Link
          key={code}
          className="btn gold"
          to={isTicket ? ticketPath(code) : gamePath({ ...HOUSE_SLOT, gameId: code }, 'real')}
        >
          {text(isTicket ? 'promo.free.bet' : 'promo.free.play', { game: name })}
        </Link>
      ))}
    </p>
  )
}
