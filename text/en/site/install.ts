import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'Notifications on this device',
  'install.push.hint': 'Account updates, even when the site is closed. Notifications never show amounts.',
  'install.push.blocked': 'Your browser blocks notifications from this site. Allow them in your browser settings.',
  'install.push.missing': 'This browser can’t show notifications. On iPhone, add the site to your home screen first.',
  'install.push.unavailable': 'Notifications are currently unavailable.',
  'install.push.failed': 'We couldn’t turn on notifications. Check your network and try again.',
  'install.app.title': 'Install {brand}',
  'install.app.hint': 'Opens full screen from your home screen.',
  'install.app.action': 'Install',
  'install.app.done': 'You’re already using the app',
} as const satisfies Record<keyof typeof vi, string>
