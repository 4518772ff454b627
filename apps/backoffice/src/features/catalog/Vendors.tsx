import { changeVendor, deskVendors, type DeskVendor } from '@senluna/contract/catalog-desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { Shown } from './Shown.tsx'

const set =
  (body: { enabled?: boolean; maintenance?: boolean }): Act<DeskVendor>['run'] =>
  (row, reason) =>
    call(changeVendor, { params: { code: row.vassalage }, body }, { reason })

const VENDORS: ListSpec<DeskVendor> = {
  page: 'vendors',
  title: 'desk.vendors',
  source: listOf(deskVendors),
  id: (row) => row.vassalage,
  name: (row) => row.displayName,
  columns: [
    { name: 'code', label: 'desk.vendors.code', show: (row) => row.vassalage },
    { name: 'name', label: 'desk.vendors.name', show: (row) => row.displayName },
    { name: 'state', label: 'desk.games.state', show: (row) => <Shown of={row} /> },
    { name: 'wallet', label: 'desk.vendors.wallet', show: (row) => say(`desk.vendors.wallet.${row.walletMode}`) },
    { name: 'games', label: 'desk.vendors.games', look: 'num', show: (row) => row.games },
    { name: 'types', label: 'desk.vendors.types', look: 'wide', show: (row) => row.gameTypes.join(', ') },
  ],
  filters: [{ name: 'name', label: 'desk.vendors.name', kind: 'text' }],
  acts: [
    {
      name: 'desk.games.do.show',
      right: 'vendors.edit',
      bulk: true,
      may: (row) => !row.enabled,
      run: set({ enabled: true }),
    },
    {
      name: 'desk.games.do.hide',
      right: 'vendors.edit',
      bulk: true,
      danger: true,
      may: (row) => row.enabled,
      run: set({ enabled: false }),
    },
    {
      name: 'desk.games.do.maintain',
      right: 'vendors.edit',
      bulk: true,
      may: (row) => !row.maintenance,
      run: set({ maintenance: true }),
    },
    {
      name: 'desk.games.do.open',
      right: 'vendors.edit',
      bulk: true,
      may: (row) => row.maintenance,
      run: set({ maintenance: false }),
    },
  ],
}

/** The vendors of the brand. */
export default function Vendors() {
  return <ListPage of={VENDORS} />
}
