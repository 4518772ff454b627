import type { Game } from '@senluna/contract/play/games.ts'
import { text } from '@senluna/web/client/text.ts'
import { Flame, Heart, Lock, Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { CatalogueImage } from './CatalogueImage.tsx'
import { showPopup } from './popups.ts'
import { rtpText } from './rtp-text.ts'
import { useLongPress } from './use-long-press.ts'
import { gamePath } from './use-play.ts'

interface Props {
  game: Game
  favorite: boolean
  /** A bonus that is being wagered doesn't let this game be played for money. */
  locked?: boolean
  onPlay: (mode: 'real' | 'demo') => void
  onFavorite: () => void
  /** Only one tile of a grid is a tab stop; arrows reach the others. */
  tabIndex?: number
  /** Pictures of the first rows come at once. */
  eager?: boolean
  small?: boolean
}

/**
 * One game: its art, its name and studio as text over it; hover or focus shows what can be done.
 */
export function GameTile({ game, favorite, locked, onPlay, onFavorite, tabIndex, eager, small }: Props) {
  const closed = game.underMaintenance === 1
  const rtp = rtpText(game)
  const { handlers, wasLong } = useLongPress(() => showPopup({ kind: 'info', game }))
  const open = (mode: 'real' | 'demo') => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!wasLong()) onPlay(mode)
  }
  return (
    <article className={closed || locked ? 'game closed' : 'game'} data-game={game.gameId}>
      <a
        className="th"
        data-theme="dark"
        href={gamePath(game, 'real')}
        tabIndex={tabIndex}
        aria-keyshortcuts="I"
        {...handlers}
        onClick={open('real')}
        style={{ background: `linear-gradient(160deg, ${game.palette[0]}, ${game.palette[1]})` }}
      >
        <CatalogueImage src={game.icon} width="300" height="400" loading={eager ? 'eager' : 'lazy'} />
        <span className="ttl">
          <b>{game.name}</b> {!small && <small>{game.vendorName}</small>}
        </span>{' '}
        {closed ? (
          <span className="tl">
            <span className="tag dark">{text('tile.maintenance')}</span>
          </span>
        ) : locked ? (
          <span className="tl">
            <span className="tag dark">
              <Lock className="i xs" aria-hidden />
              {text('tile.locked')}
            </span>
          </span>
        ) : (
          <Tags game={game} />
        )}
        {!small && (
          <span className="ov" aria-hidden>
            <b>{game.name}</b>
            <span className="facts num">
              {rtp !== undefined && <>{text('tile.rtp', { rtp })}</>}
              <br />
              {text('tile.volatility', { level: text(`lobby.volatility.${game.volatility}`).toLowerCase() })}
            </span>
            <span className="btn gold sm">
              <Play className="i s" />
              {text('tile.play')}
            </span>
          </span>
        )}
      </a>
      <button
        type="button"
        className="fav"
        tabIndex={tabIndex}
        aria-pressed={favorite}
        aria-label={text(favorite ? 'tile.unfavorite' : 'tile.favorite', { name: game.name })}
        onClick={onFavorite}
      >
        <Heart className="i s" aria-hidden />
      </button>
      {game.demo && !closed && !small && (
        <button
          type="button"
          className="btn ghost sm try"
          data-theme="dark"
          tabIndex={tabIndex}
          aria-label={text('tile.demoOf', { name: game.name })}
          onClick={open('demo')}
        >
          {text('tile.demo')}
        </button>
      )}
    </article>
  )
}

function Tags({ game }: { game: Game }) {
  return (
    <span className="tl">
      {game.isHot === 1 && (
        <span className="tag hot">
          <Flame className="i xs" aria-hidden />
          {text('shell.hot')}
        </span>
      )}
      {game.isNewGame && game.isHot === 0 && <span className="tag new">{text('tile.new')}</span>}
      {game.jackpot && game.isHot === 0 && !game.isNewGame && <span className="tag vip">{text('tile.jackpot')}</span>}
    </span>
  )
}
