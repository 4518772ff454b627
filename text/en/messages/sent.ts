import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} is your code, good for {minutes} minutes. Never tell it to anyone: our staff will not ask for it.',
  'sent.code.subject': '{code} is your {brand} code',
  'sent.code.mail':
    'Your code is {code}. It is good for {minutes} minutes.\n\nNever tell it to anyone: our staff will not ask for it. If you did not ask for a code, ignore this mail.\n\n{brand}',
  'sent.reset.subject': 'Set a new password for {brand}',
  'sent.reset.mail':
    'Hello {name},\n\nSomebody asked for a new password for your account. Open this link within 30 minutes:\n\n{link}\n\nIt works once. Do not pass it on. If it was not you, there is nothing to do: your password stays as it is.\n\n{brand}',
  'sent.confirm.subject': 'Is this your address?',
  'sent.confirm.mail':
    'Hello {name},\n\nA {brand} account of this name was opened with your e-mail address. Please tell us whether it is yours:\n\n{link}\n\nIf it is not, the same page takes your address off it.\n\n{brand}',
  'sent.changed.password':
    '{brand}: the password of the account {name} was changed and every device was signed out. If it was not you, set a new password now and contact customer service.',
  'sent.changed.password.subject': 'Your {brand} password was changed',
  'sent.changed.mobile':
    '{brand}: the account {name} now has another mobile number. If it was not you, contact customer service now.',
  'sent.changed.mobile.subject': 'The mobile number of your {brand} account was changed',
  'sent.changed.email':
    '{brand}: the account {name} now has another e-mail address. If it was not you, contact customer service now.',
  'sent.changed.email.subject': 'The e-mail address of your {brand} account was changed',
  'sent.staff.subject': 'Your account for the {brand} desk',
  'sent.staff.mail':
    'Hello {name},\n\nAn account for the {brand} desk is ready for you. Open this link within 24 hours to choose your password and set up an authenticator:\n\n{link}\n\nIt works once and is meant for you alone: do not pass it on, not even to a colleague. If you did not expect it, ignore this mail and tell your administrator.\n\n{brand}',
  'sent.window.waiting': 'Waiting for {name}…',
  'sent.window.unreachable':
    '{name} can’t be reached from this network. Please try again, or close this window and log in another way.',
} as const satisfies Record<keyof typeof vi, string>
