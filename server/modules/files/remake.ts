import type { FilePurpose } from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import sharp, { type OutputInfo } from 'sharp'

/** A picture as it is kept. */
export interface Picture {
  body: Buffer
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** What is larger would take too much memory to open, however small the file is. */
const MOST_PIXELS = 25_000_000
const LONGEST_S = 10
/** A photograph kept as png would be larger than it came. */
const MOST_PNG_BYTES = 2_000_000
const SIDE: Record<FilePurpose, number> = { FEEDBACK: 2_048, AVATAR: 512, PROOF: 2_048, APPLY: 2_048, KYC: 2_560 }

const KINDS = [
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
] as const

/**
 * The picture in a file, drawn anew: turned upright, no larger than it needs to be, and without
 * place, camera or anything else that was in the file beside it.
 *
 * Refuses FILE_TYPE for what is no whole png or jpg by its content, FILE_SIZE for one of too many
 * pixels.
 */
export async function remade(sent: Buffer, purpose: FilePurpose): Promise<Picture> {
  const kind = KINDS.find(([, start]) => sent.subarray(0, start.length).equals(start))?.[0]
  if (!kind) throw new Refusal('FILE_TYPE')
  await refuseHuge(sent, kind)
  const draw = () => upright(sent, SIDE[purpose], purpose === 'AVATAR' ? 'cover' : 'inside')
  try {
    if (kind === 'png') {
      const png = await draw().png().toBuffer({ resolveWithObject: true })
      if (png.data.length <= MOST_PNG_BYTES) return pictureOf(png, 'image/png')
    }
    const jpeg = await draw()
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return pictureOf(jpeg, 'image/jpeg')
  } catch {
    // The library throws a plain error for whatever is broken or cut off.
    throw new Refusal('FILE_TYPE')
  }
}

const pictureOf = ({ data, info }: { data: Buffer; info: OutputInfo }, type: Picture['type']): Picture => ({
  body: data,
  type,
  width: info.width,
  height: info.height,
})

async function refuseHuge(sent: Buffer, kind: 'png' | 'jpeg'): Promise<void> {
  const read = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (read?.format !== kind) throw new Refusal('FILE_TYPE')
  if (read.width * read.height > MOST_PIXELS) throw new Refusal('FILE_SIZE')
}

const upright = (sent: Buffer, side: number, fit: 'cover' | 'inside') =>
  sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LONGEST_S })
    .autoOrient()
    .resize({ width: side, height: side, fit, withoutEnlargement: true })
    .toColourspace('srgb')
