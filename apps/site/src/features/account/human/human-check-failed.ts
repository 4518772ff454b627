/** The safety check could not be solved here. */
export class HumanCheckFailed extends Error {}
