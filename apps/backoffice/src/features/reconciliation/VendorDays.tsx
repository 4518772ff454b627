import { exportVendorDays, vendorDays, type VendorDay } from '@senluna/contract/desk/money/reconciliation.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { vendorName } from '../../shown/difference-name.ts'
import { dayText, momentText, say } from '../../say.ts'
import { Compared, openAct } from './difference.tsx'

type Side = 'ours' | 'theirs'
const money = (row: VendorDay, digits: string | undefined) => digits !== undefined && moneyText(digits, row.currency)
/** Of a vendor that keeps its players' money our books have no bets, only what came of them. */
const missing = (row: VendorDay, side: Side) =>
  side === 'ours' ? say('desk.recon.vendor.untold') : say(`desk.recon.compared.${row.state}`)
const bets = (side: Side) => (row: VendorDay) => (row[side] ? countText(row[side].bets) : missing(row, side))
const stake = (side: Side) => (row: VendorDay) => (row[side] ? money(row, row[side].stake) : missing(row, side))
const payout = (side: Side) => (row: VendorDay) => (row[side] ? money(row, row[side].payout) : missing(row, side))

const DAYS: ListSpec<VendorDay> = {
  page: 'recon-vendors',
  title: 'desk.recon.vendors',
  source: listOf(vendorDays),
  id: (row) => row.id,
  name: (row) => `${vendorName(row.vendor)} · ${dayText(row.day)}`,
  columns: [
    { name: 'day', label: 'desk.recon.day', look: 'when', show: (row) => dayText(row.day) },
    { name: 'vendor', label: 'desk.recon.vendor', show: (row) => vendorName(row.vendor) },
    { name: 'ourBets', label: 'desk.recon.vendor.ourBets', look: 'num', show: bets('ours') },
    { name: 'theirBets', label: 'desk.recon.vendor.theirBets', look: 'num', show: bets('theirs') },
    { name: 'ourStake', label: 'desk.recon.vendor.ourStake', look: 'num', show: stake('ours') },
    { name: 'theirStake', label: 'desk.recon.vendor.theirStake', look: 'num', show: stake('theirs') },
    { name: 'ourPayout', label: 'desk.recon.vendor.ourPayout', look: 'num', show: payout('ours') },
    { name: 'theirPayout', label: 'desk.recon.vendor.theirPayout', look: 'num', show: payout('theirs') },
    {
      name: 'ourNet',
      label: 'desk.recon.vendor.ourNet',
      look: 'num',
      hidden: true,
      show: (row) => money(row, row.ourNet),
    },
    {
      name: 'theirNet',
      label: 'desk.recon.vendor.theirNet',
      look: 'num',
      hidden: true,
      show: (row) => money(row, row.theirNet),
    },
    { name: 'difference', label: 'desk.recon.difference', look: 'num', show: (row) => money(row, row.difference) },
    { name: 'state', label: 'desk.recon.state', show: (row) => <Compared compared={row} /> },
    { name: 'asked', label: 'desk.recon.asked', look: 'when', hidden: true, show: (row) => momentText(row.askedAt) },
  ],
  filters: [
    { name: 'from', label: 'desk.recon.from', kind: 'day' },
    { name: 'to', label: 'desk.recon.to', kind: 'day' },
    { name: 'open', label: 'desk.recon.state', kind: 'choice', options: () => [['1', say('desk.recon.open')]] },
  ],
  acts: [openAct('VENDOR')],
  exported: exportedBy(exportVendorDays),
}

/** Our books against what vendors say of each day. */
export default function VendorDays() {
  return <ListPage list={DAYS} />
}
