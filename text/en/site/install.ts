import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'Notifications on this device',
  'install.push.hint': 'News about your account, also while the site is closed. They never show amounts.',
  'install.push.blocked': 'Your browser blocks notifications from this site. Allow them in its settings.',
  'install.push.missing': 'This browser can’t show notifications. On an iPhone, add the site to the home screen first.',
  'install.push.unavailable': 'This site sends no notifications at the moment.',
  'install.push.failed': 'Notifications could not be turned on. Check your network and try again.',
  'install.app.title': 'Install {brand}',
  'install.app.hint': 'Opens from your home screen, on the whole screen.',
  'install.app.action': 'Install',
  'install.app.done': 'You already use the app',
  'install.offline.title': 'You are offline',
  'install.offline.body':
    'Games, balance and lists need a network. This page opens by itself once the connection is back.',
} as const satisfies Record<keyof typeof vi, string>
