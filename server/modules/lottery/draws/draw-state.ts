/** How far a draw is, by the number its row keeps. */
export const DRAW_STATE = { OPEN: 0, SEALED: 1, DRAWN: 2, VOID: 3, NOT_HELD: 4 } as const
export type DrawState = (typeof DRAW_STATE)[keyof typeof DRAW_STATE]
