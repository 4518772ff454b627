import { SLOT_TEXTS } from '@senluna/games/rules.ts'

/**
 * What the names of texts begin with that one person changes: games and pages, and what stands
 * around play.
 */
export const BY_ONE: ReadonlySet<string> = new Set([
  ...SLOT_TEXTS,
  'app',
  'banners',
  'betStatus',
  'birthday',
  'calendar',
  'category',
  'fairness',
  'favorites',
  'feature',
  'footer',
  'frame',
  'game',
  'head',
  'headline',
  'home',
  'inbox',
  'info',
  'install',
  'keys',
  'launch',
  'lobby',
  'lottery',
  'menu',
  'mission',
  'notice',
  'points',
  'pref',
  'product',
  'promo',
  'recent',
  'room',
  'search',
  'shell',
  'soon',
  'theme',
  'tile',
  'vip',
  'winners',
])

/**
 * Whether a text takes two people: whatever speaks of money, of logging in, of what guards an
 * account, or is sent to its owner, and every part of the product that nobody has looked at yet.
 */
export const takesTwo = (key: string): boolean => !BY_ONE.has(key.split('.')[0] ?? '')
