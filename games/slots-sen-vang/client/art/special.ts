import { linear, radial, radialAt, short, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { golden, PETAL } from './golden.ts'
import { glint } from './high.ts'

const fan = (angles: readonly number[], fill: string, scale: string) =>
  angles
    .map(
      (angle) =>
        `<g transform="rotate(${angle}) scale(${scale})"><path d="${PETAL}" fill="${fill}"/><path d="M0-18C-4-48-3-84 0-112" stroke="#fff" stroke-opacity=".4" stroke-width="2.500" fill="none"/></g>`,
    )
    .join('')

/** W, a lotus before the golden moon: it stands for every paying symbol. */
export const moonLotus = (): string =>
  square(`<defs>${golden.rim('r')}
    ${radial('h', [0.5, '#ffe08a', 0.8], [0.75, '#ffb23a', 0.28], [1, '#ff8a3a', 0])}
    ${radialAt('m', 'cx=".4" cy=".32" r=".8"', [0, '#fffef4'], [0.5, '#ffe9a0'], [0.85, '#ffc84a'], [1, '#e79a1e'])}
    ${linear('a', [0, '#fff'], [0.24, '#ffd9e8'], [0.68, '#f2609c'], [1, '#9c1152'])}
    ${linear('b', [0, '#ffb3d0'], [0.6, '#cf2f76'], [1, '#650839'])}</defs>
    <circle r="127" fill="url(#h)"/>
    ${times(24, (i) => `<path d="M-3.500-104L0-${i % 2 ? 117 : 124}L3.500-104Z" fill="#ffe9a6" transform="rotate(${i * 15})"/>`)}
    <circle r="105" fill="url(#r)"/><circle r="97" fill="#6b3506"/><circle r="95" fill="url(#m)"/>
    <g fill="#dfa63e" fill-opacity=".32"><circle cx="-38" cy="-40" r="17"/><circle cx="34" cy="-52" r="10"/><circle cx="54" cy="-14" r="13"/><circle cx="-60" cy="4" r="9"/></g>
    <ellipse cy="66" rx="66" ry="11" fill="#8a3a08" opacity=".4"/>
    <g transform="translate(0 66) scale(.86)">
      ${fan([-80, 80, -56, 56, -34, 34, -16, 16, 0], 'url(#b)', '1.02 1.06')}
      <g transform="scale(.88)">${fan([-66, 66, -42, 42, -20, 20, 0], 'url(#a)', '1')}</g>
      <g transform="translate(0 5) scale(.62 .58)">${fan([-58, 58, -30, 30, 0], 'url(#a)', '1')}</g></g>
    ${glint(-72, -62, 15)}${glint(78, -44, 10)}${glint(54, 40, 7)}`)

/** S, a pearl of moonlight: it pays anywhere and opens the free spins. */
export const pearl = (): string =>
  square(`<defs>${golden.metal('g')}
    ${radial('h', [0.2, '#bff0ff', 0.95], [0.55, '#5a8bff', 0.35], [1, '#5a5aff', 0])}
    ${radialAt('p', 'cx=".36" cy=".3" r=".78"', [0, '#fff'], [0.35, '#eaf6ff'], [0.62, '#b9c8ff'], [0.82, '#e2b7f2'], [1, '#7a8ae0'])}
    ${linear('c', [0, '#eafcff'], [0.5, '#7fd0f5'], [1, '#2b62b8'])}</defs>
    <circle r="127" fill="url(#h)"/>
    <g fill="#e8fbff" fill-opacity=".5">${times(12, (i) => `<path d="M-5-76L0-${i % 2 ? 108 : 124}L5-76Z" transform="rotate(${i * 30})"/>`)}</g>
    <path d="M-96-14A96 96 0 0 0 96-14A112 112 0 0 1-96-14Z" fill="url(#g)" transform="rotate(-14) translate(0 12)"/>
    <circle r="62" cy="-6" fill="url(#p)"/><circle r="62" cy="-6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.500"/>
    <ellipse cx="-22" cy="-34" rx="20" ry="13" fill="#fff" opacity=".95" transform="rotate(-32 -22 -34)"/><circle cx="6" cy="-44" r="5" fill="#fff" opacity=".9"/>
    <path d="M22 34A48 48 0 0 0 44 8" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round" fill="none"/>
    ${[
      [-58, 82, 0.8],
      [58, 88, 0.72],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-52 14a16 16 0 0 1 12-30a24 24 0 0 1 44-8a20 20 0 0 1 34 14a13 13 0 0 1 6 24Z" fill="url(#c)"/><path d="M-40 2a12 12 0 0 1 16-8a14 14 0 0 1 12 10M6 0a12 12 0 0 1 22-4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.500" stroke-linecap="round"/></g>`,
      )
      .join('')}
    ${glint(-84, -56, short(12))}${glint(86, -66, 15)}${glint(70, 20, 8)}`)
