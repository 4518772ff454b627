/** What the house slot's certificate says, in hundredths of a percent, cut; the test compares. */
export const HERO_FACTS = {
  rtp: 9599,
  /** Of all spins those that win something. */
  hits: 3488,
  /** Free spins come once in so many spins, on average; rounded, as in the rules. */
  feature: 140,
} as const
