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
  'desk.recon.do.EXPLAINED': 'Explain the difference',
  'desk.recon.do.EXPLAINED.about':
    'No money moves. The day counts as clear until the difference is another one. A second person decides.',
  'desk.recon.do.WRITTEN_OFF': 'Write the difference off',
  'desk.recon.do.WRITTEN_OFF.about':
    'Orders credited without money become a loss, money that nobody claims a gain. A second person decides.',
  'desk.recon.resolved.EXPLAINED': 'Explained ({amount}): {reason} ({by}, {at})',
  'desk.recon.resolved.WRITTEN_OFF': 'Written off {amount}: {reason} ({by}, {at})',
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
