import './list.css'
import { kept } from '@senluna/web/client/storage.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { EmptyState, ErrorState } from '@senluna/web/ui/States.tsx'
import { FilterX, RefreshCw, Rows3 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { say, zoneText } from '../say.ts'
import { useDesk } from '../session.ts'
import { Acts, anyAct } from './acts/Acts.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { Drawer, Facts } from './Drawer.tsx'
import { CutFile, Export, type Cut } from './Export.tsx'
import { Filters, named } from './Filters.tsx'
import type { ListSpec } from './spec.ts'
import { Table } from './Table.tsx'
import { useAddress } from './use-address.ts'
import { useColumns } from './use-columns.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeys } from './use-keys.ts'
import { useRows } from './use-rows.ts'
import { Views } from './Views.tsx'

const KEYS = [
  ['j k', 'desk.list.keys.move'],
  ['Enter', 'desk.list.keys.open'],
  ['a', 'desk.list.keys.acts'],
  ['x', 'desk.list.keys.pick'],
  ['/', 'desk.list.keys.find'],
  ['Esc', 'desk.list.keys.close'],
] as const

/** No rows: because of the filters, which can be taken away, or because there are none. */
function NoRows({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState>{say('desk.list.empty')}</EmptyState>
  return (
    <EmptyState
      action={
        <Button size="sm" onClick={onClear}>
          <FilterX className="i s" aria-hidden />
          {say('desk.list.clear')}
        </Button>
      }
    >
      {say('desk.list.empty.filtered')}
    </EmptyState>
  )
}

/**
 * A row whose drawer holds nothing of its own: every column of it, also those that are not chosen.
 */
const Columns = <Row,>({ list, row }: { list: ListSpec<Row>; row: Row }) => (
  <Facts facts={list.columns.map((column) => [say(column.label), column.show(row)] as const)} />
)

/** A page that is a list, as its declaration says: `<ListPage list={MEMBERS} />`. */
export function ListPage<Row>({ list }: { list: ListSpec<Row> }) {
  const { filters = [], acts = [], sorts } = list
  const { rights } = useDesk().session
  const address = useAddress(filters, list.source.names)
  const there = list.columns.filter(({ only }) => only?.(address.asked) ?? true)
  const columns = useColumns(list)
  const { pages, rows, opened, gone, again } = useRows(list, address.asked, address.row)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [cut, setCut] = useState<Cut>()
  const [dense, setDense] = useState(() => kept.get('desk.dense') === '1')
  const name = list.name ?? list.id
  const picks = anyAct(acts, rights)
  const chosen = rows.filter((row) => picked.has(list.id(row)))
  const pick = (id: string) =>
    setPicked((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id])))
  const open = (id: string) => address.open(id)
  const body = useKeys({
    onOpen: open,
    onPick: (id) => picks && pick(id),
    onClose: () => address.open(null),
    drawn: address.row !== null,
  })
  const drawn = address.row !== null
  useKeptFocus(address.row)
  // What was done took the open row off the list: nothing is left to show of it.
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (done.current === null || !gone || done.current !== address.row) return
    done.current = null
    address.open(null)
  }, [gone, address])
  return (
    <main className={drawn ? 'pg list-pg drawn' : 'pg list-pg'}>
      <div className="ttl">
        <h1>{say(list.title)}</h1>
        <span className="spread" />
        {list.head}
      </div>
      <section className="card list-rows">
        <Filters filters={filters} address={address} />
        <div className="lt">
          {chosen.length > 0 ? (
            <>
              <output>{say('desk.list.selected', { n: chosen.length })}</output>
              <Acts acts={acts} rows={chosen} onDone={again} />
              <Button size="sm" look="ghost" onClick={() => setPicked(new Set())}>
                {say('desk.list.unselect')}
              </Button>
            </>
          ) : (
            <output className="muted">
              {pages.isSuccess &&
                say(pages.hasNextPage ? 'desk.list.loaded.more' : 'desk.list.loaded', { n: rows.length })}
            </output>
          )}
          <span className="spread" />
          {sorts && (
            <Select
              hideLabel
              label={say('desk.list.sort')}
              value={address.sort || (sorts()[0]?.[0] ?? '')}
              options={named(sorts())}
              onValue={address.order}
            />
          )}
          <Views
            page={list.page}
            now={{ query: address.text(), columns: columns.names }}
            onView={(view) => {
              address.take(view.query)
              columns.choose(view.columns)
            }}
          />
          <ColumnMenu columns={list.columns} names={columns.names} onChoose={columns.choose} />
          {list.exported && <Export page={list.page} exported={list.exported} asked={address.asked} onTaken={setCut} />}
          <IconButton
            label={say('desk.list.density')}
            aria-pressed={dense}
            onClick={() => {
              setDense(!dense)
              kept.set('desk.dense', dense ? null : '1')
            }}
          >
            <Rows3 className="i s" aria-hidden />
          </IconButton>
          <IconButton label={say('desk.list.refresh')} onClick={again}>
            <RefreshCw className={pages.isFetching ? 'i s spin' : 'i s'} aria-hidden />
          </IconButton>
        </div>
        <CutFile cut={cut} asked={address.asked} />
        {list.above && rows.length > 0 && <div className="list-above">{list.above(rows)}</div>}
        {pages.isError && rows.length === 0 ? (
          <ErrorState error={pages.error} onRetry={again} />
        ) : (
          <RefusalNote error={pages.error} />
        )}
        {!(pages.isError && rows.length === 0) && (
          <Table
            label={say(list.title)}
            rows={rows}
            columns={columns.shown.filter((column) => there.includes(column))}
            id={list.id}
            name={name}
            waiting={pages.isPending || pages.isPlaceholderData}
            dense={dense}
            opened={address.row}
            onOpen={open}
            picks={picks}
            picked={picked}
            onPick={pick}
            onPickAll={() => setPicked(chosen.length === rows.length ? new Set() : new Set(rows.map(list.id)))}
            body={body}
          />
        )}
        {pages.isSuccess && rows.length === 0 && (
          <NoRows filtered={Object.keys(address.given).length > 0} onClear={address.clear} />
        )}
        {pages.hasNextPage && (
          <div className="pgn">
            <Button size="sm" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {say('desk.more')}
            </Button>
          </div>
        )}
      </section>
      <p className="hint zone">{say('desk.list.zone', { zone: zoneText() })}</p>
      <ul className="keys" aria-label={say('desk.list.keys')}>
        {KEYS.map(([key, what]) => (
          <li key={key}>
            <kbd>{key}</kbd> {say(what)}
          </li>
        ))}
      </ul>
      {drawn && (
        <Drawer
          title={opened ? name(opened) : '…'}
          subject={address.row ?? ''}
          onClose={() => address.open(null)}
          foot={
            opened &&
            acts.length > 0 && (
              <Acts
                acts={acts}
                rows={[opened]}
                onDone={() => {
                  done.current = list.id(opened)
                  again()
                }}
              />
            )
          }
        >
          {opened && (list.drawer ? list.drawer(opened) : <Columns list={list} row={opened} />)}
          {gone && <p className="empty">{say('desk.list.gone')}</p>}
        </Drawer>
      )}
    </main>
  )
}
