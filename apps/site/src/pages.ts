import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { FAMILY_PAGES } from './families.ts'
import type { PageEntry } from './shell/nav/page-entry.ts'

/** Whoever plays on credit pays nothing in or out. */
const paysCash = ({ onCredit }: MemberInfo): boolean => !onCredit

/** Money between accounts of one line: only where the brand's profile of the member allows it. */
const mayTransferInLine = ({ toUpline, toDownline }: MemberInfo): boolean => toUpline || toDownline

const app = () => import('./features/download/AppPage.tsx')
const help = () => import('./features/help/Help.tsx')
/** Below `/help` and `/helpmc`, which is the same without a header. */
const HELP_PARTS = { topic: ':topic', feedback: 'feedback', ticket: 'feedback/:no' } as const

/**
 * Every page of the site, each once: routes, menus, the member center's tabs, layouts, titles and
 * switches are read from here. A new page is one entry.
 */
export const PAGES = {
  home: {
    path: '/',
    also: ['/index', '/index.html', '/login', '/register', '/register.html'],
  },
  memberCenter: {
    path: '/memberCenter',
    name: 'mc.title',
    icon: 'member',
    menus: { account: 10, phone: { at: 10, trial: true } },
    switch: ['CENTER'],
    audience: 'accounts',
    needsLogin: true,
  },
  security: {
    path: '/account/security',
    load: () => import('./features/security/Security.tsx'),
    title: 'sec.title',
    name: 'shell.security',
    icon: 'lock',
    menus: { account: 120, phone: 160 },
    audience: 'accounts',
    needsLogin: true,
    center: {
      tab: 'securityCenter',
      group: 1,
      load: () => import('./member-center/SecurityPage.tsx'),
      assistants: true,
    },
  },
  limits: {
    path: '/account/limits',
    load: () => import('./features/protection/Limits.tsx'),
    title: 'rg.title',
    name: 'shell.limits',
    icon: 'limits',
    menus: { account: 110, phone: 120, footer: 90 },
    own: true,
    center: {
      tab: 'limits',
      group: 1,
      load: () => import('./features/protection/LimitsPanel.tsx'),
      apart: true,
    },
  },
  rates: {
    path: '/account/rates',
    load: () => import('./features/rates/Rates.tsx'),
    title: 'rates.title',
    audience: 'players',
    needsLogin: true,
  },
  deposit: {
    path: '/deposit',
    name: 'mc.deposit',
    icon: 'deposit',
    menus: { account: 20, phone: 20 },
    audience: 'owners',
    needsLogin: true,
    center: {
      tab: 'depositv2',
      group: 2,
      load: () => import('./features/cashier/deposit/DepositPanel.tsx'),
    },
  },
  withdraw: {
    path: '/withdraw',
    name: 'mc.withdraw',
    icon: 'withdraw',
    menus: { account: 30, phone: 30 },
    audience: 'owners',
    needsLogin: true,
    center: {
      tab: 'withdraw',
      group: 2,
      load: () => import('./features/cashier/withdraw/WithdrawPanel.tsx'),
      sees: paysCash,
      icon: 'money',
    },
  },
  transfer: {
    icon: 'transfer',
    switch: ['CENTER_TRANSFER'],
    center: {
      tab: 'transferFund',
      group: 2,
      load: () => import('./features/cashier/transfer/TransferPanel.tsx'),
      sees: paysCash,
    },
  },
  line: {
    icon: 'split',
    center: {
      tab: 'transferUpline',
      group: 2,
      load: () => import('./features/cashier/line/LinePanel.tsx'),
      sees: mayTransferInLine,
    },
  },
  bets: {
    path: '/records/bets',
    load: () => import('./features/records/Bets.tsx'),
    title: 'records.bets',
    name: 'shell.betRecord',
    icon: 'receipt',
    menus: { account: 70, phone: 60 },
    switch: ['CENTER'],
    audience: 'players',
    needsLogin: true,
    center: {
      tab: 'personalHistoryCopy',
      group: 3,
      load: () => import('./features/records/BetsPanel.tsx'),
    },
  },
  accountRecord: {
    path: '/records/account',
    load: () => import('./features/records/AccountRecord.tsx'),
    title: 'records.account',
    name: 'shell.accountRecord',
    icon: 'wallet',
    menus: { account: 80, phone: 70 },
    switch: ['CENTER'],
    audience: 'players',
    needsLogin: true,
    center: {
      tab: 'transactionHistory',
      group: 3,
      load: () => import('./features/records/AccountPanel.tsx'),
    },
  },
  profit: {
    icon: 'chart',
    center: {
      tab: 'personalProfit',
      group: 3,
      load: () => import('./features/profit/ProfitPanel.tsx'),
    },
  },
  bonus: {
    icon: 'bonus',
    engine: 'promotions',
    center: {
      tab: 'bonusDetails',
      group: 4,
      load: () => import('./features/rewards/BonusPanel.tsx'),
    },
  },
  rewards: {
    icon: 'gift',
    switch: ['CENTER_REWARD'],
    engine: 'promotions',
    center: {
      tab: 'rewardCenter',
      group: 4,
      load: () => import('./features/rewards/RewardPanel.tsx'),
    },
  },
  referral: {
    path: '/account/referral',
    load: () => import('./features/referral/Referral.tsx'),
    title: 'referral.title',
    icon: 'friends',
    menus: { account: 140, phone: 140 },
    switch: ['CENTER_REFERRAL'],
    audience: 'owners',
    needsLogin: true,
    center: {
      tab: 'referral',
      group: 4,
      load: () => import('./features/referral/ReferralPanel.tsx'),
    },
  },
  missions: {
    icon: 'target',
    switch: ['CENTER_MISSION'],
    engine: 'missions',
    center: {
      tab: 'missionLeaderboard',
      group: 4,
      load: () => import('./features/rewards/MissionPanel.tsx'),
    },
  },
  messages: {
    path: '/messages',
    load: () => import('./features/messages/Messages.tsx'),
    title: 'inbox.title',
    icon: 'mail',
    menus: { account: 40, phone: { at: 40, trial: true } },
    audience: 'accounts',
    needsLogin: true,
    center: {
      tab: 'messageV2',
      group: 5,
      load: () => import('./member-center/MessagePanel.tsx'),
      assistants: true,
    },
  },
  favorites: {
    path: '/favorites',
    load: () => import('./features/lobby/Favorites.tsx'),
    title: 'favorites.title',
    short: true,
    name: 'shell.favorites',
    icon: 'favorites',
    menus: { account: 50 },
    needsLogin: true,
  },
  recent: {
    path: '/recent',
    load: () => import('./features/lobby/Recent.tsx'),
    title: 'recent.title',
    short: true,
    name: 'shell.recent',
    icon: 'history',
    menus: { account: 60, phone: 50 },
    needsLogin: true,
  },
  identities: {
    path: '/account/identities',
    load: () => import('./features/account/social/Identities.tsx'),
    title: 'identities.title',
    icon: 'identities',
    menus: { account: 130, phone: 130 },
    switch: ['LOGIN_SOCIAL_GOOGLE', 'LOGIN_SOCIAL_FACEBOOK', 'LOGIN_SOCIAL_TELEGRAM'],
    needsLogin: true,
  },
  agentCenter: {
    path: '/agentCenter/*',
    parts: { entry: ':entry' },
    load: () => import('./agent-center/AgentCenter.tsx'),
    layout: 'alone',
    name: 'agent.center',
    icon: 'agents',
    menus: { account: 150, phone: 150 },
    switch: ['AGENT'],
    audience: 'agents',
    needsLogin: true,
    own: true,
  },
  /** The coupon of sports bets. */
  slip: { path: '/slip', absent: true },
  vip: {
    path: '/vip',
    load: () => import('./features/vip/Vip.tsx'),
    title: 'vip.title',
    icon: 'vip',
    menus: { account: 90, phone: 180, footer: 50 },
    switch: ['VIP'],
    engine: 'vip',
  },
  points: {
    path: '/pointMall',
    load: () => import('./features/points/PointMall.tsx'),
    layout: 'noDock',
    title: 'points.title',
    icon: 'gift',
    menus: { phone: 190, footer: 60 },
    switch: ['POINTS'],
    engine: 'points',
  },
  pots: {
    path: '/jackpot',
    load: () => import('./features/jackpots/Jackpots.tsx'),
    title: 'jackpots.page',
    icon: 'jackpot',
    menus: { phone: 195 },
  },
  winners: {
    path: '/winners',
    load: () => import('./features/winners/Winners.tsx'),
    title: 'winners.page',
    short: true,
    icon: 'trophy',
    menus: { phone: 200, footer: 70 },
    switch: ['WINNER_BOARD'],
  },
  notices: {
    path: '/noticePage',
    load: () => import('./features/notices/NoticePage.tsx'),
    title: 'shell.notices',
    short: true,
    icon: 'notices',
    menus: { phone: 170, footer: 30 },
  },
  promotions: {
    path: '/promotions',
    load: () => import('./features/promotions/Promotions.tsx'),
    title: 'promo.title',
    short: true,
    menus: { footer: 40, row: 10 },
  },
  promotion: { path: '/promoDetail', load: () => import('./features/promotions/PromoDetail.tsx') },
  fairness: {
    path: '/fairness',
    load: () => import('./features/fairness/Fairness.tsx'),
    title: 'fairness.title',
    name: 'shell.fairness',
    icon: 'fairness',
    menus: { account: 100, phone: 110, footer: 80 },
  },
  /** A bill's statement, worked out again by anybody. */
  statement: {
    path: '/statement',
    load: () => import('./statement/StatementPage.tsx'),
    title: 'billFile.title',
  },
  help: {
    path: '/help/*',
    parts: HELP_PARTS,
    load: help,
    name: 'shell.help',
    icon: 'help',
    menus: { phone: 210 },
  },
  /** Help in a window of its own, without a header. */
  helpWindow: { path: '/helpmc/*', parts: HELP_PARTS, load: help, layout: 'dock', whenClosed: true },
  app: {
    path: '/app',
    load: app,
    title: 'app.title',
    short: true,
    name: 'shell.app',
    icon: 'app',
    menus: { phone: 220, footer: 10, row: 20 },
    switch: ['APP_PAGE'],
  },
  /** The page of the app where a site is closed to guests; elsewhere it leads to `app`. */
  download: { path: '/download', load: app, title: 'app.title', switch: ['APP_PAGE'], whenClosed: true },
  join: {
    path: '/join',
    load: () => import('./features/join/Join.tsx'),
    title: 'join.title',
    menus: { footer: 20, row: { at: 30, name: 'shell.affiliates' } },
    switch: ['AFFILIATE_NAV'],
    resource: 'AFFILIATE',
  },
  seamless: {
    path: '/seamless',
    load: () => import('./features/lobby/vendors/Seamless.tsx'),
    short: true,
    layout: 'header',
  },
  ...FAMILY_PAGES,
  game: { path: '/game', load: () => import('./features/game/GamePage.tsx'), says: 'soon', layout: 'alone', own: true },
  reset: {
    path: '/reset',
    load: () => import('./features/account/recover/Reset.tsx'),
    layout: 'alone',
    whenClosed: true,
    own: true,
  },
  confirm: {
    path: '/confirm',
    load: () => import('./features/account/recover/Confirm.tsx'),
    layout: 'alone',
    whenClosed: true,
    own: true,
  },
  chatWindow: {
    path: '/chat-window',
    load: () => import('./features/chat/ChatPage.tsx'),
    layout: 'alone',
    title: 'chat.title',
    own: true,
  },
  lobby: { path: '/:category', load: () => import('./features/lobby/Lobby.tsx') },
} as const satisfies Readonly<Record<string, PageEntry>>

export type PageId = keyof typeof PAGES

/** A page of the member center, by the specification's name. */
export type CenterTab = {
  [Id in PageId]: (typeof PAGES)[Id] extends { center: { tab: infer Tab } } ? Tab : never
}[PageId]
