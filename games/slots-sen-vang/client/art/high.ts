import { polar, radial, radialAt, linear, linearAt, short, times, TURN } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { golden, PETAL } from './golden.ts'

const petals = (angles: readonly number[], fill: string, scale: string, vein?: string) =>
  angles
    .map(
      (angle) =>
        `<g transform="rotate(${angle}) scale(${scale})"><path d="${PETAL}" fill="${fill}"/>${
          vein
            ? `<path d="M0-16C-5-48-4-86 0-116" stroke="${vein}" stroke-opacity=".5" stroke-width="2.4" fill="none"/>`
            : ''
        }</g>`,
    )
    .join('')

/** H1, the golden lotus the game is named after. */
export const goldenLotus = (): string =>
  square(`<defs>
    ${radial('h', [0, '#ffe9a6', 0.85], [0.45, '#ffb23a', 0.32], [1, '#ff7a2a', 0])}
    ${linear('a', [0, '#fffdf0'], [0.22, '#ffe48a'], [0.62, '#f4a923'], [1, '#a2560a'])}
    ${linear('b', [0, '#ffd978'], [0.5, '#d7801a'], [1, '#6b2f06'])}
    ${linear('c', [0, '#fff'], [0.4, '#ffeaa8'], [1, '#e08f1c'])}
    ${radial('s', [0, '#fffbe0'], [0.6, '#ffd257'], [1, '#b9680c'])}</defs>
    <circle r="124" fill="url(#h)"/>
    <ellipse cy="78" rx="92" ry="15" fill="#2a0d1e" opacity=".45"/>
    <g transform="translate(0 66) scale(.86)">
      ${petals([-84, 84, -62, 62, -40, 40, -20, 20, 0], 'url(#b)', '1.06 1.12')}
      <g transform="scale(.94)">${petals([-70, 70, -46, 46, -23, 23, 0], 'url(#a)', '1 1.06', '#fff')}</g>
      <g transform="translate(0 6) scale(.7 .66)">${petals([-64, 64, -34, 34, 0], 'url(#c)', '1', '#fff')}</g>
      <ellipse cy="-22" rx="24" ry="11" fill="url(#s)"/>
      ${times(7, (i) => `<circle cx="${short(15 * Math.cos((i / 7) * TURN))}" cy="${short(-22 + 6 * Math.sin((i / 7) * TURN))}" r="2.2" fill="#8a4a06"/>`)}
    </g>
    ${glint(-74, -58, 13)}${glint(82, -40, 9)}${glint(8, -98, 10)}`)

/** H2, a silk lantern. */
export const lantern = (): string =>
  square(`<defs>${golden.metal('g')}
    ${radial('h', [0, '#ff9a4a', 0.75], [0.55, '#ff4a3a', 0.25], [1, '#ff3a3a', 0])}
    ${radialAt('l', 'cy=".6" r=".62"', [0, '#fff6c2'], [0.28, '#ffc35a'], [0.62, '#f2402f'], [1, '#8f0d1e'])}
    ${linear('t', [0, '#ff6a4a'], [1, '#a8131f'])}</defs>
    <circle cy="-6" r="120" fill="url(#h)"/>
    <path d="M0-124V-84" stroke="url(#g)" stroke-width="4"/><circle cy="-112" r="7" fill="none" stroke="#ffd766" stroke-width="3.5"/>
    <ellipse cy="-8" rx="82" ry="70" fill="url(#l)"/>
    ${[68, 46, 20].map((rx) => `<ellipse cy="-8" rx="${rx}" ry="70" fill="none" stroke="#ffd98a" stroke-opacity=".5" stroke-width="2.6"/>`).join('')}
    <g fill="none" stroke="#ffe9a6" stroke-width="3.6" stroke-linecap="round" opacity=".92">
      ${times(6, (i) => `<path d="M0-12C-9-20-8-32 0-39C8-32 9-20 0-12Z" transform="rotate(${i * 60} 0 -8) translate(0 -1)"/>`)}<circle cy="-8" r="4.5" fill="#ffe9a6"/></g>
    <path d="M-36-70H36L28-86H-28ZM-36 54H36L28 70H-28Z" fill="url(#g)"/>
    <path d="M-32-73H32M-32 58H32" stroke="#8a4a06" stroke-width="2"/>
    <path d="M0 70V82" stroke="url(#g)" stroke-width="4"/><circle cy="86" r="7" fill="url(#g)"/>
    ${times(9, (i) => `<path d="M0 90q${short((i - 4) * 1.6)} 18 ${short((i - 4) * 3.6)} 34" stroke="url(#t)" stroke-width="3" fill="none"/>`)}
    <ellipse cx="-34" cy="-34" rx="11" ry="26" fill="#fff" opacity=".36" transform="rotate(22 -34 -34)"/>`)

