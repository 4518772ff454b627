/** The game somebody finds who asked for none. */
export const FIRST_GAME = 'VN_N'
/** The same for free play, which bets on the draws of the house only. */
export const FIRST_OWN_GAME = 'VN_FAST_N_60'
