/** What a movement of a wager and a step of its round is, by the number its row keeps. */
export const MOVEMENT_KIND = { BET: 1, WIN: 2, ROLLBACK: 3, ADJUST: 4, CANCEL: 5, CLOSE: 6, RAISE: 7 } as const

/** The kind of a round's step that only marks a key as rolled back before it came. */
export const MARK_STEP = 0

export type MovementKind = keyof typeof MOVEMENT_KIND
export type MovementKindNo = (typeof MOVEMENT_KIND)[MovementKind]

/** The kind a number stands for. */
export const movementKindOf = (no: MovementKindNo): MovementKind =>
  (Object.keys(MOVEMENT_KIND) as MovementKind[])[no - 1]!
