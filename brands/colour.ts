/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Rgb = readonly [number, number, number]

function linear([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const shown = (rgb: Rgb) => rgb.every((part) => part > -1e-4 && part < 1.0001)

/**
 * Less chroma until the screen can show it: lightness and hue, which carry contrast and character,
 * stay.
 */
function fitted([lightness, chroma, hue]: Oklch): Oklch {
  if (shown(linear([lightness, chroma, hue]))) return [lightness, chroma, hue]
  let low = 0
  let high = chroma
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (shown(linear([lightness, middle, hue]))) low = middle
    else high = middle
  }
  return [lightness, low, hue]
}

function channel(part: number): string {
  const cut = Math.min(1, Math.max(0, part))
  const encoded = cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0')
}

/** The colour as `#rrggbb`, with the chroma the screen can show. */
export const hex = (oklch: Oklch): string => `#${linear(fitted(oklch)).map(channel).join('')}`

function luminance(text: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(text.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** Contrast of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(text: string, other: string): number {
  const [high, low] = [luminance(text), luminance(other)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}
