import { linear, radial, seeded, short, times } from '../../../art/svg.ts'
import { sheet } from '../../../engine/slot/picture.ts'
import { PETAL } from './golden.ts'

interface Pond {
  width: number
  height: number
  /** Where the water begins, as a share of the height. */
  horizon: number
  moon: { x: number; y: number; r: number }
  /** The free spins' hour: the moon is golden and the sky burns violet. */
  late: boolean
  seed: number
}

const lotus = (x: number, y: number, scale: number, key: string) => {
  const fan = (angles: readonly number[], fill: string, size: string) =>
    angles
      .map((a) => `<path d="${PETAL}" fill="url(#${key}${fill})" transform="rotate(${a}) scale(${size})"/>`)
      .join('')
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">
    <ellipse cy="6" rx="118" ry="20" fill="#050818" opacity=".5"/>
    ${fan([-82, 82, -60, 60, -38, 38, -18, 18, 0], 'b', '1.02 1.08')}
    <g transform="scale(.86)">${fan([-66, 66, -42, 42, -20, 20, 0], 'a', '1')}</g>
    <g transform="translate(0 3) scale(.6 .54)">${fan([-58, 58, -30, 30, 0], 'a', '1')}</g></g>`
}

const pad = (x: number, y: number, scale: number, turn: number) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale} ${short(scale * 10) / 10})"><g transform="scale(1 .34) rotate(${turn})">
    <path d="M0 0L98-22A100 100 0 1 0 98 22Z" fill="url(#pd)"/>${times(9, (i) => `<path d="M0 0L${short(-92 * Math.cos(i * 0.5 - 2))} ${short(92 * Math.sin(i * 0.5 - 2))}" stroke="#9be8c4" stroke-opacity=".22" stroke-width="2"/>`)}</g></g>`

/** The moonlit pond behind the reels. */
export function pond({ width: w, height: h, horizon, moon, late, seed }: Pond): string {
  const random = seeded(seed)
  const water = h * horizon
  const size = Math.min(w, h)
  const ridge = (y: number, rise: number, colour: string) => {
    let x = -40
    let line = `M-40 ${h}L-40 ${short(y)}`
    while (x < w + 80) {
      const wide = rise * (0.9 + random() * 0.9)
      const tall = rise * (0.36 + random() * 0.62)
      line += `C${short(x + wide * 0.2)} ${short(y - tall * 0.2)} ${short(x + wide * 0.22)} ${short(y - tall)} ${short(x + wide * 0.5)} ${short(y - tall)}C${short(x + wide * 0.74)} ${short(y - tall)} ${short(x + wide * 0.78)} ${short(y - tall * 0.15)} ${short(x + wide)} ${short(y)}`
      x += wide
    }
    return `<path d="${line}L${w + 80} ${h}Z" fill="${colour}"/>`
  }
  const sky: readonly [number, string][] = late
    ? [
        [0, '#12052e'],
        [0.45, '#43147a'],
        [0.78, '#a3388f'],
        [1, '#ff8a6a'],
      ]
    : [
        [0, '#070a24'],
        [0.5, '#1d1f5c'],
        [0.8, '#57358a'],
        [1, '#b9568c'],
      ]
  const deep: readonly [number, string][] = late
    ? [
        [0, '#c2588a'],
        [0.24, '#5a1f7a'],
        [1, '#0d0522'],
      ]
    : [
        [0, '#7a4589'],
        [0.26, '#262765'],
        [1, '#060919'],
      ]
  const [far, middle, near] = late ? ['#6a2f92', '#471c77', '#260b52'] : ['#41357c', '#2a2864', '#171845']
  return sheet(
    w,
    h,
    `<defs>${linear('s', ...sky)}${linear('w', ...deep)}
    ${late ? radial('m', [0, '#fffdf0'], [0.6, '#ffe08a'], [1, '#ffb53a']) : radial('m', [0, '#fffef8'], [0.65, '#fff2cc'], [1, '#ffdf93'])}
    ${late ? radial('mh', [0, '#ffd27a', 0.95], [0.35, '#ff9a5a', 0.42], [1, '#ff5a9a', 0]) : radial('mh', [0, '#ffe9b0', 0.7], [0.35, '#ffc9a8', 0.26], [1, '#ff9ac0', 0])}
    ${linear('mi', [0, '#e79cc0', 0], [1, '#f0a4c4', late ? 0.5 : 0.34])}${linear('pd', [0, '#26a57c'], [1, '#06463d'])}
    ${linear('xa', [0, '#fff'], [0.25, '#ffd3e4'], [0.7, '#f2609c'], [1, '#a01457'])}${linear('xb', [0, '#ffc0d8'], [0.6, '#d23b7d'], [1, '#6d0b3e'])}
    ${linear('ft', [0, '#04060f', 0], [1, '#04060f', 0.85])}</defs>
    <rect width="${w}" height="${h}" fill="url(#s)"/>
    ${times(150, () => `<circle cx="${short(random() * w)}" cy="${short(random() * water * 0.85)}" r="${short(0.5 + random() * 1.6)}" fill="#fff" fill-opacity="${short(0.2 + random() * 0.7)}"/>`)}
    <circle cx="${short(moon.x * w)}" cy="${short(moon.y * h)}" r="${short(moon.r * size * 3.4)}" fill="url(#mh)"/>
    <circle cx="${short(moon.x * w)}" cy="${short(moon.y * h)}" r="${short(moon.r * size)}" fill="url(#m)"/>
    <g fill="#e2b568" fill-opacity=".34">${[
      [-0.3, -0.2, 0.2],
      [0.3, 0.25, 0.14],
      [0.1, -0.5, 0.1],
      [-0.1, 0.42, 0.12],
      [0.5, -0.16, 0.08],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${short(moon.x * w + x! * moon.r * size)}" cy="${short(moon.y * h + y! * moon.r * size)}" r="${short(r! * moon.r * size)}"/>`,
      )
      .join('')}</g>
    ${ridge(water + 2, size * 0.34, far)}<rect y="${short(water - h * 0.16)}" width="${w}" height="${short(h * 0.16)}" fill="url(#mi)"/>
    ${ridge(water + 3, size * 0.25, middle)}${ridge(water + 4, size * 0.16, near)}
    <rect y="${short(water - h * 0.06)}" width="${w}" height="${short(h * 0.06)}" fill="url(#mi)"/>
    <rect y="${short(water)}" width="${w}" height="${short(h - water)}" fill="url(#w)"/>
    ${times(26, (i) => {
      const wide = moon.r * size * (1.9 - i * 0.045) * (0.5 + random() * 0.7)
      return `<path d="M${short(moon.x * w - wide / 2 + (random() - 0.5) * 40)} ${short(water + 6 + i * (h - water) * 0.03)}h${short(wide)}" stroke="${late ? '#ffc98a' : '#ffe7ae'}" stroke-opacity="${Math.max(0.08, 0.75 - i * 0.028).toFixed(2)}" stroke-width="3" stroke-linecap="round"/>`
    })}
    ${times(70, () => `<path d="M${short(random() * w)} ${short(water + 8 + random() * (h - water))}h${short(16 + random() * 70)}" stroke="#c9b4ff" stroke-opacity="${(0.05 + random() * 0.15).toFixed(2)}" stroke-width="2" stroke-linecap="round"/>`)}
    <rect y="${short(h * 0.72)}" width="${w}" height="${short(h * 0.28)}" fill="url(#ft)"/>
    ${
      w > h
        ? pad(w * 0.08, h * 0.86, 1.5, 20) +
          pad(w * 0.2, h * 0.97, 1.2, 150) +
          pad(w * 0.93, h * 0.84, 1.4, 200) +
          pad(w * 0.82, h * 0.98, 1.3, -20) +
          lotus(w * 0.075, h * 0.84, 0.92, 'x') +
          lotus(w * 0.165, h * 0.95, 0.56, 'x') +
          lotus(w * 0.935, h * 0.83, 1, 'x') +
          lotus(w * 0.845, h * 0.955, 0.5, 'x')
        : pad(w * 0.06, h * 0.8, 1.3, 20) +
          pad(w * 0.96, h * 0.77, 1.2, 200) +
          pad(w * 0.86, h * 0.9, 1, 60) +
          lotus(w * 0.1, h * 0.78, 0.76, 'x') +
          lotus(w * 0.92, h * 0.75, 0.8, 'x') +
          lotus(w * 0.8, h * 0.84, 0.4, 'x')
    }`,
  )
}
