import { changeVendor, changeVendorFee, deskVendors, type DeskVendor } from '@senluna/contract/catalog-desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { Shown } from './Shown.tsx'

/** Millionths as per cent, exactly. */
const percentText = (ppm: number): string => `${ppm / 10_000}%`

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
    { name: 'fee', label: 'desk.vendors.fee', look: 'num', show: (row) => percentText(row.feePpm) },
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
    {
      name: 'desk.vendors.do.fee',
      right: 'vendors.edit',
      about: () => say('desk.vendors.fee.about'),
      fields: [
        {
          name: 'feePpm',
          label: 'desk.vendors.feePpm',
          kind: 'digits',
          required: true,
          start: (row) => String(row.feePpm),
        },
      ],
      run: (row, reason, { feePpm }) =>
        call(changeVendorFee, { params: { code: row.vassalage }, body: { feePpm: Number(feePpm) } }, { reason }),
    },
  ],
}

/** The vendors of the brand. */
export default function Vendors() {
  return <ListPage of={VENDORS} />
}
