import { downlines, type Downline } from '@senluna/contract/agent/downlines.ts'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import type { TreeState } from './tree-state.ts'
import { COLUMNS, FigureCells, TreeRow } from './TreeRow.tsx'

const AT_ONCE = '50'

interface Props {
  parent: Downline
  level: number
  state: TreeState
  /** The valid bets of the team at the top, of which each row is a share. */
  all: string | undefined
}

/** Those right below an account, read when it is opened, and what it played itself. */
export function Branch({ parent, level, state, all }: Props) {
  const read = useInfiniteQuery(pages(downlines, { query: { parentId: parent.id, pageSize: AT_ONCE } }))
  const figures = useInfiniteQuery({
    ...pages(agentProfit, { query: { ...state.days, parentId: parent.id, pageSize: AT_ONCE } }),
    getNextPageParam: ({ page }) => page.next,
  })
  const children = read.data?.pages.flatMap(({ list }) => list)
  const figuresOf = new Map(
    figures.data?.pages.flatMap(({ page }) => page.list.map((row) => [row.id, row.figures] as const)),
  )
  if (!children)
    return (
      <Line level={level}>
        {read.isError ? (
          <>
            <RefusalNote error={read.error} />
            <Button size="sm" onClick={() => void read.refetch()}>
              {text('down.tree.again')}
            </Button>
          </>
        ) : (
          <span className="muted" aria-busy>
            {text('down.tree.reading')}
          </span>
        )}
      </Line>
    )
  const more = {
    hasNextPage: read.hasNextPage,
    isFetchingNextPage: read.isFetchingNextPage,
    fetchNextPage: () => {
      if (figures.hasNextPage) void figures.fetchNextPage()
      return read.fetchNextPage()
    },
  }
  return (
    <>
      {children.map((account) => (
        <BranchOf key={account.id} {...{ account, level, state, all }} figures={figuresOf.get(account.id)} />
      ))}
      {read.hasNextPage && (
        <Line level={level}>
          <MoreButton query={more} size="sm" look="ghost">
            {text('contract.more')}
          </MoreButton>
        </Line>
      )}
      <tr aria-level={level} className="ag-own" style={{ '--level': level } as CSSProperties}>
        <th scope="row">
          <span className="ag-node muted">
            <span className="ag-leaf" />
            {text('down.tree.own', { name: parent.account })}
          </span>
        </th>
        <td className="end num ag-wide">1</td>
        <FigureCells figures={figures.data?.pages[0]?.self.figures} all={all} />
        <td className="ag-wide muted">–</td>
        <td className="ag-wide muted">–</td>
        <td className="ag-wide muted">–</td>
      </tr>
    </>
  )
}

function BranchOf({
  account,
  figures,
  ...shared
}: Omit<Props, 'parent'> & { account: Downline; figures: Parameters<typeof FigureCells>[0]['figures'] }) {
  const { level, state, all } = shared
  return (
    <>
      <TreeRow account={account} figures={figures} level={level} state={state} all={all} />
      {state.unfolded.has(account.id) && <Branch parent={account} level={level + 1} state={state} all={all} />}
    </>
  )
}

const Line = ({ level, children }: { level: number; children: ReactNode }) => (
  <tr aria-level={level} style={{ '--level': level } as CSSProperties}>
    <td colSpan={COLUMNS}>
      <span className="ag-node">{children}</span>
    </td>
  </tr>
)
