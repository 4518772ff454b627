/** How many draws can be looked back on. */
export const WINDOWS = [30, 60, 100, 300] as const
export type Window = (typeof WINDOWS)[number]
