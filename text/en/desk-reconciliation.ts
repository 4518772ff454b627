import type { deskReconciliation as vi } from '../vi/desk-reconciliation.ts'

/** What the desk says of reconciliation. */
export const deskReconciliation = {
  'desk.recon': 'Reconciliation by day',
  'desk.recon.day': 'Day',
  'desk.recon.channel': 'Channel',
  'desk.recon.orders': 'Orders credited',
  'desk.recon.receipts': 'Money that came',
  'desk.recon.unbacked': 'Credited without a receipt',
  'desk.recon.suspense': 'In suspense',
  'desk.recon.returned': 'Sent back',
  'desk.recon.payouts': 'Paid out',
  'desk.recon.wentOut': 'Lines that went out',
  'desk.recon.state': 'Result',
  'desk.recon.clear': 'Clear',
  'desk.recon.open': 'Open',
  'desk.recon.clear.hint': 'Every receipt has its order, every order its receipt.',
  'desk.recon.open.hint':
    'Money came that no order has, or an order was credited before its money was seen. Settle it on the page of suspense.',
  'desk.recon.from': 'From',
  'desk.recon.to': 'To',
  'desk.recon.counted': '{count} · {amount}',
  'desk.balance': 'Trial balance',
  'desk.balance.account': 'Account',
  'desk.balance.currency': 'Currency',
  'desk.balance.balance': 'Balance',
  'desk.balance.unchecked': 'The ledger was not checked yet',
  'desk.balance.holds': 'The ledger holds: {checks} checks, at {at}',
  'desk.balance.breaks': 'The ledger breaks {n, plural, one {# check} other {# checks}}, at {at}',
} as const satisfies Record<keyof typeof vi, string>
