import './bills.css'
import { CONTRACT_NAMES } from '@senluna/contract/agent/contract-shapes.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ArrearsStrip } from './ArrearsStrip.tsx'
import { BillList } from './BillList.tsx'

const TABS = ['RECEIVED', 'PAID', 'CONTRACT'] as const

interface Props {
  kind: ContractKind
  /** Whether the reader can pay anybody below. */
  pays: boolean
  contract: ReactNode
}

/** What a kind of contract brought, what it cost, and the contract; one that waits opens first. */
export function BillTabs({ kind, pays, contract }: Props) {
  const flags = useQuery(q(consolidated)).data
  const [chosen, setChosen] = useState<(typeof TABS)[number]>()
  const waits = (flags?.[CONTRACT_NAMES[kind].flag] ?? 0) > 1
  const tab = chosen ?? (waits ? 'CONTRACT' : 'RECEIVED')
  const shown = TABS.filter((name) => pays || name !== 'PAID')
  return (
    <>
      <ArrearsStrip />
      <Tabs
        label={text(`contract.kind.${kind}`)}
        value={tab}
        options={shown.map((name) => [name, text(`bill.tab.${name}`)] as const)}
        onValue={setChosen}
      />
      {tab === 'CONTRACT' ? contract : <BillList key={tab} kind={kind} side={tab} />}
    </>
  )
}
