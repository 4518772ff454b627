import type { kept as vi } from '../vi/kept.ts'

export const kept = {
  'kept.title': 'Kept from play',
  'kept.limit.until':
    '{amount} came in beyond your own deposit limit. From {time} on it moves to your main wallet, as far as the limit allows.',
  'kept.limit':
    '{amount} came in beyond your own deposit limit. It moves to your main wallet as soon as the limit allows.',
  'kept.tier':
    '{amount} came in beyond what an account may pay in before we know who it belongs to. Confirm who you are and it is in your main wallet within a minute.',
  'kept.withdraw': 'Withdraw it',
  'kept.confirm': 'Confirm who you are',
  'kept.from': 'Take it from',
  'kept.from.MAIN': 'Main wallet',
  'kept.from.LOCKED': 'Kept from play',
  'kept.terms': 'Any amount, without a fee. Somebody looks at each of these orders.',
  'kept.tier.room': 'Before you confirm who you are you can still pay in {amount} in all.',
  'kept.tier.full':
    'You have paid in all that an account may before we know who it belongs to. Confirm who you are to go on.',
  'kept.pin.forgot': 'Forgotten the digits?',
  'kept.pin.hint':
    'Your log-in password and a code show that it is you. New accounts for withdrawals can then be used after 24 hours.',
  'kept.pin.none':
    'To set new digits you need a confirmed phone number or e-mail address, or an authenticator app. Without one, customer service helps you.',
} as const satisfies Record<keyof typeof vi, string>
