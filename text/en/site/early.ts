import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'This account is permanently self-excluded.',
  'rg.excluded.returnAt': 'You’ve asked to return. You can log in from {time}.',
  'rg.excluded.until': 'This account is on a break or self-excluded until {time}.',
  'rg.excluded.over':
    'Your self-exclusion term is over, but the account doesn’t reopen automatically. Ask to return; you can log in 24 hours later.',
  'shell.limits': 'Limits and breaks',
  'rg.session.soon': 'Your limit leaves {count, plural, one {# minute} other {# minutes}} of play today.',
  'inbox.title': 'Messages',
  'vip.title': 'VIP',
  'promo.title': 'Promotions',
  'identities.title': 'Login methods',
  'referral.title': 'Invite friends',
  'agent.center': 'Agent center',
  'shell.app': 'Get the app',
  'shell.affiliates': 'Affiliates',
  'shell.help': 'Help',
  'shell.security': 'Account security',
  'login.cryptoFailed': 'This browser can’t encrypt your data. Please open the site with a secure address (https).',
  'trial.started': 'You’re in demo play with demo money.',
  in_increase_submit: 'Register now',
} as const satisfies Record<keyof typeof vi, string>
