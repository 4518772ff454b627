import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { nameOf, type Picture } from '@senluna/games/art/thumbnail.ts'
import { drawPicture } from '@senluna/games/pictures.ts'
import sharp from 'sharp'
import { ImagePool } from '../../../platform/image-pool.ts'
import { ART_VERSION } from './art-version.ts'

export type IconFormat = 'avif' | 'webp'
export type IconWidth = 164 | 328

/** Games' pictures as pixels: made on first request, then read from the disk. */
export interface Icons {
  /** Refuses SYS_BUSY when too many are waiting to be made. */
  of(picture: Picture, width: IconWidth, format: IconFormat): Promise<Buffer>
}

// One thread for one picture: what runs at once is decided by the pool.
sharp.concurrency(1)

const HEIGHT: Record<IconWidth, number> = { 164: 218, 328: 437 }
const SVG_WIDTH = 300

/** Keeps icons in `folder`. Made by at most `atOnce` at a time, with `mostWaiting` in the queue. */
export function openIcons(folder: string, atOnce = 1, mostWaiting = 128): Icons {
  const pool = new ImagePool(atOnce, mostWaiting)
  const home = join(folder, String(ART_VERSION))
  return {
    async of(picture, width, format) {
      const file = join(home, `${nameOf(picture)}-${width}.${format}`)
      const kept = await readFile(file).catch(() => undefined)
      return kept ?? pool.run(file, async () => keep(home, file, await rasterised(picture, width, format)))
    },
  }
}

async function rasterised(picture: Picture, width: IconWidth, format: IconFormat): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawPicture(picture)), { density: (72 * width) / SVG_WIDTH }).resize(
    width,
    HEIGHT[width],
    { fit: 'fill' },
  )
  return format === 'avif'
    ? drawn.avif({ quality: 46, effort: 1 }).toBuffer()
    : drawn.webp({ quality: 64, effort: 3 }).toBuffer()
}

/**
 * Written beside and renamed, so that nobody ever reads half a picture. A full disk costs the
 * cache, not the answer.
 */
async function keep(home: string, file: string, icon: Buffer): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(home, { recursive: true })
    .then(() => writeFile(draft, icon))
    .then(() => rename(draft, file))
    .catch(() => undefined)
  return icon
}
