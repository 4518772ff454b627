import { linear, radial } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

/** A paper lantern of the evening. */
export const lamp = (): string =>
  square(`<defs>${radial('h', [0, '#ffd27a', 0.9], [1, '#ff7a2a', 0])}${radial('l', [0, '#fff6c2'], [0.5, '#ffb04a'], [1, '#e8412a'])}</defs>
    <circle r="122" fill="url(#h)"/><ellipse rx="44" ry="52" fill="url(#l)"/><path d="M-22-50H22V-60H-22ZM-22 50H22V60H-22Z" fill="#8a3a12"/><path d="M-18-48C-30-20-30 20-18 48M18-48C30-20 30 20 18 48" stroke="#b8441a" stroke-opacity=".5" stroke-width="3" fill="none"/>`)

/** A leaf on the wind. */
export const leaf = (): string =>
  square(`<defs>${linear('p', [0, '#e4ffb0'], [0.5, '#8fd04a'], [1, '#2f7a3a'])}</defs>
    <path d="M0 104C-66 50-62-50 0-112C62-50 66 50 0 104Z" fill="url(#p)"/><path d="M0 92V-96" stroke="#f4ffdc" stroke-opacity=".7" stroke-width="5"/>`)

/** A point of light, as on water. */
export const glimmer = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.18, '#fff6d8', 0.9], [0.5, '#ffd98a', 0.32], [1, '#ffb86a', 0])}</defs><circle r="126" fill="url(#p)"/>`,
  )

/** A drop of water. */
export const drop = (): string =>
  square(`<defs>${radial('p', [0, '#fff'], [0.4, '#c8f6ff', 0.95], [0.8, '#4fc8e8', 0.8], [1, '#1a8ab8', 0.5])}</defs>
    <path d="M0-96C36-34 62-4 62 36A62 62 0 0 1-62 36C-62-4-36-34 0-96Z" fill="url(#p)"/><ellipse cx="-22" cy="26" rx="10" ry="20" fill="#fff" opacity=".9"/>`)
