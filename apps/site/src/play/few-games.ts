/** Up to so many games are shown large, each with what there is to know of it. */
export const FEW_GAMES = 5
