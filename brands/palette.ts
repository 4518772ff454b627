import { hex, type Oklch } from './colour.ts'

/** What sets one brand's colours apart; all else of the palette follows from it. */
export interface BrandHues {
  /** Hue of pages, cards and text. */
  surface: number
  /** The one colour that moves people forward: its three steps and its text form, per theme. */
  accent: { dark: AccentColours; light: AccentColours }
  /** The two glows at the top of a dark page, as CSS colours. */
  aura: readonly [string, string]
  /** How far the hero's picture is turned around the colour wheel, in degrees. */
  artTurn: number
}

interface AccentColours {
  base: Oklch
  high: Oklch
  low: Oklch
  on: Oklch
  text: Oklch
}

const dark = (surface: number, accent: AccentColours): Record<string, Oklch> => ({
  bg: [0.158, 0.026, surface],
  'bg-sunken': [0.125, 0.022, surface],
  s1: [0.198, 0.03, surface],
  s2: [0.24, 0.034, surface],
  s3: [0.288, 0.038, surface],
  line: [0.3, 0.034, surface],
  'line-strong': [0.56, 0.04, surface],
  tx1: [0.972, 0.006, surface],
  tx2: [0.812, 0.022, surface],
  tx3: [0.705, 0.03, surface],
  gold: accent.base,
  'gold-hi': accent.high,
  'gold-lo': accent.low,
  'on-gold': accent.on,
  'gold-tx': accent.text,
  lotus: [0.575, 0.205, 2],
  'lotus-hi': [0.64, 0.215, 4],
  'on-lotus': [0.99, 0.004, 0],
  'lotus-tx': [0.765, 0.145, 2],
  jade: [0.79, 0.155, 165],
  'on-jade': [0.19, 0.04, 165],
  'jade-tx': [0.82, 0.15, 165],
  up: [0.82, 0.15, 165],
  down: [0.745, 0.15, 22],
  info: [0.77, 0.11, 240],
  warn: [0.83, 0.14, 78],
  danger: [0.56, 0.205, 25],
  'on-danger': [0.99, 0.004, 20],
  'danger-tx': [0.755, 0.14, 22],
  focus: accent.high,
})

const light = (surface: number, accent: AccentColours): Record<string, Oklch> => ({
  bg: [0.972, 0.006, surface],
  'bg-sunken': [0.945, 0.009, surface],
  s1: [1, 0, surface],
  s2: [0.963, 0.008, surface],
  s3: [0.93, 0.012, surface],
  line: [0.895, 0.012, surface],
  'line-strong': [0.59, 0.03, surface],
  tx1: [0.215, 0.035, surface],
  tx2: [0.4, 0.035, surface],
  tx3: [0.49, 0.032, surface],
  gold: accent.base,
  'gold-hi': accent.high,
  'gold-lo': accent.low,
  'on-gold': accent.on,
  'gold-tx': accent.text,
  lotus: [0.54, 0.205, 2],
  'lotus-hi': [0.59, 0.215, 4],
  'on-lotus': [1, 0, 0],
  'lotus-tx': [0.515, 0.2, 2],
  jade: [0.52, 0.115, 160],
  'on-jade': [1, 0, 0],
  'jade-tx': [0.48, 0.108, 160],
  up: [0.48, 0.108, 160],
  down: [0.51, 0.19, 25],
  info: [0.49, 0.13, 245],
  warn: [0.49, 0.105, 68],
  danger: [0.54, 0.205, 25],
  'on-danger': [1, 0, 0],
  'danger-tx': [0.51, 0.195, 25],
  focus: [0.42, 0.15, surface],
})

const tokens = (colours: Record<string, Oklch>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, hex(colour)]))

const mood = ([first, second]: readonly [string, string], turn: number) => ({
  '--aura-1': first,
  '--aura-2': second,
  '--art-turn': `${turn}deg`,
})

/** Both themes of a brand as CSS custom properties in `#rrggbb`, with its mood. */
export const palette = (hues: BrandHues) => ({
  dark: { ...tokens(dark(hues.surface, hues.accent.dark)), ...mood(hues.aura, hues.artTurn) },
  light: { ...tokens(light(hues.surface, hues.accent.light)), ...mood(['transparent', 'transparent'], hues.artTurn) },
})

const ON_SURFACES = ['gold-tx', 'jade-tx', 'lotus-tx', 'up', 'down', 'info', 'warn', 'danger-tx']

/** Every pair that must stay readable: what, on what, and the least contrast. */
export const READABLE: readonly (readonly [text: string, on: string, least: number])[] = [
  ...['bg', 's1', 's2', 's3'].flatMap((on) => [
    ['tx1', on, 7] as const,
    ['tx2', on, 4.5] as const,
    ['tx3', on, 4.5] as const,
  ]),
  ...['s1', 's2', 's3'].flatMap((on) => ON_SURFACES.map((text) => [text, on, 4.5] as const)),
  ['on-gold', 'gold', 4.5],
  ['on-gold', 'gold-hi', 4.5],
  ['on-gold', 'gold-lo', 4.5],
  ['on-lotus', 'lotus', 4.5],
  ['on-jade', 'jade', 4.5],
  ['on-danger', 'danger', 4.5],
  ...['bg', 's1', 's2'].flatMap((on) => [['line-strong', on, 3] as const, ['focus', on, 3] as const]),
]
