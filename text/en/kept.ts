import type { kept as vi } from '../vi/kept.ts'

export const kept = {
  'kept.title': 'Locked funds',
  'kept.limit.until':
    '{amount} exceeded your own deposit limit. From {time}, it moves to your main wallet as your limit allows.',
  'kept.limit': '{amount} exceeded your own deposit limit. It moves to your main wallet as soon as your limit allows.',
  'kept.tier':
    '{amount} exceeded the deposit limit for unverified accounts. Verify your identity and it reaches your main wallet within a minute.',
  'kept.withdraw': 'Withdraw it',
  'kept.confirm': 'Verify identity',
  'kept.from': 'Withdraw from',
  'kept.from.MAIN': 'Main wallet',
  'kept.from.LOCKED': 'Locked funds',
  'kept.terms': 'Any amount, no fee. Our team reviews every one of these withdrawals.',
  'kept.tier.room': 'Not verified: you can still deposit {amount} in total.',
  'kept.tier.full': 'You’ve reached the deposit limit for unverified accounts. Verify your identity to continue.',
  'kept.pin.forgot': 'Forgot transaction password?',
  'kept.pin.hint':
    'Confirm it’s you with your login password and a code. After that, new withdrawal accounts become usable after 24 hours.',
  'kept.pin.none':
    'To reset it, you need a confirmed mobile number, email address, or authenticator app. If you have none, contact support.',
} as const satisfies Record<keyof typeof vi, string>
