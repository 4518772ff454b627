import { type Game, type Vendor } from '@senluna/contract/play/games.ts'
import { gameList, roomList } from '@senluna/contract/play/lobby.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'
import { GameGrid } from '../../play/GameGrid.tsx'
import { showPopup, type GamePopup } from '../../play/popups.ts'
import { gamePath } from '../../play/use-play.ts'
import { GameInfo } from './GameInfo.tsx'

type ChosenVendor = Pick<Vendor, 'vendorCode' | 'displayName' | 'gameType'>

const close = () => showPopup(null)

/** Windows a tile opens instead of a game. */
export default function GameWindows({ popup }: { popup: GamePopup }) {
  if (popup.kind === 'choose') return <Choose vendor={popup.vendor} />
  if (popup.kind === 'maintenance') return <Maintenance game={popup.game} />
  if (popup.kind === 'rooms') return <Rooms game={popup.game} />
  return <GameInfo game={popup.game} onClose={close} />
}

function Maintenance({ game }: { game: Game }) {
  const others = useQuery(q(gameList, { query: { underMaintenance: '0', pageSize: '24' } }))
  // Those of its own kind come first; where none of them runs, something else does.
  const open = (others.data?.list ?? [])
    .toSorted((a, b) => likeness(b, game) - likeness(a, game))
    .slice(0, MOST_OFFERED)
  return (
    <Modal title={text('launch.maintenance.title')} onClose={close} dialog>
      <p>{text('launch.maintenance.body', { name: game.name })}</p>
      {open.length > 0 && (
        <>
          <h3 className="sheet-label">{text('launch.alternatives')}</h3>
          <GameGrid games={open} onPlayed={close} small />
        </>
      )}
      <div className="modal-foot">
        <Button look="gold" onClick={close} data-autofocus>
          {text('shell.ok')}
        </Button>
      </div>
    </Modal>
  )
}

const MOST_OFFERED = 4

const likeness = (other: Game, game: Game): number => Number(other.gameType === game.gameType) * 2 + Number(other.own)

/** The games of a vendor that is entered as a whole, with a search. */
function Choose({ vendor }: { vendor: ChosenVendor }) {
  const [wanted, setWanted] = useState('')
  const list = useQuery(q(gameList, { query: { vendorCode: vendor.vendorCode, q: wanted, pageSize: '60' } }))
  return (
    <Modal title={text('launch.choose', { vendor: vendor.displayName })} size="wide" onClose={close}>
      <div className="input">
        <input
          type="search"
          aria-label={text('search.title')}
          placeholder={text('search.placeholder')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className="sheet-label">
        {list.isError ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <Loading>
            <Skeleton style={{ height: 240 }} />
          </Loading>
        ) : list.data.list.length === 0 ? (
          <EmptyState>{text('search.none', { query: wanted })}</EmptyState>
        ) : (
          <GameGrid games={list.data.list} onPlayed={close} onChoose={(game) => showPopup({ kind: 'rooms', game })} />
        )}
      </div>
    </Modal>
  )
}

/** The rooms or tables of a vendor. */
function Rooms({ game }: { game: Game }) {
  const { currency } = useBrand()
  const navigate = useNavigate()
  const rooms = useQuery(q(roomList, { query: { vendorCode: game.vendorCode, gameType: game.gameType } }))
  if (rooms.isError)
    return (
      <Modal title={text('launch.rooms', { vendor: game.vendorName })} onClose={close}>
        <ErrorState error={rooms.error} onRetry={() => void rooms.refetch()} />
      </Modal>
    )
  return (
    <Modal title={text('launch.rooms', { vendor: game.vendorName })} onClose={close}>
      {!rooms.data ? (
        <Loading>
          <Skeleton style={{ height: 180 }} />
        </Loading>
      ) : rooms.data.list.length === 0 ? (
        <EmptyState>{text('launch.room.none')}</EmptyState>
      ) : (
        <ul className="rooms">
          {rooms.data.list.map((room) => (
            <li key={room.roomId} className="card">
              <CatalogueImage src={room.icon} width="44" height="44" />
              <div>
                <b>{room.name}</b>
                <p className="hint num">
                  {text('launch.room.limits', {
                    min: moneyText(room.minBet, currency),
                    max: moneyText(room.maxBet, currency),
                  })}
                </p>
              </div>
              <Button
                look={room.maintenance ? 's2' : 'gold'}
                size="sm"
                disabled={room.maintenance === 1}
                aria-label={room.maintenance ? undefined : text('launch.room.enter', { name: room.name })}
                onClick={() => {
                  close()
                  void navigate(gamePath({ ...game, nodeId: room.nodeId, roomId: room.roomId }, 'real'))
                }}
              >
                {text(room.maintenance ? 'tile.maintenance' : 'tile.play')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
