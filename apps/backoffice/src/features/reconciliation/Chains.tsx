import { chainLines, exportChainLines, type ChainLine } from '@senluna/contract/desk/money/reconciliation.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { Compared, openAct } from './difference.tsx'

const money = (row: ChainLine, digits: string | undefined) => digits !== undefined && moneyText(digits, row.currency)

const CHAINS: ListSpec<ChainLine> = {
  page: 'recon-chains',
  title: 'desk.recon.chains',
  source: listOf(chainLines),
  id: (row) => row.id,
  name: (row) => row.address,
  columns: [
    { name: 'chain', label: 'desk.recon.chain', show: (row) => row.chain },
    { name: 'address', label: 'desk.recon.address', look: 'wide', show: (row) => <code>{row.address}</code> },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'ours', label: 'desk.recon.chain.ours', look: 'num', show: (row) => money(row, row.ours) },
    { name: 'theirs', label: 'desk.recon.chain.theirs', look: 'num', show: (row) => money(row, row.theirs) },
    { name: 'difference', label: 'desk.recon.difference', look: 'num', show: (row) => money(row, row.difference) },
    { name: 'state', label: 'desk.recon.state', show: (row) => <Compared compared={row} /> },
    { name: 'asked', label: 'desk.recon.asked', look: 'when', show: (row) => row.askedAt && momentText(row.askedAt) },
  ],
  filters: [
    { name: 'open', label: 'desk.recon.state', kind: 'choice', options: () => [['1', say('desk.recon.open')]] },
  ],
  acts: [openAct('CHAIN')],
  exported: exportedBy(exportChainLines),
}

/** What was booked for each address of a chain against what the chain says. */
export default function Chains() {
  return <ListPage list={CHAINS} />
}
