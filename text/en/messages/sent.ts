import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} is your code, valid for {minutes} minutes. Never share it: our staff will never ask for it.',
  'sent.code.subject': '{code} is your {brand} code',
  'sent.code.mail':
    'Your code is {code}. It’s valid for {minutes} minutes.\n\nNever share it: our staff will never ask for it. If you didn’t request a code, ignore this email.\n\n{brand}',
  'sent.reset.subject': 'Set a new password for {brand}',
  'sent.reset.mail':
    'Hello {name},\n\nSomeone requested a new password for your account. Open this link within 30 minutes:\n\n{link}\n\nIt works once. Don’t share it. If this wasn’t you, you don’t need to do anything: your password stays the same.\n\n{brand}',
  'sent.confirm.subject': 'Is this your email address?',
  'sent.confirm.mail':
    'Hello {name},\n\nA {brand} account with this name was registered with your email address. Please confirm whether it’s yours:\n\n{link}\n\nIf it isn’t, you can remove your address on the same page.\n\n{brand}',
  'sent.changed.password':
    '{brand}: the password for account {name} was changed and all devices were logged out. If this wasn’t you, set a new password now and contact support.',
  'sent.changed.password.subject': 'Your {brand} password was changed',
  'sent.changed.mobile':
    '{brand}: the mobile number for account {name} was changed. If this wasn’t you, contact support now.',
  'sent.changed.mobile.subject': 'The mobile number of your {brand} account was changed',
  'sent.changed.email':
    '{brand}: the email address for account {name} was changed. If this wasn’t you, contact support now.',
  'sent.changed.email.subject': 'The email address of your {brand} account was changed',
  'sent.staff.subject': 'Your {brand} back office account',
  'sent.staff.mail':
    'Hello {name},\n\nYour {brand} back office account is ready. Open this link within 24 hours to set your password and authenticator app:\n\n{link}\n\nIt works once and is only for you: don’t forward it, not even to a colleague. If you didn’t expect this email, ignore it and tell your administrator.\n\n{brand}',
  'sent.window.waiting': 'Waiting for {name}…',
  'sent.window.unreachable':
    'We can’t reach {name} from this network. Try again, or close this window and use another login method.',
} as const satisfies Record<keyof typeof vi, string>
