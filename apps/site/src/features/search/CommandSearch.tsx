import './search.css'
import { gameIndex, gameList, type Game } from '@senluna/contract/games.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { fold } from '@senluna/kit/fold.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { History, Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { CATEGORIES } from '../../shell/categories.ts'
import { useModal } from '../../shell/use-modal.ts'
import { usePlay } from '../game/use-play.ts'
import { nearest, rank, type Entry } from './rank.ts'

const SHOWN = 30
const NEAR = 3
const KEPT = 6

/** Search over every game, in the page itself; works without marks and with the arrows. */
export default function CommandSearch() {
  const modal = useModal()
  const play = usePlay()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState(recentSearches)
  const id = useId()
  const index = useQuery({ ...q(gameIndex), staleTime: 600_000, select: entriesOf })
  const { found, count } = rank(index.data ?? [], typed, SHOWN)
  const near = typed && index.data && count === 0 ? nearest(index.data, typed, NEAR) : []
  const shown = count > 0 ? found : near

  const choose = async (entry: Entry) => {
    remember(typed)
    try {
      const game = await gameOf(entry)
      modal.close()
      // The address changes first: what the game opens must not be closed again.
      setTimeout(() => play(game, 'real'), 0)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  const press = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (way && shown.length > 0) {
      event.preventDefault()
      setActive((active + way + shown.length) % shown.length)
    } else if (event.key === 'Enter' && shown[active]) {
      event.preventDefault()
      void choose(shown[active])
    }
  }
  return (
    <Modal title={text('search.title')} onClose={modal.close}>
      <div className="input cs-input">
        <Search className="i s" aria-hidden />
        <input
          type="search"
          role="combobox"
          aria-label={text('search.title')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoFocus
          autoComplete="off"
          placeholder={text('search.placeholder')}
          value={typed}
          maxLength={80}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
      </div>
      <p className="hint cs-hint" role="status">
        {!typed ? text('search.hint') : !index.data ? text('shell.loading') : count > 0 ? text('search.count', { count }) : text('search.none', { query: typed })}
      </p>
      {index.isError && <ErrorState error={index.error} onRetry={() => void index.refetch()} />}
      {near.length > 0 && <h3 className="cs-near">{text('search.nearest')}</h3>}
      <ul className="cs-list" id={`${id}-list`} role="listbox" aria-label={text('search.title')}>
        {shown.map((entry, at) => (
          <Row key={`${entry.vendor}/${entry.gameId}`} id={`${id}-${at}`} entry={entry} active={at === active} onActive={() => setActive(at)} onChoose={() => void choose(entry)} />
        ))}
      </ul>
      {!typed && recent.length > 0 && (
        <div className="cs-recent">
          <h3>{text('search.recent')}</h3>
          <div className="pills">
            {recent.map((word) => (
              <button key={word} type="button" className="pill" onClick={() => setTyped(word)}>
                <History className="i xs" aria-hidden />
                {word}
              </button>
            ))}
            <button
              type="button"
              className="link small"
              onClick={() => {
                kept.set('searches', null)
                setRecent([])
              }}
            >
              {text('search.clear')}
            </button>
          </div>
        </div>
      )}
    </Modal>
  )
}

interface RowProps {
  id: string
  entry: Entry
  active: boolean
  onActive: () => void
  onChoose: () => void
}

function Row({ id, entry, active, onActive, onChoose }: RowProps) {
  const Icon = CATEGORIES[entry.type as GameType].icon
  return (
    <li id={id} role="option" aria-selected={active} className="cs-row" ref={(row) => void (active && row?.scrollIntoView({ block: 'nearest' }))} onPointerMove={onActive} onClick={onChoose}>
      <Icon className="i s" aria-hidden />
      <span>
        <b>{entry.name}</b>
        <small>
          {entry.vendorName} · {text(`category.${entry.type as GameType}`)}
        </small>
      </span>
    </li>
  )
}

function entriesOf({ vendors, games }: ReplyOf<typeof gameIndex>): Entry[] {
  const folded = vendors.map(([, name]) => fold(name))
  return games.map(([gameId, name, vendor, type, heat]) => ({
    gameId,
    name,
    folded: fold(name),
    vendor: vendors[vendor]?.[0] ?? '',
    vendorName: vendors[vendor]?.[1] ?? '',
    vendorFolded: folded[vendor] ?? '',
    type,
    heat,
  }))
}

/** The game behind a line of the index, with all that starting it takes. */
async function gameOf(entry: Entry): Promise<Game> {
  const { list } = await call(gameList, { query: { vassalage: entry.vendor, q: entry.name.slice(0, 80), pageSize: '20' } })
  const game = list.find((one) => one.gameId === entry.gameId)
  if (!game) throw new Error('the index names a game the list does not know')
  return game
}

function recentSearches(): string[] {
  try {
    const words: unknown = JSON.parse(kept.get('searches') ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

function remember(typed: string): void {
  const word = typed.trim()
  if (word) kept.set('searches', JSON.stringify([word, ...recentSearches().filter((one) => fold(one) !== fold(word))].slice(0, KEPT)))
}
