/**
 * Every expected no, with its HTTP status. A decided business answer is 200 with `success: false`;
 * the others say the request itself could not be taken. Texts stand under `refusal.<code>`.
 */
export const REFUSALS = {
  AUTH_REQUIRED: 401,
  AUTH_EXPIRED: 401,
  AUTH_KICKED: 401,
  AUTH_BAD_CREDENTIALS: 200,
  AUTH_CAPTCHA_REQUIRED: 200,
  AUTH_CAPTCHA_WRONG: 200,
  AUTH_HUMAN_VERIFY: 200,
  AUTH_LOCKED: 200,
  AUTH_DISABLED: 200,
  AUTH_EXCLUDED: 200,
  AUTH_REAL_ACCOUNT: 200,
  AUTH_NOT_AGENT: 200,
  AUTH_NOT_MEMBER: 200,
  AUTH_FORBIDDEN: 403,
  AUTH_RESTRICTED: 200,
  AUTH_PASSWORD_CHANGE: 200,
  AUTH_OLD_PASSWORD: 200,
  AUTH_PASSWORD_REUSED: 200,
  AUTH_PASSWORD_WEAK: 200,
  AUTH_CONFIRM_MISMATCH: 200,
  AUTH_MFA_REQUIRED: 200,
  AUTH_MFA_WRONG: 200,
  AUTH_SOCIAL_FAILED: 200,
  AUTH_SOCIAL_NEW: 200,
  SOC_TAKEN: 200,
  SOC_LAST_WAY: 200,
  AUTH_CONFIRM: 200,
  SEC_TOTP_ON: 200,
  SEC_PASSKEY: 200,
  SEC_PASSKEY_LIMIT: 200,
  PIN_NOT_SET: 200,
  PIN_WRONG: 200,
  PIN_LOCKED: 200,
  CLOSE_NAME: 200,
  CLOSE_BALANCE: 200,
  CLOSE_ROUNDS: 200,
  EXPORT_TOO_SOON: 200,
  AUTH_LINK_INVALID: 200,
  REG_CLOSED: 200,
  REG_FIELD: 200,
  REG_USERNAME_TAKEN: 200,
  REG_MOBILE_TAKEN: 200,
  REG_EMAIL_TAKEN: 200,
  REG_CODE_INVALID: 200,
  REG_UNDERAGE: 200,
  REG_TERMS: 200,
  SMS_MOBILE_MISSING: 200,
  SMS_MOBILE_FORMAT: 200,
  SMS_TOO_MANY: 200,
  SMS_SEND_FAILED: 200,
  SMS_QUOTA: 200,
  SMS_DISABLED: 200,
  SMS_CODE_MISSING: 200,
  SMS_CODE_INVALID: 200,
  SMS_CODE_EXPIRED: 200,
  FILE_TYPE: 200,
  FILE_SIZE: 200,
  FILE_COUNT: 200,
  FB_LENGTH: 200,
  FB_CLOSED: 200,
  CHAT_OFF: 200,
  CHAT_TEXT: 200,
  CHAT_MUTED: 200,
  CHAT_CLOSED: 200,
  CHAT_TAKEN: 200,
  PUSH_OFF: 200,
  SYS_MALFORMED: 400,
  SYS_NOT_FOUND: 404,
  SYS_METHOD: 405,
  SYS_TOO_LARGE: 413,
  SYS_HOST: 421,
  SYS_MERCHANT: 403,
  SYS_REGION: 403,
  SYS_THROTTLED: 429,
  SYS_CRYPTO: 400,
  SYS_CRYPTO_KEY: 400,
  SYS_KEY_REUSED: 409,
  SYS_BUSY: 503,
  SYS_MAINTENANCE: 503,
  SYS_UNKNOWN: 500,
  VAL_FIELD: 400,
  GAME_MAINTENANCE: 200,
  GAME_DISABLED: 200,
  GAME_LAUNCH_FAILED: 200,
  GAME_SESSION: 401,
  WAL_INSUFFICIENT: 200,
  WAL_REFILL: 200,
  WAL_VENDOR_DOWN: 200,
  WAL_TRANSFER_PENDING: 200,
  WAL_STEP: 200,
  WAL_LIMIT: 200,
  WAL_DEBT: 200,
  WAL_ARREARS: 200,
  DEP_CHANNEL_CLOSED: 200,
  DEP_LIMIT: 200,
  DEP_OPEN_ORDER: 200,
  DEP_TOO_MANY: 200,
  DEP_BONUS_NOT_ELIGIBLE: 200,
  DEP_RG_LIMIT: 200,
  DEP_EXPIRED: 200,
  DEP_CARD_USED: 200,
  DEP_PROOF: 200,
  DEP_STATE: 200,
  DEP_PROVIDER: 200,
  WD_AMOUNT_STEP: 200,
  WD_BELOW_MIN: 200,
  WD_ABOVE_MAX: 200,
  WD_DAILY_COUNT: 200,
  WD_DAILY_AMOUNT: 200,
  WD_TURNOVER: 200,
  WD_KYC: 200,
  WD_ACCOUNT_COOLING: 200,
  WD_ACCOUNT_TAKEN: 200,
  WD_ACCOUNT_LIMIT: 200,
  WD_ACCOUNT_LOCKED: 200,
  WD_ACCOUNT_FORMAT: 200,
  WD_NAME_MISMATCH: 200,
  WD_STATE: 200,
  WD_CLAIMED: 200,
  AGT_TRANSFER_OFF: 200,
  AGT_NOT_DIRECT: 200,
  KYC_STATE: 200,
  KYC_DOCUMENTS: 200,
  APPROVAL_OPEN: 200,
  APPROVAL_STATE: 200,
  APPROVAL_OWN: 200,
  APPROVAL_RELATED: 200,
  APPROVAL_STALE: 200,
  BANK_FILE_FORMAT: 200,
  BANK_FILE_ENCODING: 200,
  BANK_FILE_FORMULA: 200,
  BANK_FILE_SIZE: 200,
  BANK_LINE_STATE: 200,
  ROUND_OPEN: 200,
  ROUND_STATE: 200,
  ROUND_TOO_SOON: 200,
  STAKE_LADDER: 200,
  AUTOPLAY_OFF: 200,
  AUTOPLAY_OVER: 200,
  RG_LIMIT: 200,
  RG_COOLING_OFF: 200,
  RG_REALITY_CHECK: 200,
  RG_CONFIRM_LATER: 200,
  RG_NOT_ASKED: 200,
} as const

