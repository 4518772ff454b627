import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { betFilters, recordFilters } from './records.ts'
import * as wire from './wire.ts'

/** The account's password again; absent within minutes of a log-in, which shows as much. */
const again = { password: z.optional(z.string().check(z.minLength(1), z.maxLength(255))) }
/** A code of the authenticator app, or a recovery code. */
const code = z.string().check(z.minLength(1), z.maxLength(40))
const sealing = ['SYS_CRYPTO', 'SYS_CRYPTO_KEY'] as const
/** What asking for the password again refuses. */
const confirming = ['AUTH_CONFIRM', 'AUTH_OLD_PASSWORD', 'AUTH_LOCKED', ...sealing] as const

/** What the security page looks at. */
export const SECURITY_ROWS = [
  'password',
  'twoStep',
  'mobile',
  'email',
  'paymentPassword',
  'realName',
  'passkeys',
  'sessions',
] as const

const row = z.object({
  row: z.enum(SECURITY_ROWS),
  /** GOOD · OPEN something is to be done · WEAK it is there and could be better · INFO neither */
  state: z.enum(['GOOD', 'OPEN', 'WEAK', 'INFO']),
  points: z.int(),
  /** The most points it can give. */
  of: z.int(),
  masked: z.optional(z.string()),
  /** Since when, or when it was changed last. */
  at: z.optional(wire.moment),
  /** How many: passkeys, open sessions, recovery codes that are left. */
  count: z.optional(z.int()),
})
export type SecurityRow = z.infer<typeof row>

export const securityOverview = endpoint({
  summary: "How the member's account is secured: a score of 100 and what makes it up.",
  method: 'GET',
  path: '/wps/v2/security',
  for: 'member',
  assistants: true,
  reply: z.object({
    score: z.int(),
    rows: z.array(row),
    /** Days for which a device needs no second step after it was given one; 0 is never. */
    knownDeviceDays: z.int(),
    knownDevices: z.int(),
    /** Whether the account has a password to ask for. */
    hasPassword: z.boolean(),
  }),
  refusals: [],
})
export type SecurityOverview = z.infer<typeof securityOverview.reply>

