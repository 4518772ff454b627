/**
 * What the return that a catalogue names is of, where it isn't the same whatever one chooses: the
 * main bet of a table, every bet of one, the best play.
 */
export const RTP_OF = ['banker', 'everyBet', 'bestPlay'] as const
export type RtpOf = (typeof RTP_OF)[number]
