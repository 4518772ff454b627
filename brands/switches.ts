import type { SwitchNode } from '@senluna/kit/brand.ts'

type Switches = { readonly [modId: string]: boolean | readonly [boolean, Switches] }

/** A switch tree from a short form: `{ LOGIN: [true, { FREEPLAY: true }] }`. */
const switches = (tree: Switches): SwitchNode[] =>
  Object.entries(tree).map(([modId, node]) =>
    typeof node === 'boolean'
      ? { modId, enabled: node, childrenNodes: [] }
      : { modId, enabled: node[0], childrenNodes: switches(node[1]) },
  )

/** The usual tree: a brand says how people log in, the rest is the same for all until one needs it otherwise. */
export const usualSwitches = (login: Switches): SwitchNode[] =>
  switches({
    LOGIN: [true, { ...login, FREEPLAY: true, FORCE_PWD_CHANGE: [true, { PWD_EXPIRY: false }] }],
    REGISTER: [
      true,
      { DIRECTREG3: true, REG_USERNAME: true, REG_MOBILE: [false, { REG_MOBILE_PASSWORD: true }], REGMOBVERF3: false },
    ],
    CENTER: [
      true,
      {
        CENTER_TRANSFER: true,
        CENTER_TRANSFER_UPLINE: false,
        CENTER_REWARD: true,
        CENTER_REFERRAL: true,
        CENTER_MISSION: true,
      },
    ],
    AGENT: [true, { AGENT_DIVIDEND: true, AGENT_DAILY: true, AGENT_HOURLY: false, AGENT_REALTIME: false }],
    POINTS: true,
    VIP: true,
    CHAT: true,
    FEEDBACK: true,
    WINNER_BOARD: true,
    APP_PAGE: true,
    AFFILIATE_NAV: true,
  })
