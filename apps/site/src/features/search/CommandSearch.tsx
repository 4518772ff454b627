import './search.css'
import { type Game } from '@senluna/contract/play/games.ts'
import { gameIndex, gameList } from '@senluna/contract/play/lobby.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { History, Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { CATEGORIES } from '../../shell/nav/categories.ts'
import { useModal } from '../../shell/windows/use-modal.ts'
import { usePlay } from '../../play/use-play.ts'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'
import { nearest, rank, type Entry } from './rank.ts'
import { knownAs } from './words.ts'

const SHOWN = 30
const NEAR = 3
const KEPT = 6

/** Search over every game, in the page itself; works without marks and with the arrows. */
export default function CommandSearch() {
  const modal = useModal()
  const play = usePlay()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const index = useQuery({ ...q(gameIndex), staleTime: 600_000, select: entriesOf })
  const { found, count } = rank(index.data ?? [], typed, SHOWN)
  const near = typed && index.data && count === 0 ? nearest(index.data, typed, NEAR) : []
  // Nothing near either: what most play is better than an empty window.
  const offered = typed && index.data && count === 0 && near.length === 0 ? popular(index.data) : []
  const shown = count > 0 ? found : near.length > 0 ? near : offered

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
      const rows = [...(list.current?.querySelectorAll('button') ?? [])]
      const now = rows.findIndex((row) => row === document.activeElement)
      const to = now + way
      if (to < 0) input.current?.focus()
      else rows[Math.min(to, rows.length - 1)]?.focus()
    } else if (event.key === 'Enter' && event.target === input.current && shown[0]) {
      event.preventDefault()
      void choose(shown[0])
    }
  }
  return (
    <Modal title={text('search.title')} onClose={modal.close}>
      <div className="input cs-input">
        <Search className="i s" aria-hidden />
        <input
          ref={input}
          type="search"
          aria-label={text('search.title')}
          aria-controls={id}
          data-autofocus
          autoComplete="off"
          placeholder={text('search.placeholder')}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <output className="hint cs-hint">
        {!typed
          ? text('search.hint')
          : !index.data
            ? text('shell.loading')
            : count > 0
              ? text('search.count', { count })
              : text('search.none', { query: typed })}
      </output>
      {index.isError && <ErrorState error={index.error} onRetry={() => void index.refetch()} />}
      {near.length > 0 && <h3 className="cs-near">{text('search.nearest')}</h3>}
      {offered.length > 0 && <h3 className="cs-near">{text('search.popular')}</h3>}
      <ul className="cs-list" id={id} ref={list} aria-label={text('search.title')}>
        {shown.map((entry) => (
          <Row
            key={`${entry.vendor}/${entry.gameId}`}
            entry={entry}
            onKey={press}
            onChoose={() => void choose(entry)}
          />
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
  entry: Entry
  onKey: (event: KeyboardEvent) => void
  onChoose: () => void
}

function Row({ entry, onKey, onChoose }: RowProps) {
  const Icon = CATEGORIES[entry.type as GameType].icon
  return (
    <li>
      <button type="button" className="cs-row" onKeyDown={onKey} onClick={onChoose}>
        <span className="cs-art">
          <Icon className="i s" aria-hidden />
          <CatalogueImage src={artOf(entry)} alt="" width="36" height="48" loading="lazy" />
        </span>
        <span>
          <b>{entry.name}</b>
          <small>
            {/* Where a category has one provider, both may have the same name. */}
            {[...new Set([entry.vendorName, text(`category.${entry.type as GameType}`)])].join(' · ')}
          </small>
        </span>
      </button>
    </li>
  )
}

function entriesOf({ vendors, shelves }: ReplyOf<typeof gameIndex>): Entry[] {
  return shelves.flatMap(([place, type, games]) => {
    const [vendor = '', vendorName = ''] = vendors[place] ?? []
    const vendorFolded = fold(vendorName)
    return games.map(([gameId, name, heat = 0]) => ({
      gameId,
      name,
      folded: fold(name),
      known: `${knownAs(gameId, fold(name), type)} ${fold(text(`category.${type}`))}`,
      vendor,
      vendorName,
      vendorFolded,
      type,
      heat,
    }))
  })
}

/** The small picture of a game. */
const artOf = ({ gameId }: Entry): string => `/art/g/${gameId}?w=164`

const OFFERED = 4

/** What is played most. */
const popular = (entries: readonly Entry[]): Entry[] => entries.toSorted((a, b) => b.heat - a.heat).slice(0, OFFERED)

/** The game behind a line of the index, with all that starting it takes. */
async function gameOf(entry: Entry): Promise<Game> {
  const { list } = await call(gameList, {
    query: { vendorCode: entry.vendor, q: entry.name.slice(0, 80), pageSize: '20' },
  })
  const game = list.find((row) => row.gameId === entry.gameId)
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
  if (word)
    kept.set(
      'searches',
      JSON.stringify([word, ...recentSearches().filter((search) => fold(search) !== fold(word))].slice(0, KEPT)),
    )
}
