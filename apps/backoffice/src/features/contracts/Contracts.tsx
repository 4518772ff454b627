import {
  actOnHouseContract,
  deskContracts,
  endDeskContract,
  exportContracts,
  type DeskContract,
} from '@senluna/contract/desk/contracts.ts'
import { CONTRACT_STATES, LIVE_STATES } from '@senluna/kit/agents/contracts/contract-states.ts'
import { CONTRACT_KINDS } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { ContractDetails, payerText } from './ContractDetails.tsx'
import { HouseOffer } from './HouseOffer.tsx'
import { rateText } from './plan-facts.ts'

const isOfHouse = ({ offeror }: DeskContract) => offeror === 'HOUSE'
const isInForce = ({ status }: DeskContract) => LIVE_STATES.some((live) => live === status)
/** Whether the house has to answer. */
const asksHouse = (row: DeskContract) => isOfHouse(row) && row.pending?.by === 'HOLDER'

const houseAct = (
  action: 'WITHDRAW' | 'TERMINATE' | 'ACCEPT' | 'REJECT',
  may: (row: DeskContract) => boolean,
): Act<DeskContract> => ({
  name: `desk.contracts.act.${action}`,
  right: 'contracts.edit',
  may,
  run: (row, reason) => call(actOnHouseContract, { params: { id: row.contractId }, body: { action } }, { reason }),
})

const CONTRACTS: ListSpec<DeskContract> = {
  page: 'contracts',
  title: 'desk.contracts',
  source: listOf(deskContracts),
  id: (row) => row.contractId,
  name: (row) => `${row.holder} · ${say(`desk.contracts.kind.${row.kind}`)}`,
  columns: [
    { name: 'holder', label: 'desk.contracts.holder', show: (row) => row.holder },
    { name: 'payer', label: 'desk.contracts.payer', show: (row) => payerText(row.offeror) },
    { name: 'kind', label: 'desk.contracts.kind', show: (row) => say(`desk.contracts.kind.${row.kind}`) },
    {
      name: 'rate',
      label: 'desk.contracts.highest',
      look: 'num',
      show: (row) => (row.tiers.length === 0 ? '–' : rateText(row.tiers.at(-1)?.ratePpm ?? 0)),
    },
    {
      name: 'state',
      label: 'desk.contracts.state',
      show: (row) => (
        <span className={isInForce(row) ? 'badge good' : row.pending ? 'badge warn' : 'badge'}>
          {say(`desk.contracts.state.${row.status}`)}
        </span>
      ),
    },
    {
      name: 'from',
      label: 'desk.contracts.from',
      look: 'when',
      show: (row) => (row.effectiveFrom ? momentText(row.effectiveFrom) : ''),
    },
    {
      name: 'until',
      label: 'desk.contracts.until',
      look: 'when',
      show: (row) => (row.effectiveTo ? momentText(row.effectiveTo) : ''),
    },
  ],
  filters: [
    { name: 'name', label: 'desk.contracts.account', kind: 'text' },
    {
      name: 'kind',
      label: 'desk.contracts.kind',
      kind: 'choice',
      options: () => CONTRACT_KINDS.map((kind) => [kind, `desk.contracts.kind.${kind}`] as const),
    },
    {
      name: 'state',
      label: 'desk.contracts.state',
      kind: 'choice',
      options: () => CONTRACT_STATES.map((state) => [state, `desk.contracts.state.${state}`] as const),
    },
    {
      name: 'payer',
      label: 'desk.contracts.payer',
      kind: 'choice',
      options: () => [
        ['HOUSE', 'desk.contracts.house'],
        ['AGENT', 'desk.contracts.agents'],
      ],
    },
  ],
  acts: [
    houseAct('WITHDRAW', (row) => isOfHouse(row) && row.status === 'NEW_REQUEST'),
    houseAct('TERMINATE', (row) => isOfHouse(row) && row.status === 'SIGNED'),
    houseAct('ACCEPT', asksHouse),
    houseAct('REJECT', asksHouse),
    {
      name: 'desk.contracts.end',
      right: 'contracts.edit',
      danger: true,
      may: isInForce,
      about: () => <p>{say('desk.contracts.end.about')}</p>,
      run: (row, reason) => call(endDeskContract, { params: { id: row.contractId }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportContracts),
  head: <HouseOffer />,
  drawer: (row) => <ContractDetails row={row} />,
}

/** Contracts of agents and of the house. */
export default function Contracts() {
  return <ListPage list={CONTRACTS} />
}
