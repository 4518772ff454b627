import type { transfer as vi } from '../../vi/money/transfer.ts'

export const transfer = {
  'transfer.lead':
    'Most providers use your main wallet. These have their own wallet: transfer money there to play and bring it back anytime.',
  'transfer.main': 'Main wallet',
  'transfer.inTransit': 'In transit: {amount}',
  'transfer.inTransitWhy':
    'The provider hasn’t confirmed yet. Your money is safe: it will either arrive or return here. We keep checking.',
  'transfer.recall': 'Return all to main wallet',
  'transfer.balance': 'Balance',
  'transfer.amountOf': 'Amount to or from {vendor}',
  'transfer.all': 'All',
  'transfer.to': 'Transfer in',
  'transfer.from': 'Transfer out',
  'transfer.limits': '{min} to {max}, in multiples of {step}',
  'transfer.noAnswer': 'This provider isn’t responding right now.',
  'transfer.maintenance': 'Under maintenance: you can transfer out, but not in.',
  'transfer.seamless': '{count, plural, one {# provider uses} other {# providers use}} your main wallet',
  'transfer.none': 'No providers here have their own wallet.',
  'transfer.done.in': '{amount} transferred to {vendor}.',
  'transfer.done.out': '{amount} transferred from {vendor}.',
  'transfer.pending': '{vendor} hasn’t confirmed yet. {amount} is in transit; we keep checking.',
  'transfer.failed': '{vendor} declined the transfer. Your money hasn’t moved.',
  'transfer.down': '{vendor} isn’t responding. Your money stays there; try again in a few minutes.',
  'transfer.nothing': 'There was nothing to transfer out.',
  'transfer.invalid': 'Enter an amount in digits.',
} as const satisfies Record<keyof typeof vi, string>
