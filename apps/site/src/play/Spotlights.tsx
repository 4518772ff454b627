import './spotlight.css'
import type { Game } from '@senluna/contract/play/games.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { GameTile } from './GameTile.tsx'
import { rtpText } from './rtp-text.ts'
import { useFavorites } from './use-favorites.ts'
import { usePlay } from './use-play.ts'
import { useIsLocked } from '../rewards/bonus/use-wagered.ts'

interface Props {
  games: readonly Game[]
  eager?: boolean
  /** The heading of each game, one below the heading they stand under. */
  heading?: 'h2' | 'h3'
}

/** A few games, shown large: a grid of tiles would be mostly empty. */
export function Spotlights({ games, eager, heading: Heading = 'h3' }: Props) {
  const play = usePlay()
  const favorites = useFavorites()
  const isLocked = useIsLocked()
  return (
    <ul className="spots">
      {games.map((game) => (
        <li
          key={`${game.vendorCode}/${game.gameId}`}
          className="card spot"
          style={{ '--glow': game.palette[0] } as CSSProperties}
        >
          <GameTile
            game={game}
            eager={eager}
            locked={isLocked(game.gameType)}
            favorite={favorites.isFavorite(game.gameId)}
            onFavorite={() => favorites.toggle(game.gameId)}
            onPlay={(mode) => play(game, mode)}
          />
          <div className="spot-info">
            <Heading>{game.name}</Heading>
            <p className="muted">{game.vendorName}</p>
            <Facts game={game} />
            {game.underMaintenance === 0 && (
              <div className="spot-acts">
                <Button look="gold" onClick={() => play(game, 'real')}>
                  <Play className="i s" aria-hidden />
                  {text('tile.play')}
                </Button>
                {game.demo && <Button onClick={() => play(game, 'demo')}>{text('tile.demo')}</Button>}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ game }: { game: Game }) {
  const rtp = rtpText(game)
  const features = game.features.map((feature) => `feature.${feature}`).filter(isText)
  return (
    <dl className="spot-facts">
      {rtp !== undefined && (
        <div>
          <dt>{text('info.rtp')}</dt>
          <dd className="num">{rtp}</dd>
        </div>
      )}
      <div>
        <dt>{text('lobby.volatility')}</dt>
        <dd>{text(`lobby.volatility.${game.volatility}`)}</dd>
      </div>
      {features.length > 0 && (
        <div className="wide">
          <dt>{text('lobby.feature')}</dt>
          <dd>{features.map((feature) => text(feature)).join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}
