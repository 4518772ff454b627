interface Switch {
  /** The switch it hangs on: off above is off below. */
  in?: string
  /** How it stands where a brand doesn't say otherwise. */
  on: boolean
}

/**
 * Every feature switch of a brand. The ids that the specification names (those that end in 3) are
 * its own; docs/brands.md says what each one changes. A new switch is a line here and a line
 * there.
 */
export const SWITCHES = {
  LOGIN: { on: true },
  MOBILEVERCODELOGIN3: { in: 'LOGIN', on: false },
  LOGIN_VERIFY_CODE: { in: 'LOGIN', on: false },
  LOGIN_PASSKEY: { in: 'LOGIN', on: true },
  LOGIN_FIREBASE: { in: 'LOGIN', on: false },
  LOGIN_SOCIAL_GOOGLE: { in: 'LOGIN', on: false },
  LOGIN_SOCIAL_FACEBOOK: { in: 'LOGIN', on: false },
  LOGIN_SOCIAL_TELEGRAM: { in: 'LOGIN', on: false },
  LOGIN_TO_HOME: { in: 'LOGIN', on: false },
  CHNGPASSVERIF3: { in: 'LOGIN', on: false },
  FREEPLAY: { in: 'LOGIN', on: true },
  FORCE_PWD_CHANGE: { in: 'LOGIN', on: true },
  PWD_EXPIRY: { in: 'FORCE_PWD_CHANGE', on: false },
  REGISTER: { on: true },
  DIRECTREG3: { in: 'REGISTER', on: true },
  REG_USERNAME: { in: 'REGISTER', on: true },
  REG_MOBILE: { in: 'REGISTER', on: false },
  REG_MOBILE_PASSWORD: { in: 'REG_MOBILE', on: true },
  REGMOBVERF3: { in: 'REGISTER', on: false },
  CENTER: { on: true },
  CENTER_TRANSFER: { in: 'CENTER', on: true },
  CENTER_TRANSFER_UPLINE: { in: 'CENTER', on: false },
  CENTER_REWARD: { in: 'CENTER', on: true },
  CENTER_REFERRAL: { in: 'CENTER', on: true },
  CENTER_MISSION: { in: 'CENTER', on: true },
  AGENT: { on: true },
  AGENT_DIVIDEND: { in: 'AGENT', on: true },
  AGENT_DAILY: { in: 'AGENT', on: true },
  AGENT_HOURLY: { in: 'AGENT', on: false },
  AGENT_REALTIME: { in: 'AGENT', on: false },
  AGENT_PROMOTE: { in: 'AGENT', on: false },
  AGENT_LOWER_RATES: { in: 'AGENT', on: false },
  AGENT_MASK_DEEP: { in: 'AGENT', on: false },
  AGENT_CONTRACT_PIN: { in: 'AGENT', on: false },
  AGENT_CREDIT_BOOK: { in: 'AGENT', on: false },
  POINTS: { on: true },
  VIP: { on: true },
  CHAT: { on: true },
  FEEDBACK: { on: true },
  WINNER_BOARD: { on: true },
  APP_PAGE: { on: true },
  AFFILIATE_NAV: { on: true },
} as const satisfies Readonly<Record<string, Switch>>

/** The id of a switch (the specification's `modId`). */
export type SwitchId = keyof typeof SWITCHES

const table: Readonly<Record<SwitchId, Switch>> = SWITCHES

/** Every id, in the order of the table. */
export const SWITCH_IDS = Object.keys(SWITCHES) as [SwitchId, ...SwitchId[]]

/** The switch another one hangs on; nothing for one that hangs on none. */
export const aboveSwitch = (id: SwitchId): SwitchId | undefined => table[id].in as SwitchId | undefined

/** How a switch stands where a brand says nothing. */
export const usuallyOn = (id: SwitchId): boolean => table[id].on
