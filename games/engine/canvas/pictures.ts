/** Loads an SVG so that it can be drawn at any size. */
async function picture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

/** Loads pictures by their names and reports how far it is, in percent. */
export async function pictures<Name extends string>(
  urls: Readonly<Record<Name, string>>,
  names: readonly Name[],
  onLoading: (percent: number) => void,
): Promise<Partial<Record<Name, HTMLImageElement>>> {
  let done = 0
  const pairs = await Promise.all(
    names.map(async (name) => {
      const image = await picture(urls[name])
      onLoading(Math.round((++done / names.length) * 90))
      return [name, image] as const
    }),
  )
  return Object.fromEntries(pairs) as Partial<Record<Name, HTMLImageElement>>
}

/** Draws a picture once, at exactly these pixels: from an SVG that is slow, from here fast. */
export function drawn(image: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  return made(width, height, (context) => context.drawImage(image, 0, 0, width, height))
}

/** The same picture as the eye sees it rushing past: smeared along its way. */
export function rushing(picture: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = picture
  const ghosts = 31
  // At half its size: what is smeared has no edges to lose.
  const smeared = made(width / 2, height / 2, (context) => {
    for (let nth = 0; nth < ghosts; nth++) {
      const away = (nth - (ghosts - 1) / 2) / ((ghosts - 1) / 2)
      context.globalAlpha = 0.1 * (1 - Math.abs(away) * 0.7)
      context.drawImage(picture, 0, height * 0.1 * away, width / 2, height / 2)
    }
  })
  return drawn(smeared, width, height)
}

export function made(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}
