/**
 * Every module of the server, in the order in which they may know of each other: each imports only
 * those before it.
 */
export const MODULES = [
  'settings',
  'audit',
  'files',
  'members',
  'codes',
  'referrals',
  'rates',
  'sessions',
  'security',
  'push',
  'contacts',
  'identities',
  'staff',
  'approvals',
  'protection',
  'messages',
  'kyc',
  'wallet',
  'catalog',
  'fairness',
  'wagers',
  'families',
  'turnover',
  'risk',
  'cashier',
  'transfers',
  'launch',
  'jackpots',
  'rounds',
  'rtp',
  'tables',
  'lottery',
  'sports',
  'points',
  'promotions',
  'vip',
  'winners',
  'facts',
  'teams',
  'agents',
  'contracts',
  'bills',
  'affiliates',
  'credit',
  'rebates',
  'content',
  'feedback',
  'chat',
  'reports',
  'reconciliation',
  'operations',
] as const

/**
 * The layer a file belongs to, and which of several of its kind: the game, the module, the app.
 */
export interface Place {
  layer: string
  name: string
}

const LAYERS: readonly (readonly [layer: string, path: RegExp])[] = [
  ['kit', /^kit\//],
  ['contract', /^contract\//],
  ['text', /^text\//],
  ['brands', /^brands\//],
  ['ledger', /^ledger\//],
  ['verifier', /^games\/(?:[^/]+\/)?verifier\//],
  ['rules', /^games\/([^/]+)\/rules\//],
  // What a slot says: plain texts, for its screen, for the page of proofs and for the desk.
  ['words', /^games\/([^/]+)\/words\//],
  ['client', /^games\/([^/]+)\/client\//],
  // What all games' screens share, and the pictures that the server draws too.
  ['engine', /^games\/engine\//],
  ['art', /^games\/art\//],
  ['clients', /^games\/(?:clients|faces|slot-texts)\.ts$/],
  // What each folder says of its game, and the list of them.
  ['own', /^games\/(?:own-games?|pictures|[^/]+\/(?:game|certificate|names|motif|help))\.ts$/],
  ['games', /^games\//],
  ['modules', /^server\/modules\/([^/]+)\//],
  ['vendors', /^server\/vendors\/([^/]+)\//],
  ['payments', /^server\/payments\/([^/]+)\//],
  ['senders', /^server\/senders\/([^/]+)\//],
  ['platform', /^server\/platform\//],
  // What pretends the outside world: programs that know the product only by its wire.
  ['sandbox', /^sandbox\/(?:(payments|vendors)\/)?/],
  ['schema', /^server\/migrations\//],
  ['server', /^server\//],
  ['web', /^web\//],
  ['apps', /^apps\/([^/]+)\//],
  ['tools', /^tools\//],
  ['e2e', /^e2e\//],
]

/** Where a file stands; undefined for those at the top, which belong to no layer. */
export function placeOf(path: string): Place | undefined {
  for (const [layer, pattern] of LAYERS) {
    const match = pattern.exec(path)
    if (match) return { layer, name: match[1] ?? '' }
  }
  return undefined
}

/**
 * Which other layers a layer may import from. Its own it always may, as far as the rules in
 * imports.ts allow.
 */
export const MAY_IMPORT: Record<string, readonly string[]> = {
  kit: [],
  contract: ['kit'],
  text: ['kit'],
  brands: ['kit'],
  ledger: ['kit', 'contract'],
  rules: ['kit'],
  verifier: ['kit', 'rules', 'own'],
  art: ['kit'],
  engine: ['kit', 'contract', 'web', 'text', 'art'],
  words: [],
  client: ['kit', 'contract', 'web', 'text', 'rules', 'words', 'engine', 'art'],
  clients: ['kit', 'text', 'client', 'engine'],
  own: ['kit', 'rules', 'words', 'art'],
  games: ['kit', 'rules', 'own'],
  platform: ['kit', 'contract', 'schema'],
  schema: [],
  sandbox: ['kit'],
  modules: ['kit', 'contract', 'ledger', 'platform', 'rules', 'own', 'games', 'art', 'text', 'schema'],
  vendors: ['kit', 'contract', 'platform'],
  payments: ['kit', 'contract', 'platform'],
  senders: ['kit', 'contract', 'platform'],
  server: [
    'kit',
    'contract',
    'ledger',
    'platform',
    'schema',
    'modules',
    'vendors',
    'payments',
    'senders',
    'rules',
    'own',
    'games',
    'art',
    'text',
    'brands',
  ],
  web: ['kit', 'contract', 'text'],
  apps: ['kit', 'contract', 'web', 'client', 'clients', 'engine', 'art', 'text', 'brands'],
}

/** What this file may import beyond its layer's table. */
export const EXCEPTIONS: readonly { from: RegExp; to: RegExp }[] = [
  { from: /^server\/modules\/settings\//, to: /^brands\// },
  { from: /^server\/vendors\//, to: /^server\/modules\/launch\/vendor\.ts$/ },
  { from: /^server\/payments\//, to: /^server\/modules\/cashier\/payment-method\.ts$/ },
  // The verification page works a round out again, by the stream that the settlement doesn't use.
  { from: /^apps\/site\//, to: /^games\/(?:[^/]+\/)?verifier\// },
  // What a ticket costs and may win, the page works out by the same rules as the server.
  { from: /^apps\/site\//, to: /^games\/lottery\/rules\// },
]
