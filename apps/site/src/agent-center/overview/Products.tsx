import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale, text } from '@senluna/web/client/text.ts'
import type { CSSProperties } from 'react'
import { productName } from '../../shell/nav/product-name.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { sumsOf, type AgentColumn } from '../parts/table/table.ts'

type Row = AgentOverview['products'][number]

/** What each product brought, and its part of the valid bets. */
export function Products({ overview: { products, from, to } }: { overview: AgentOverview }) {
  const all = products.reduce((sum, { validBet }) => sum + BigInt(validBet), 0n)
  const columns: readonly AgentColumn<Row>[] = [
    {
      key: 'product',
      title: text('records.product'),
      words: ({ product }) => productName(product),
      cell: ({ product }) => <b>{productName(product)}</b>,
    },
    { key: 'bet', title: text('profit.bet'), money: ({ bet }) => bet },
    { key: 'validBet', title: text('profit.validBet'), money: ({ validBet }) => validBet },
    { key: 'win', title: text('profit.win'), money: ({ win }) => win },
    { key: 'rebate', title: text('profit.rebate'), money: ({ rebate }) => rebate },
    { key: 'pnl', title: text('profit.profit'), money: ({ pnl }) => pnl },
    {
      key: 'share',
      title: text('team.share'),
      words: ({ validBet }) => shareText(tenthsOf(BigInt(validBet), all)),
      cell: ({ validBet }) => <Share tenths={tenthsOf(BigInt(validBet), all)} />,
    },
  ]
  const list = { rows: products, error: null, retry: () => undefined }
  return (
    <section className="ag-section">
      <header>
        <h2>{text('team.byProduct')}</h2>
        <CsvButton
          name={`products ${from} ${to}`}
          columns={columns}
          pageAfter={() => Promise.resolve({ list: products })}
        />
      </header>
      <AgentTable
        caption={text('team.byProduct')}
        columns={columns}
        list={list}
        keyOf={({ product }) => product}
        total={sumsOf(columns, products)}
      />
      <p className="ag-note">{text('team.products.how')}</p>
    </section>
  )
}

/** A part of the whole in tenths of a percent. */
const tenthsOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000n) / whole))

const shareText = (tenths: number): string =>
  numbers(numberLocale(), { style: 'percent', minimumFractionDigits: 1 }).format(tenths / 1_000)

const Share = ({ tenths }: { tenths: number }) => (
  <span className="ag-share num">
    <i aria-hidden style={{ '--part': `${tenths / 10}%` } as CSSProperties} />
    {shareText(tenths)}
  </span>
)
