import type { Game } from '@senluna/contract/play/games.ts'
import { usePlay } from './use-play.ts'
import { GameTile } from './GameTile.tsx'
import { useFavorites } from './use-favorites.ts'
import { useIsLocked } from '../rewards/bonus/use-wagered.ts'

interface Props {
  games: readonly Game[]
  /** Called when a game is opened, so that a window around it can close. */
  onPlayed?: () => void
  /** Takes over for entries that lead to another choice. */
  onChoose?: (game: Game) => void
  small?: boolean
  rail?: boolean
  eager?: boolean
}

/** A handful of games; long lists use the virtual grid. */
export function GameGrid({ games, onPlayed, onChoose, small, rail, eager }: Props) {
  const play = usePlay()
  const favorites = useFavorites()
  const isLocked = useIsLocked()
  return (
    <ul className={rail ? 'rail' : small ? 'grid small' : 'grid'}>
      {games.map((game) => (
        <li key={`${game.vendorCode}/${game.gameId}`}>
          <GameTile
            game={game}
            small={small}
            eager={eager}
            locked={isLocked(game.gameType)}
            favorite={favorites.isFavorite(game.gameId)}
            onFavorite={() => favorites.toggle(game.gameId)}
            onPlay={(mode) => {
              if (onChoose && game.isGame === 'VASSALAGE') return onChoose(game)
              onPlayed?.()
              play(game, mode)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
