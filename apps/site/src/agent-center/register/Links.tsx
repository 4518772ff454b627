import { agentLinks, type AgentLink } from '@senluna/contract/agent/links.ts'
import type { ownRates } from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { dateText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { rowsOfPages, type AgentColumn } from '../parts/table/table.ts'
import { LinkDetails } from './LinkDetails.tsx'
import { LinkForm } from './LinkForm.tsx'

/** The agent's invitation links, and a new one. */
export function Links({ own }: { own: ReplyOf<typeof ownRates> }) {
  const { timeZone } = useBrand()
  const [isMaking, setIsMaking] = useState(false)
  const found = useInfiniteQuery(pages(agentLinks, { query: { pageSize: '20' } }))
  const list = rowsOfPages(found)
  return (
    <div className="ag-links">
      {isMaking ? (
        <LinkForm own={own} onDone={() => setIsMaking(false)} />
      ) : (
        <Button look="gold" onClick={() => setIsMaking(true)}>
          <Plus className="i s" aria-hidden /> {text('down.link.new')}
        </Button>
      )}
      {list.rows?.length === 0 ? (
        <p className="note info">{text('down.link.none')}</p>
      ) : (
        <AgentTable
          caption={text('down.tab.links')}
          columns={columnsIn(timeZone)}
          list={list}
          keyOf={({ code }) => code}
          expand={(link) => <LinkDetails link={link} />}
        />
      )}
    </div>
  )
}

const columnsIn = (zone: string): AgentColumn<AgentLink>[] => [
  {
    key: 'code',
    title: text('down.link.code'),
    words: ({ code }) => code,
    cell: ({ code }) => <b className="num">{code}</b>,
  },
  { key: 'kind', title: text('down.type'), words: ({ kind }) => text(`down.type.${kind}`) },
  { key: 'channel', title: text('down.link.channel'), words: ({ channel }) => channel || '–' },
  {
    key: 'status',
    title: text('down.link.status'),
    words: ({ status }) => text(`down.link.${status}`),
    cell: ({ status }) => <span className={`ag-tag ${status}`}>{text(`down.link.${status}`)}</span>,
  },
  { key: 'opened', title: text('down.link.opened'), count: ({ opened }) => opened },
  {
    key: 'registered',
    title: text('down.link.registered'),
    words: ({ registered, maxUses }) => (maxUses === 0 ? String(registered) : `${registered} / ${maxUses}`),
  },
  { key: 'deposits', title: text('down.link.deposits'), count: ({ firstDeposits }) => firstDeposits },
  {
    key: 'until',
    title: text('down.link.until'),
    words: ({ validUntil }) => (validUntil ? dateText(new Date(validUntil), zone) : text('down.link.forever')),
  },
]
