/** The module that owns each schema of the database. */
export const SCHEMA_OWNERS: Readonly<Record<string, string>> = {
  audit: 'audit',
  cashier: 'cashier',
  catalog: 'catalog',
  chat: 'chat',
  codes: 'codes',
  content: 'content',
  feedback: 'feedback',
  files: 'files',
  identities: 'identities',
  kyc: 'kyc',
  ledger: 'ledger',
  lottery: 'lottery',
  members: 'members',
  messages: 'messages',
  payout: 'cashier',
  people: 'members',
  platform: 'platform',
  promotions: 'promotions',
  protection: 'protection',
  public: 'platform',
  push: 'push',
  referrals: 'referrals',
  reconciliation: 'reconciliation',
  risk: 'risk',
  rounds: 'rounds',
  security: 'security',
  sessions: 'sessions',
  settings: 'settings',
  staff: 'staff',
  transfers: 'transfers',
  turnover: 'turnover',
  wagers: 'wagers',
  winners: 'winners',
}

/** Tables that another module owns than the rest of their schema. */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  'people.active_day': 'wagers',
  'people.day_mark': 'operations',
  'people.mailing': 'messages',
  'people.mailing_read': 'messages',
  'people.message_template': 'messages',
  'people.vendor_day': 'wagers',
  'staff.approval': 'approvals',
}

/** The module that owns a table; undefined when nobody is said to. */
export const ownerOf = (table: string): string | undefined =>
  TABLE_OWNERS[table] ?? SCHEMA_OWNERS[table.split('.')[0] ?? '']

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
