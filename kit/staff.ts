import type { Id } from './ids.ts'

/** Everything a role can allow: an action on a page of the desk. */
export const RIGHTS = [
  'chat.view',
  'chat.edit',
  'rooms.view',
  'rooms.edit',
  'tickets.view',
  'tickets.edit',
  'audit.view',
] as const
export type Right = (typeof RIGHTS)[number]

/** Whether a text names a right. */
export const isRight = (text: string): text is Right => RIGHTS.some((right) => right === text)

/** The roles a brand starts with. An operator may change what they allow; these are where a new brand begins. */
export const STARTING_ROLES = {
  SUPPORT: ['chat.view', 'chat.edit', 'tickets.view', 'tickets.edit'],
  MODERATOR: ['rooms.view', 'rooms.edit'],
  AUDITOR: ['chat.view', 'rooms.view', 'tickets.view', 'audit.view'],
  ADMINISTRATOR: [...RIGHTS],
} as const satisfies Record<string, readonly Right[]>

/** Who a staff session says is calling. */
export interface StaffCaller {
  staffId: Id<'staff'>
  merchantCode: string
  /** The name of the account. */
  name: string
  /** What players read beside this person's messages. */
  shownAs: string
  rights: readonly Right[]
  sessionId: Id<'staff-session'>
}