export const enrolTotp = endpoint({
  summary: 'Two-step log-in: without `code` gives a new secret for the app; with its first code puts it in force.',
  method: 'POST',
  path: '/wps/v2/security/totp',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code: z.optional(code) }),
  reply: z.object({
    secret: z.optional(z.string()),
    secretUri: z.optional(z.string()),
    /** Shown this once; only their hashes are kept. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
  refusals: [...confirming, 'SEC_TOTP_ON', 'AUTH_MFA_WRONG'],
})

export const removeTotp = endpoint({
  summary: 'Takes the second step away; asks for the password and a code.',
  method: 'DELETE',
  path: '/wps/v2/security/totp',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code }),
  reply: z.object({ off: z.literal(true) }),
  refusals: [...confirming, 'AUTH_MFA_WRONG'],
})

export const renewCodes = endpoint({
  summary: 'Ten new recovery codes; the old ones open nothing any more.',
  method: 'POST',
  path: '/wps/v2/security/recovery-codes',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [...confirming, 'AUTH_MFA_WRONG'],
})

const passkey = z.object({
  id: wire.uuid,
  name: z.string(),
  createdAt: wire.moment,
  usedAt: z.optional(wire.moment),
  /** Kept by the maker's cloud, so it is on all devices of its owner. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeys = endpoint({
  summary: "The member's passkeys of this site.",
  method: 'GET',
  path: '/wps/v2/security/passkeys',
  for: 'member',
  assistants: true,
  reply: z.object({ list: z.array(passkey), most: z.int() }),
  refusals: [],
})

/** As the browser takes it: the JSON form of WebAuthn options. */
const options = z.object({ options: z.string() })

export const beginPasskey = endpoint({
  summary: 'What the browser needs to make a passkey; good for five minutes and one try.',
  method: 'POST',
  path: '/wps/v2/security/passkeys/options',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object(again),
  reply: options,
  refusals: [...confirming, 'SEC_PASSKEY_LIMIT'],
})

const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const addPasskey = endpoint({
  summary: 'Keeps a passkey that the browser has made.',
  method: 'POST',
  path: '/wps/v2/security/passkeys',
  for: 'member',
  assistants: true,
  body: z.object({ name: passkeyName, passkey: z.string().check(z.maxLength(20_000)) }),
  reply: passkey,
  refusals: ['SEC_PASSKEY', 'SEC_PASSKEY_LIMIT'],
})

export const renamePasskey = endpoint({
  summary: 'Gives a passkey another name.',
  method: 'PATCH',
  path: '/wps/v2/security/passkeys/{id}',
  for: 'member',
  assistants: true,
  body: z.object({ name: passkeyName }),
  reply: passkey,
  refusals: ['SYS_NOT_FOUND'],
})

export const removePasskey = endpoint({
  summary: 'Takes a passkey away.',
  method: 'DELETE',
  path: '/wps/v2/security/passkeys/{id}',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object(again),
  reply: z.object({ removed: z.literal(true) }),
  refusals: [...confirming, 'SYS_NOT_FOUND', 'SOC_LAST_WAY'],
})

export const passkeyLogin = endpoint({
  summary: 'What the browser needs to show a passkey at log-in; good for five minutes and one try.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  for: 'none',
  reply: options,
  refusals: ['SYS_NOT_FOUND', 'SYS_THROTTLED'],
})

const device = z.object({
  id: wire.uuid,
  device: z.string(),
  place: z.string(),
  ip: z.string(),
  at: wire.moment,
  seenAt: wire.moment,
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof device>

export const openSessions = endpoint({
  summary: 'Where the account is logged in now.',
  method: 'GET',
  path: '/wps/v2/security/sessions',
  for: 'token',
  reply: z.object({ list: z.array(device) }),
  refusals: [],
})

export const endSession = endpoint({
  summary: 'Logs one other device out.',
  method: 'DELETE',
  path: '/wps/v2/security/sessions/{id}',
  for: 'token',
  reply: z.object({ ended: z.literal(true) }),
  refusals: ['SYS_NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  summary: 'Logs every other device out, and asks all for the second step again.',
  method: 'DELETE',
  path: '/wps/v2/security/sessions',
  for: 'token',
  reply: z.object({ ended: z.int(), forgotten: z.int() }),
  refusals: [],
})

const pin = z.string().check(z.maxLength(40))

export const paymentPassword = endpoint({
  summary: 'Sets the six digits that payments ask for; by the log-in password, or by the old digits.',
  method: 'PUT',
  path: '/wps/v2/security/payment-password',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, oldPin: z.optional(pin), newPin: pin, confirmPin: pin }),
  reply: z.object({ changed: z.literal(true) }),
  refusals: [
    ...confirming,
    'PIN_NOT_SET',
    'PIN_WRONG',
    'PIN_LOCKED',
    'REG_FIELD',
    'AUTH_CONFIRM_MISMATCH',
    'AUTH_PASSWORD_WEAK',
  ],
})

/** What a member tells of themselves besides registration. */
export const PROFILE_FIELDS = [
  'nickname',
  'payeeName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'zalo',
  'line',
  'whatsapp',
  'telegram',
  'facebook',
  'wechat',
  'qqNum',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

const profileField = z.object({
  field: z.enum(PROFILE_FIELDS),
  value: z.string(),
  /** Told once: only customer service changes it from here on. The value is masked. */
  locked: z.boolean(),
  /** How it is checked. A pattern of `*` takes any text. */
  acceptedPattern: z.string(),
  patternId: z.nullable(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
})
export type ProfileRow = z.infer<typeof profileField>

const profileReply = z.object({ fields: z.array(profileField) })

export const ownProfile = endpoint({
  summary: 'What the member has told of themselves, and how each part is checked.',
  method: 'GET',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  reply: profileReply,
  refusals: [],
})

const told = z.optional(z.string().check(z.maxLength(1_000)))

export const saveProfile = endpoint({
  summary: 'Changes parts of the profile; an empty text takes one away. Real name and birthday are told once.',
  method: 'PATCH',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  body: z.object({
    nickname: told,
    payeeName: told,
    birthday: told,
    address: told,
    nationality: told,
    occupation: told,
    sourceOfIncome: told,
    zalo: told,
    line: told,
    whatsapp: told,
    telegram: told,
    facebook: told,
    wechat: told,
    qqNum: told,
  } satisfies Record<ProfileField, typeof told>),
  reply: z.object({ saved: z.array(z.enum(PROFILE_FIELDS)) }),
  refusals: ['REG_FIELD', 'REG_UNDERAGE'],
})

export const avatarGallery = endpoint({
  summary: 'The pictures a member can choose from.',
  method: 'GET',
  path: '/wps/member/info/icon',
  for: 'token',
  reply: z.object({ list: z.array(z.object({ id: z.string(), url: z.string() })) }),
  refusals: [],
})

const avatarReply = z.object({
  avatar: z.string(),
  avatarType: z.enum(['CUSTOM', 'STATIC']),
  /** Where the picture is, of either kind. */
  avatarUrl: z.string(),
  status: z.enum(['OK', 'REVIEW', 'REJECTED']),
})

export const playerAvatar = endpoint({
  summary: "The member's own picture.",
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  for: 'token',
  reply: avatarReply,
  refusals: [],
})

export const chooseAvatar = endpoint({
  summary: 'Chooses a picture of the gallery, or one of the member’s own that was sent for it.',
  method: 'PUT',
  path: '/wps/v2/avatar',
  for: 'member',
  assistants: true,
  body: z.union([
    z.object({ avatarType: z.literal('STATIC'), avatar: z.string().check(z.maxLength(20)) }),
    z.object({ avatarType: z.literal('CUSTOM'), fileId: wire.uuid }),
  ]),
  reply: avatarReply,
  refusals: ['VAL_FIELD'],
})

export const closureTerms = endpoint({
  summary: 'What closing the account would mean now.',
  method: 'GET',
  path: '/wps/v2/security/closure',
  for: 'member',
  assistants: true,
  reply: z.object({
    balance: wire.digits,
    currency: z.string(),
    /** NOTHING there is none · GIVEN_UP play money goes back to the house · WITHDRAW_FIRST it must be paid out before */
    money: z.enum(['NOTHING', 'GIVEN_UP', 'WITHDRAW_FIRST']),
    openRounds: z.int(),
    twoStep: z.boolean(),
    hasPassword: z.boolean(),
    /** Days after which personal data are erased. */
    eraseDays: z.int(),
  }),
  refusals: [],
})
export type ClosureTerms = z.infer<typeof closureTerms.reply>

export const closeAccount = endpoint({
  summary: 'Closes the account, at once; only customer service can open it again.',
  method: 'POST',
  path: '/wps/v2/security/closure',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({
    ...again,
    code: z.optional(code),
    /** The account's user name, typed. */
    confirmation: z.string().check(z.trim(), z.maxLength(64)),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: z.object({ closedAt: wire.moment, eraseAt: wire.moment }),
  refusals: [...confirming, 'AUTH_MFA_REQUIRED', 'AUTH_MFA_WRONG', 'CLOSE_NAME', 'CLOSE_BALANCE', 'CLOSE_ROUNDS'],
})

const exportJob = z.object({
  jobId: wire.uuid,
  state: z.enum(['WAITING', 'READY', 'FAILED', 'GONE']),
  askedAt: wire.moment,
  /** Until when the file can be had. */
  until: z.optional(wire.moment),
  bytes: z.optional(z.int()),
})

/** What can be had as a file: everything that is kept, or one record as a table for spreadsheets. */
const EXPORT_REPORTS = ['OWN_DATA', 'BETS', 'TRANSACTIONS'] as const
export type ExportReport = (typeof EXPORT_REPORTS)[number]

/** How the record on the page was filtered, by the names of its own call. */
export const exportFilter = z.object({
  from: z.optional(wire.day),
  to: z.optional(wire.day),
  product: betFilters.product,
  vassalage: betFilters.vassalage,
  betStatus: betFilters.status,
  mode: betFilters.mode,
  ...recordFilters,
})
export type ExportFilter = z.infer<typeof exportFilter>

const exportReply = z.object({ job: z.nullable(exportJob), mayAskAt: z.nullable(wire.moment) })
export type OwnExport = z.infer<typeof exportReply>

export const ownExport = endpoint({
  summary: "The newest export of the member's own data, and when the next may be asked for.",
  method: 'GET',
  path: '/wps/v2/export',
  for: 'member',
  assistants: true,
  reply: exportReply,
  refusals: [],
})

export const askExport = endpoint({
  summary:
    'Asks for a file: everything that is kept of the member, once a day; or a record of 31 days at most. A message tells when it is there.',
  method: 'POST',
  path: '/wps/v2/export',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, report: z.enum(EXPORT_REPORTS), filter: z.optional(exportFilter) }),
  reply: exportReply,
  refusals: [...confirming, 'EXPORT_TOO_SOON', 'VAL_FIELD'],
})

export const oneExport = endpoint({
  summary: 'How one export of the caller stands.',
  method: 'GET',
  path: '/wps/v2/export/{jobId}',
  for: 'member',
  assistants: true,
  reply: exportJob,
  refusals: ['SYS_NOT_FOUND'],
})

export const exportFile = endpoint({
  summary: 'The file of an export that is ready: a zip archive or a table (CSV), not an envelope.',
  method: 'GET',
  path: '/wps/v2/export/{jobId}/file',
  for: 'member',
  assistants: true,
  reply: z.unknown(),
  refusals: ['SYS_NOT_FOUND'],
})
