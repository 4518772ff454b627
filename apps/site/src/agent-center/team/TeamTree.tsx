import './team-tree.css'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import { downlines, type Downline } from '@senluna/contract/agent/downlines.ts'
import { q } from '@senluna/web/client/query.ts'
import { text, towardsEnd } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { Days } from '../parts/period/period.ts'
import type { TreeState } from './tree-state.ts'
import { Branch } from './Branch.tsx'
import { TreeRow } from './TreeRow.tsx'

interface Props {
  days: Days
  /** The account that stands beside the tree. */
  chosen: string | undefined
  onChoose: (id: Downline['id']) => void
}

/**
 * The reader's team as a tree; a branch is read when it is opened. Arrows move and fold, Home and
 * End jump, Enter shows the account.
 */
export function TeamTree({ days, chosen, onChoose }: Props) {
  const read = useQuery(q(downlines, { query: { pageSize: '1' } }))
  const figures = useQuery(q(agentProfit, { query: days })).data
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [stop, setStop] = useState<string>()
  const self = read.data?.self
  if (!self)
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  // The top is open from the beginning, all others when they are asked for.
  const unfolded = new Set(folded.has(self.id) ? opened : [self.id, ...opened])
  const state: TreeState = {
    days,
    chosen,
    unfolded,
    stop: stop ?? self.id,
    onStop: setStop,
    onChoose,
    onFold: (id) => (id === self.id ? setFolded(toggled(folded, id)) : setOpened(toggled(opened, id))),
  }
  const all = figures?.total.validBet
  return (
    <section className="card ag-tree-box">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows that fold have no tag */}
      <table className="ag-tree" role="treegrid" aria-label={text('down.tree')} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{text('team.account')}</th>
            <th scope="col" className="end ag-wide">
              {text('down.team')}
            </th>
            <th scope="col" className="end">
              {text('profit.validBet')}
            </th>
            <th scope="col" className="end ag-wide">
              {text('profit.profit')}
            </th>
            <th scope="col" className="end ag-wide">
              {text('down.teamBalance')}
            </th>
            <th scope="col" className="ag-wide">
              {text('down.rates')}
            </th>
            <th scope="col" className="ag-wide">
              {text('contract.paid.short')}
            </th>
          </tr>
        </thead>
        <tbody>
          <TreeRow account={self} level={1} state={state} figures={figures?.total} all={all} />
          {unfolded.has(self.id) && <Branch parent={self} level={2} state={state} all={all} />}
        </tbody>
      </table>
      <p className="ag-note">{text('down.tree.sum')}</p>
    </section>
  )
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Keys of a row that has the focus; what is pressed inside a row is its own business. */
function move(event: KeyboardEvent<HTMLTableElement>): void {
  const row = event.target as HTMLElement
  if (!row.matches('[data-row]') || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const place = rows.indexOf(row)
  const fold = () => row.querySelector<HTMLElement>('[data-fold]')?.click()
  const isOpen = row.getAttribute('aria-expanded') === 'true'
  const [inwards, outwards] = towardsEnd() === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const go = (to: HTMLElement | undefined) => to?.focus()
  switch (event.key) {
    case 'ArrowDown':
      go(rows[place + 1])
      break
    case 'ArrowUp':
      go(rows[place - 1])
      break
    case 'Home':
      go(rows[0])
      break
    case 'End':
      go(rows.at(-1))
      break
    case inwards:
      if (isOpen) go(rows[place + 1])
      else fold()
      break
    case outwards:
      if (isOpen) fold()
      else go(rows.slice(0, place).findLast((above) => levelOf(above) < levelOf(row)))
      break
    case 'Enter':
    case ' ':
      row.querySelector<HTMLElement>('[data-open]')?.click()
      break
    default:
      return
  }
  event.preventDefault()
}

const levelOf = (row: HTMLElement): number => Number(row.getAttribute('aria-level'))
