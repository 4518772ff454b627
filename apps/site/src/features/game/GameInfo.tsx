import './game-info.css'
import type { Game } from '@senluna/contract/play/games.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Heart, Play } from 'lucide-react'
import { useFavorites } from '../../play/use-favorites.ts'
import { usePlay, type PlayMode } from '../../play/use-play.ts'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'
import { rtpText } from '../../play/rtp-text.ts'
import { useLoggedIn } from '../../session.ts'

/** All there is to know of a game and to do with it: what a long press on its tile opens. */
export function GameInfo({ game, onClose }: { game: Game; onClose: () => void }) {
  const play = usePlay()
  const favorites = useFavorites()
  const loggedIn = useLoggedIn()
  const closed = game.underMaintenance === 1
  const favorite = favorites.isFavorite(game.gameId)
  const start = (mode: PlayMode) => () => {
    onClose()
    play(game, mode)
  }
  const rtp = rtpText(game)
  const facts: readonly (readonly [label: string, value: string])[] = [
    [text('info.studio'), game.vendorName],
    [text('info.category'), text(`category.${game.gameType}`)],
    ...(rtp === undefined ? [] : [[text('info.rtp'), rtp] as const]),
    [text('lobby.volatility'), text(`lobby.volatility.${game.volatility}`)],
    ...named(text('lobby.theme'), [`theme.${game.theme}`]),
    ...named(
      text('lobby.feature'),
      game.features.map((feature) => `feature.${feature}`),
    ),
  ]
  return (
    <Modal title={game.name} onClose={onClose}>
      <div className="game-info">
        <CatalogueImage src={game.icon} width={96} height={128} style={{ background: game.palette[0] }} />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {closed && <p className="note info game-info-note">{text('launch.maintenance.body', { name: game.name })}</p>}
      <div className="modal-foot">
        <Button
          aria-pressed={favorite}
          onClick={() => {
            if (!loggedIn) onClose()
            favorites.toggle(game.gameId)
          }}
        >
          <Heart className={favorite ? 'i s full-heart' : 'i s'} aria-hidden />
          {text(favorite ? 'info.unfavorite' : 'info.favorite')}
        </Button>
        {!closed && game.demo && <Button onClick={start('demo')}>{text('tile.demo')}</Button>}
        {!closed && (
          <Button look="gold" onClick={start('real')} data-autofocus>
            <Play className="i s" aria-hidden />
            {text('tile.play')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** A line of facts whose names are known; nothing when none is. */
function named(label: string, keys: readonly string[]): readonly (readonly [string, string])[] {
  const known = keys.filter(isText).map((key) => text(key))
  return known.length === 0 ? [] : [[label, known.join(', ')]]
}
