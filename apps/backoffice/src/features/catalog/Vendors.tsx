import {
  exportVendors,
  changeVendor,
  changeVendorFee,
  deskVendors,
  type DeskVendor,
} from '@senluna/contract/desk/brand/catalog.ts'
import { enterVendorKey } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { momentText, say, vendorText, wordOf } from '../../say.ts'
import { gameTypeName } from '../../shown/game-type-name.ts'
import { errorText, HealthHour, HealthState, isCalled, p95Text } from './Health.tsx'
import { Shown } from './Shown.tsx'
import { VendorDetails } from './VendorDetails.tsx'
import './vendors.css'

/** Millionths as per cent, exactly. */
const percentText = (ppm: number): string => `${ppm / 10_000}%`

const set =
  (body: { enabled?: boolean; maintenance?: boolean }): Act<DeskVendor>['run'] =>
  (row, reason) =>
    call(changeVendor, { params: { code: row.vendorCode }, body }, { reason })

const OVERLAPS = ['0', '15', '60', '1440', '4320', '10080'] as const

const VENDORS: ListSpec<DeskVendor> = {
  page: 'vendors',
  title: 'desk.vendors',
  source: listOf(deskVendors),
  id: (row) => row.vendorCode,
  name: (row) => vendorText(row.vendorCode, row.displayName),
  columns: [
    { name: 'code', label: 'desk.vendors.code', show: (row) => row.vendorCode },
    { name: 'name', label: 'desk.vendors.name', show: (row) => vendorText(row.vendorCode, row.displayName) },
    { name: 'state', label: 'desk.games.state', show: (row) => <Shown entry={row} /> },
    { name: 'health', label: 'desk.vendors.health', show: (row) => <HealthState health={row.health} /> },
    {
      name: 'hour',
      label: 'desk.vendors.hour',
      show: (row) => isCalled(row.health) && <HealthHour health={row.health} />,
    },
    {
      name: 'calls',
      label: 'desk.vendors.calls',
      look: 'num',
      show: (row) => isCalled(row.health) && countText(row.health.calls),
    },
    {
      name: 'errors',
      label: 'desk.vendors.errors',
      look: 'num',
      show: (row) => isCalled(row.health) && errorText(row.health),
    },
    { name: 'p95', label: 'desk.vendors.p95', look: 'num', show: (row) => isCalled(row.health) && p95Text(row.health) },
    {
      name: 'lastAnswer',
      label: 'desk.vendors.lastAnswer',
      look: 'when',
      show: (row) => row.health.lastAnswerAt && momentText(row.health.lastAnswerAt),
    },
    { name: 'wallet', label: 'desk.vendors.wallet', show: (row) => say(`desk.vendors.wallet.${row.walletMode}`) },
    { name: 'currency', label: 'desk.vendors.currency', show: (row) => row.currencies.join(', ') },
    {
      name: 'products',
      label: 'desk.vendors.products',
      look: 'wide',
      show: (row) => row.products.map((product) => wordOf('desk.product', product)).join(', '),
    },
    { name: 'games', label: 'desk.vendors.games', look: 'num', show: (row) => row.games },
    { name: 'fee', label: 'desk.vendors.fee', look: 'num', show: (row) => percentText(row.feePpm) },
    {
      name: 'types',
      label: 'desk.vendors.types',
      look: 'wide',
      show: (row) => row.gameTypes.map(gameTypeName).join(', '),
      hidden: true,
    },
  ],
  filters: [{ name: 'name', label: 'desk.vendors.name', kind: 'text' }],
  everyMs: 30_000,
  exported: exportedBy(exportVendors),
  drawer: (row) => <VendorDetails key={row.vendorCode} vendor={row} />,
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
        call(changeVendorFee, { params: { code: row.vendorCode }, body: { feePpm: Number(feePpm) } }, { reason }),
    },
    {
      name: 'desk.vendors.do.key',
      right: 'vendors.edit',
      may: (row) => isCalled(row.health),
      about: () => <p>{say('desk.vendors.key.about')}</p>,
      fields: [
        {
          name: 'secret',
          label: 'desk.vendors.secret',
          kind: 'secret',
          required: true,
          hint: 'desk.vendors.secret.hint',
        },
        {
          name: 'overlap',
          label: 'desk.vendors.overlap',
          kind: 'choice',
          start: () => '60',
          options: () => OVERLAPS.map((overlap) => [overlap, `desk.vendors.overlap.${overlap}`] as const),
        },
      ],
      run: (row, reason, { secret = '', overlap }) =>
        call(enterVendorKey, { body: { vendor: row.vendorCode, secret, overlapMinutes: Number(overlap) } }, { reason }),
    },
  ],
}

/** The vendors of the brand. */
export default function Vendors() {
  return <ListPage list={VENDORS} />
}
