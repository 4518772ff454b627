/**
 * How a value of a request is read: money in the smallest unit, parts of a million, hundredths,
 * thousandths, or as it stands.
 */
type Look = 'plain' | 'money' | 'ppm' | 'x100' | 'milli'

/**
 * What a request may say of a thing as it is and as it would be, beside what goes by codes of its
 * own (switches, domains, rights). The desk has words for each; the tests look at every request
 * that is asked for.
 */
export const APPROVAL_FIELDS = {
  // People and accounts.
  account: 'plain',
  agent: 'plain',
  accountName: 'plain',
  bankBin: 'plain',
  bankRef: 'plain',
  birthday: 'plain',
  email: 'plain',
  emailState: 'plain',
  label: 'plain',
  locks: 'plain',
  member: 'plain',
  mobile: 'plain',
  name: 'plain',
  payeeName: 'plain',
  reset: 'plain',
  rights: 'plain',
  roles: 'plain',
  shownAs: 'plain',
  tier: 'plain',
  to: 'plain',
  // Rebate rates by product.
  LOTT: 'ppm',
  ELOTT: 'ppm',
  VNLOTT: 'ppm',
  LIVE: 'ppm',
  SPORTS: 'ppm',
  ESPORTS: 'ppm',
  RNG: 'ppm',
  FISH: 'ppm',
  PVP: 'ppm',
  // Money and its ways.
  amount: 'money',
  asked: 'money',
  backed: 'plain',
  balance: 'money',
  chain: 'plain',
  closed: 'plain',
  closedAt: 'plain',
  code: 'plain',
  confirmations: 'plain',
  content: 'plain',
  credit: 'money',
  creditSum: 'money',
  leastShare: 'ppm',
  credits: 'plain',
  dailyCap: 'money',
  debt: 'money',
  difference: 'money',
  direction: 'plain',
  expireMin: 'plain',
  feeFixed: 'money',
  feePpm: 'ppm',
  successor: 'plain',
  limit: 'money',
  reservePpm: 'ppm',
  mainPpm: 'ppm',
  seed: 'money',
  files: 'plain',
  how: 'plain',
  id: 'plain',
  kinds: 'plain',
  least: 'money',
  left: 'money',
  lines: 'plain',
  method: 'plain',
  most: 'money',
  moved: 'money',
  note: 'plain',
  orderNo: 'plain',
  part: 'plain',
  paused: 'plain',
  payee: 'plain',
  payer: 'plain',
  payout: 'money',
  pictures: 'plain',
  priority: 'plain',
  provider: 'plain',
  quick: 'money',
  remaining: 'money',
  reviews: 'plain',
  score: 'plain',
  stake: 'money',
  state: 'plain',
  week: 'plain',
  status: 'plain',
  sum: 'money',
  suspended: 'plain',
  suspense: 'money',
  turnoverX100: 'x100',
  unbacked: 'money',
  until: 'plain',
  vendorCode: 'plain',
  vipFrom: 'plain',
  vipLevel: 'plain',
  validBet: 'money',
  deposit: 'money',
  keep: 'money',
  upgrade: 'money',
  weekly: 'money',
  monthly: 'money',
  birthdayGift: 'money',
  withdrawPerDay: 'money',
  pointsPercent: 'plain',
  vndPerUsdt: 'money',
  // Risk, vendors and days.
  about: 'plain',
  day: 'plain',
  device: 'plain',
  key: 'plain',
  kind: 'plain',
  linked: 'plain',
  overlapMinutes: 'plain',
  value: 'plain',
  vendor: 'plain',
  weight: 'plain',
  // Access rules of the brand.
  addresses: 'plain',
  allowed: 'plain',
  analytics: 'plain',
  denied: 'plain',
  flag: 'plain',
  imageCDNs: 'plain',
  host: 'plain',
  launchGameCDNs: 'plain',
  links: 'plain',
  loginScope: 'plain',
  networks: 'plain',
  products: 'plain',
  text: 'plain',
  unknown: 'plain',
  vendors: 'plain',
  // Messages to many.
  contents: 'plain',
  deposited: 'plain',
  language: 'plain',
  line: 'plain',
  loginFrom: 'plain',
  loginTo: 'plain',
  reaches: 'plain',
  registeredFrom: 'plain',
  registeredTo: 'plain',
  route: 'plain',
  sendAt: 'plain',
  tab: 'plain',
  template: 'plain',
  texts: 'plain',
  titles: 'plain',
  types: 'plain',
  // Draws and their terms.
  blocked: 'plain',
  bonus: 'plain',
  brand: 'plain',
  brands: 'plain',
  changed: 'plain',
  game: 'plain',
  minUnit: 'money',
  drawNumber: 'plain',
  odds: 'milli',
  paidBesides: 'money',
  partly: 'plain',
  perDrawMaxUnit: 'money',
  perDrawPayout: 'money',
  perPlayerPayout: 'money',
  perTicketMaxUnit: 'money',
  publishedAt: 'plain',
  result: 'plain',
  takenBack: 'money',
  tickets: 'plain',
  tiers: 'plain',
  unitStep: 'money',
  version: 'plain',
  voidStake: 'money',
  voidTickets: 'plain',
} as const satisfies Record<string, Look>
export type ApprovalField = keyof typeof APPROVAL_FIELDS

/** Whether a name is one that the desk has words for. */
export const isApprovalField = (name: string): name is ApprovalField => Object.hasOwn(APPROVAL_FIELDS, name)

/** What requests are about. */
export const APPROVAL_OBJECTS = [
  'adjustment',
  'bankFile',
  'bet',
  'bill',
  'contract',
  'credit-statement',
  'deposit',
  'depositChannel',
  'device-link',
  'friend',
  'application',
  'jackpot',
  'vip-ladder',
  'host',
  'job',
  'kyc',
  'lottery-draw',
  'lottery-terms',
  'mailing',
  'member',
  'payout-account',
  'payout-channel',
  'receipt',
  'recon-case',
  'requirement',
  'risk-case',
  'risk-rule',
  'role',
  'setting',
  'staff',
  'text',
  'texts',
  'transfer',
  'vendor',
  'watch',
  'withdrawal',
] as const
export type ApprovalObject = (typeof APPROVAL_OBJECTS)[number]

/** Settings whose value is a list of things that have names of their own: `LOGIN: true`. */
const NAMED_BY_KEY: readonly string[] = ['switches', 'deviceSwitches', 'loginScope', 'register']

/**
 * Names in a request that nobody would have words for; none, when who decides can read all of
 * it.
 */
export function unreadable(approval: {
  objectKind: string
  objectId: string
  before: unknown
  after: unknown
}): string[] {
  const known = APPROVAL_OBJECTS.some((kind) => kind === approval.objectKind)
  const byKey = approval.objectKind === 'setting' && NAMED_BY_KEY.includes(approval.objectId)
  const names = byKey ? [] : [approval.before, approval.after].flatMap(namesOf)
  return [...(known ? [] : [approval.objectKind]), ...new Set(names.filter((name) => !isApprovalField(name)))]
}

const namesOf = (side: unknown): string[] =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? Object.keys(side) : []
