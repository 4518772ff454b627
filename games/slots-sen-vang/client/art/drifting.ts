import { linear, radial } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

/** A paper lantern that floats by. */
export const skyLantern = (warm: boolean): string =>
  square(`<defs>${radial('h', [0, warm ? '#ffb43d' : '#ff7ab0', 0.85], [1, warm ? '#ff7a2a' : '#ff4a8a', 0])}
    ${linear(
      'l',
      ...(warm
        ? ([
            [0, '#ffe59a'],
            [1, '#ff6a2a'],
          ] as const)
        : ([
            [0, '#ffd0e0'],
            [1, '#f0387a'],
          ] as const)),
    )}</defs>
    <circle r="122" fill="url(#h)"/><path d="M-36-42H36L45 38H-45Z" fill="url(#l)"/><path d="M-36-42Q0-74 36-42Z" fill="url(#l)" opacity=".75"/>
    <path d="M-43 38H43L36 50H-36Z" fill="#7a2a0c"/><ellipse cy="8" rx="19" ry="28" fill="#fff4c0" opacity=".85"/><path d="M-12-52L-15 38M12-52L15 38" stroke="#b5481b" stroke-opacity=".4" stroke-width="2"/>`)

/** A single petal, for the air. */
export const petal = (): string =>
  square(`<defs>${linear('p', [0, '#fff'], [0.35, '#ffd3e4'], [1, '#f2609c'])}</defs>
    <path d="M0 96C-74 30-52-62 0-108C52-62 74 30 0 96Z" fill="url(#p)"/><path d="M0 76C-6 10-4-50 0-84" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>`)

/** A point of light. */
export const mote = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.18, '#fff3c4', 0.9], [0.5, '#ffd257', 0.3], [1, '#ffb23a', 0])}</defs><circle r="126" fill="url(#p)"/>`,
  )
