import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead':
    'You can transfer to your direct upline or a direct downline. Transfers can’t be undone, only sent back.',
  'line.to': 'Recipient',
  'line.up': 'To my upline',
  'line.down': 'To a downline',
  'line.upline': 'Your upline: {account}',
  'line.none.up': 'You have no upline.',
  'line.none.down': 'You have no direct downline yet.',
  'line.find': 'Search by account',
  'line.amount': 'Amount',
  'line.limits': '{min} to {max}, in multiples of {step}. Left today: {left}.',
  'line.pin': 'Transaction password',
  'line.pin.hint': '6 digits',
  'line.send': 'Send',
  'line.sent': '{amount} sent to {account}.',
  'line.wager': 'The recipient must wager it once before withdrawing.',
  'line.more': 'Show more',
  'line.invalid': 'Enter an amount in digits.',
  'line.invalid.pin': 'Enter the 6 digits.',
  'line.invalid.to': 'Choose a recipient.',
  'line.remaining': 'You have {amount} left to wager.',
} as const satisfies Record<keyof typeof vi, string>
