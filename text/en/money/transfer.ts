import type { transfer as vi } from '../../vi/money/transfer.ts'

export const transfer = {
  'transfer.lead':
    'Most providers play from your main wallet. These keep a wallet of their own: send money there to play, and bring it back whenever you like.',
  'transfer.main': 'Main wallet',
  'transfer.inTransit': 'In transit: {amount}',
  'transfer.inTransitWhy':
    'The provider has not answered yet. Your money is safe: it arrives there or comes back here, and we keep asking.',
  'transfer.recall': 'Bring all back',
  'transfer.along': 'Take the main wallet along when a game of theirs opens, and bring it back when you leave',
  'transfer.balance': 'Balance',
  'transfer.amountOf': 'Amount to or from {vendor}',
  'transfer.all': 'All',
  'transfer.to': 'Send there',
  'transfer.from': 'Bring back',
  'transfer.limits': '{min} to {max}, in steps of {step}',
  'transfer.noAnswer': 'This provider does not answer now.',
  'transfer.maintenance': 'Under maintenance: money can come back, none can go in.',
  'transfer.seamless': '{count, plural, one {# provider plays} other {# providers play}} from the main wallet',
  'transfer.none': 'No provider here keeps a wallet of its own.',
  'transfer.done.in': '{amount} sent to {vendor}.',
  'transfer.done.out': '{amount} brought back from {vendor}.',
  'transfer.pending': '{vendor} has not answered yet. {amount} is in transit; we keep asking.',
  'transfer.failed': '{vendor} did not take it. The money is where it was.',
  'transfer.down': '{vendor} does not answer. The money stays there; try again in a few minutes.',
  'transfer.nothing': 'There was nothing to bring back.',
  'transfer.invalid': 'Enter an amount in digits.',
} as const satisfies Record<keyof typeof vi, string>
