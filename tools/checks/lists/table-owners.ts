/** The module that owns each schema of the database. */
export const SCHEMA_OWNERS: Readonly<Record<string, string>> = {
  affiliates: 'affiliates',
  agents: 'agents',
  approvals: 'approvals',
  audit: 'audit',
  bills: 'bills',
  cashier: 'cashier',
  catalog: 'catalog',
  chat: 'chat',
  codes: 'codes',
  content: 'content',
  contracts: 'contracts',
  credit: 'credit',
  facts: 'facts',
  feedback: 'feedback',
  files: 'files',
  identities: 'identities',
  jackpots: 'jackpots',
  kyc: 'kyc',
  ledger: 'ledger',
  lottery: 'lottery',
  members: 'members',
  messages: 'messages',
  operations: 'operations',
  payout: 'cashier',
  platform: 'platform',
  points: 'points',
  promotions: 'promotions',
  protection: 'protection',
  public: 'platform',
  push: 'push',
  referrals: 'referrals',
  rates: 'rates',
  rebates: 'rebates',
  reconciliation: 'reconciliation',
  reports: 'reports',
  risk: 'risk',
  rounds: 'rounds',
  rtp: 'rtp',
  security: 'security',
  sessions: 'sessions',
  settings: 'settings',
  staff: 'staff',
  teams: 'teams',
  transfers: 'transfers',
  turnover: 'turnover',
  vip: 'vip',
  wagers: 'wagers',
  winners: 'winners',
}

/** The module that owns a table; undefined when nobody is said to. */
export const ownerOf = (table: string): string | undefined => SCHEMA_OWNERS[table.split('.')[0] ?? '']

/** The module whose SQL a file holds; undefined for what drives the product from outside. */
export function moduleOf(path: string): string | undefined {
  const [, schema] = /^server\/functions\/([^/]+)\//.exec(path) ?? []
  if (schema) return SCHEMA_OWNERS[schema] ?? schema
  const [, module] = /^server\/modules\/([^/]+)\//.exec(path) ?? []
  if (module) return module
  if (path.startsWith('ledger/')) return 'ledger'
  if (path.startsWith('server/platform/')) return 'platform'
  return path.startsWith('server/') ? 'server' : undefined
}