/** H3, a koi that turns through the water. */
export const koi = (): string =>
  square(`<defs>
    ${linearAt('w', 'x1="0" y1="0" x2="1" y2="1"', [0, '#fff'], [0.55, '#fff0e2'], [1, '#f2b68c'])}
    ${linear('o', [0, '#ffb04a'], [0.45, '#f7571f'], [1, '#b4180f'])}
    ${linear('f', [0, '#ffe3c2', 0.95], [1, '#ff7a3c', 0.35])}
    ${radial('p', [0, '#57d8e8', 0.55], [0.7, '#1a7ab0', 0.2], [1, '#1a7ab0', 0])}</defs>
    <circle r="122" fill="url(#p)"/>
    ${[58, 84, 110].map((r, i) => `<circle r="${r}" fill="none" stroke="#c8f6ff" stroke-opacity="${short(0.4 - i * 0.1)}" stroke-width="2.4" stroke-dasharray="${r * 1.6} ${r * 0.9}" transform="rotate(${i * 70})"/>`).join('')}
    <g transform="rotate(38) translate(0 -6)">
      <path d="M2 58C34 70 62 96 66 122C40 122 20 110 6 88C-6 108-26 122-54 120C-46 92-26 70 2 58Z" fill="url(#f)"/>
      <path d="M30-38C66-44 92-14 92 14C66 14 44 2 30-14ZM-28-38C-64-44-90-14-90 14C-64 14-42 2-28-14Z" fill="url(#f)"/>
      <path d="M22 26C40 26 52 42 52 56C38 56 26 48 18 38ZM-20 26C-38 26-50 42-50 56C-36 56-24 48-16 38Z" fill="url(#f)"/>
      <path d="M0-116C36-106 46-46 32 14C24 48 12 70 4 82C-8 70-24 48-31 14C-44-46-36-106 0-116Z" fill="url(#w)"/>
      <path d="M-24-92C-6-114 34-100 33-66C32-44 8-36-8-46C-24-56-38-76-24-92ZM-31-10C-14-24 24-16 27 8C28 28-4 38-18 26C-29 16-40 0-31-10ZM-9 46C4 40 16 50 8 64C2 74-8 64-12 56Z" fill="url(#o)"/>
      ${times(12, (i) => `<path d="M${-20 + (i % 3) * 15} ${-34 + Math.floor(i / 3) * 20}q7.500 9 15 0" stroke="#a8431a" stroke-opacity=".28" fill="none" stroke-width="2"/>`)}
      <path d="M1-78C5-36 5 26 2 66" stroke="#fff" stroke-opacity=".65" stroke-width="3.500" fill="none"/>
      <circle cx="-19" cy="-84" r="6.500" fill="#1b0d18"/><circle cx="20" cy="-84" r="6.500" fill="#1b0d18"/><circle cx="-17" cy="-86.500" r="2.200" fill="#fff"/><circle cx="22" cy="-86.500" r="2.200" fill="#fff"/>
      <path d="M-12-110C-22-116-30-118-36-114M12-110C22-116 30-118 36-114" stroke="#f2b68c" stroke-width="3" fill="none" stroke-linecap="round"/>
    </g>`)

/** H4, a bronze drum with its sun and birds. */
export const drum = (): string => {
  const around = (count: number, distance: number, shape: string) =>
    times(count, (i) => `<g transform="rotate(${short((i / count) * 360)}) translate(0 ${-distance})">${shape}</g>`)
  const star = `M${Array.from({ length: 28 }, (_, i) => polar(i % 2 ? 14 : 38, (i / 28) * TURN - Math.PI / 2)).join('L')}Z`
  return square(`<defs>${golden.rim('r')}
    ${radial('d', [0, '#ffd98a'], [0.42, '#d08f3a'], [0.8, '#8a5117'], [1, '#55300d'])}
    ${radialAt('s', 'cx=".3" cy=".2" r=".65"', [0, '#fff', 0.55], [1, '#fff', 0])}
    ${radial('h', [0.7, '#ffb04a', 0.35], [1, '#ffb04a', 0])}</defs>
    <circle r="126" fill="url(#h)"/><ellipse cy="102" rx="80" ry="14" fill="#12060a" opacity=".4"/>
    <circle r="106" fill="#2c1606"/><circle r="104" fill="url(#r)"/><circle r="96" fill="url(#d)"/>
    ${[43, 54, 74, 84].map((r) => `<circle r="${r}" fill="none" stroke="#ffe6a8" stroke-opacity=".78" stroke-width="2.200"/>`).join('')}
    ${around(24, 48.5, '<path d="M-3.500 3.500L0-3.500L3.500 3.500Z" fill="#ffedbe"/>')}
    ${around(9, 64, '<path d="M-14 5C-8-6 0-3 4-6C8-10 13-9 17-8L9-5C8 1 2 6-3 6L-7 10L-8 6C-11 6-13 6-14 5Z" fill="#fff0c4"/>')}
    ${around(36, 79, '<circle r="2.600" fill="none" stroke="#ffe7b0" stroke-width="1.600"/>')}
    ${around(40, 90, '<path d="M0-4V4" stroke="#5a330c" stroke-width="3"/>')}
    <path d="${star}" fill="#fff3cf" stroke="#8a5312" stroke-width="1.500"/><circle r="9" fill="#f0b24a"/>
    <circle r="104" fill="url(#s)"/>`)
}

/** A glint with four points. */
export function glint(x: number, y: number, size: number): string {
  return `<path d="M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z" fill="#fff"/>`
}
