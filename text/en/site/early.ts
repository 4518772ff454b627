import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'This account has excluded itself for good.',
  'rg.excluded.returnAt': 'You have asked to come back. You can log in from {time}.',
  'rg.excluded.until': 'This account is on a break or has excluded itself until {time}.',
  'rg.excluded.over':
    'The term of the exclusion is over, but the account does not open by itself. You can ask to come back; 24 hours later you can log in.',
  'shell.limits': 'Limits and breaks',
  'rg.session.soon': 'By your limit, {count, plural, one {# minute} other {# minutes}} of play are left today.',
  'inbox.title': 'Messages',
  'vip.title': 'VIP',
  'promo.title': 'Promotions',
  'identities.title': 'Ways to log in',
  'referral.title': 'Invite friends',
  'agent.center': 'Agent center',
  'shell.app': 'Get the app',
  'shell.affiliates': 'Affiliates',
  'shell.help': 'Help',
  'shell.security': 'Account security',
  'login.cryptoFailed': 'This browser cannot encrypt the data. Please open the site by its secure address (https).',
  'trial.started': 'You are in free play, with play money.',
  in_increase_submit: 'Register now',
} as const satisfies Record<keyof typeof vi, string>
