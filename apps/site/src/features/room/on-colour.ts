/**
 * Black or white, whichever reads better on a colour `#rrggbb`. Source: WCAG 2.2, relative
 * luminance.
 */
export function onColour(colour: string): '#ffffff' | '#000000' {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1)
  if (!parts) return '#ffffff'
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