export type RefusalCode = keyof typeof REFUSALS

/** What any call may answer, by who asks, from where and how often. A call lists what else it refuses. */
export const STANDARD_REFUSALS = [
  'AUTH_REQUIRED',
  'AUTH_EXPIRED',
  'AUTH_KICKED',
  'AUTH_FORBIDDEN',
  'AUTH_PASSWORD_CHANGE',
  'SYS_MALFORMED',
  'SYS_METHOD',
  'SYS_TOO_LARGE',
  'SYS_HOST',
  'SYS_MERCHANT',
  'SYS_REGION',
  'SYS_THROTTLED',
  'SYS_BUSY',
  'SYS_MAINTENANCE',
  'SYS_UNKNOWN',
  'VAL_FIELD',
] as const satisfies readonly RefusalCode[]

/** One field that broke its rule, for the form to show at its place. */
export interface BrokenField {
  field: string
  patternId?: string
  args?: (string | number)[]
}

/**
 * An expected no. Thrown by actions, turned into a reply by the route, shown by the client.
 *
 * `value` rides along in the reply (`{ captcha: true }`), `retryAfterSec` becomes `Retry-After`.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly value: unknown
  readonly fields: readonly BrokenField[] | undefined
  readonly retryAfterSec: number | undefined

  constructor(
    code: RefusalCode,
    more: { value?: unknown; fields?: readonly BrokenField[]; retryAfterSec?: number } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.value = more.value ?? null
    this.fields = more.fields
    this.retryAfterSec = more.retryAfterSec
  }
}
