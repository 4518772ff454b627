/** How chips are laid: by how many numbers they cover, or along the wheel. */
export const MODES = ['straight', 'split', 'street', 'corner', 'line', 'track'] as const
export type Mode = (typeof MODES)[number]
