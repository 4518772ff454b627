/** The six colours of a picture, from the darkest ground to the light that catches the eye. */
export interface Palette {
  deep: string
  mid: string
  bright: string
  accent: string
  light: string
  contrast: string
}

const palette = (
  deep: string,
  mid: string,
  bright: string,
  accent: string,
  light: string,
  contrast: string,
): Palette => ({
  deep,
  mid,
  bright,
  accent,
  light,
  contrast,
})

export const PALETTES = {
  indigo: palette('#0a0c33', '#2a2fa8', '#6f7bff', '#f7c445', '#fff0b8', '#ff5c93'),
  crimson: palette('#2a0412', '#9c1236', '#ff4a5e', '#f7c445', '#fff0b8', '#ffb14a'),
  jade: palette('#02201c', '#0a6d5a', '#27d3a0', '#f7c445', '#fff0b8', '#7ef0ff'),
  amber: palette('#2b1002', '#a4510a', '#ffa63a', '#ffe08a', '#fff6d6', '#ff5a3c'),
  violet: palette('#1a0636', '#5b1f9e', '#b56bff', '#ffcf5c', '#fff0b8', '#58e0ff'),
  teal: palette('#021b2c', '#0b5a80', '#34c3f0', '#ffd166', '#fff3c4', '#ff7a90'),
  magenta: palette('#2b0526', '#a11a78', '#ff5fb4', '#ffd166', '#fff0c9', '#6be7ff'),
  bronze: palette('#1d1006', '#6b431a', '#d59a4a', '#f6d38a', '#fff2d4', '#39d0b0'),
  night: palette('#060a1c', '#1b2a5c', '#5a7bd6', '#f7c445', '#fff0b8', '#e84a86'),
  lime: palette('#0b1c06', '#3a7a14', '#a4e03a', '#ffd84a', '#fff6c4', '#ff6a4a'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[]
