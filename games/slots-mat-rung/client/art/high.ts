import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, radial, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

const halo = (light: string, dark: string) => radial('h', [0, light, 0.85], [0.5, dark, 0.35], [1, dark, 0])

/** H1, the queen of the bees. */
export const queen = (): string =>
  square(`<defs>${halo('#fff3b8', '#ff9a1a')}${radialAt('b', 'cx=".38" cy=".28" r=".9"', [0, '#fff6b0'], [0.45, '#ffc42a'], [0.85, '#e07a0a'], [1, '#8a3a04'])}${linear('w', [0, '#ffffff', 0.95], [0.6, '#c8ecff', 0.75], [1, '#7ac0e8', 0.55])}${linear('c', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#b0720c'])}</defs>
    <circle r="126" fill="url(#h)"/>
    <g stroke="#5a9ac0" stroke-width="3"><path d="M-20-8C-70-74-124-66-122-26C-120 10-64 22-20 8Z" fill="url(#w)"/><path d="M20-8C70-74 124-66 122-26C120 10 64 22 20 8Z" fill="url(#w)"/><path d="M-18 12C-66 6-102 30-94 58C-84 80-38 54-16 28ZM18 12C66 6 102 30 94 58C84 80 38 54 16 28Z" fill="url(#w)"/></g>
    <path d="M0 118C-40 92-52 54-46 16C-40-8 40-8 46 16C52 54 40 92 0 118Z" fill="url(#b)" stroke="#6a2c04" stroke-width="3"/><g fill="#2a1408"><path d="M-47 24C-20 34 20 34 47 24L49 42C20 53-20 53-49 42ZM-47 60C-20 70 20 70 47 60L42 78C18 88-18 88-42 78Z"/></g>
    <circle cy="-34" r="46" fill="url(#b)" stroke="#6a2c04" stroke-width="3"/><circle cx="-17" cy="-36" r="14" fill="#fff"/><circle cx="17" cy="-36" r="14" fill="#fff"/><circle cx="-14" cy="-34" r="8" fill="#1a0a06"/><circle cx="20" cy="-34" r="8" fill="#1a0a06"/><circle cx="-17" cy="-38" r="3" fill="#fff"/><circle cx="17" cy="-38" r="3" fill="#fff"/><path d="M-14-12Q0 2 14-12" stroke="#6a2c04" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-32" cy="-20" r="8" fill="#ff7a5a" opacity=".55"/><circle cx="32" cy="-20" r="8" fill="#ff7a5a" opacity=".55"/>
    <path d="M-38-70L-46-114L-20-92L0-122L20-92L46-114L38-70Q0-84-38-70Z" fill="url(#c)" stroke="#8a4a06" stroke-width="3"/><circle cy="-92" r="8" fill="#ee3a5a"/><circle cx="-26" cy="-84" r="5" fill="#3ac0e8"/><circle cx="26" cy="-84" r="5" fill="#3ac0e8"/><path d="M-28 12C-32 40-26 70-14 92" stroke="#fff" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>${spark(92, -88, 14)}${spark(-88, 88, 10)}`)

/** H2, a comb that drips. */
export const comb = (): string => {
  const hex = (x: number, y: number, r: number) =>
    `M${times(6, (i) => `${i ? 'L' : ''}${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`)}Z`
  const cells = [
    [-62, -54],
    [0, -54],
    [62, -54],
    [-31, 0],
    [31, 0],
    [-62, 54],
    [0, 54],
    [62, 54],
    [-93, 0],
    [93, 0],
  ] as const
  return square(`<defs>${halo('#ffe9a0', '#d8780a')}${radialAt('a', 'cx=".4" cy=".3" r=".9"', [0, '#ffe27a'], [0.5, '#f7a21a'], [1, '#9a4404'])}${linear('g', [0, '#fff0a8'], [0.5, '#ffb32a'], [1, '#c05a06'])}</defs>
    <circle r="126" fill="url(#h)"/><g stroke="#5e2a06" stroke-width="9" stroke-linejoin="round">${cells.map(([x, y]) => `<path d="${hex(x, y, 35)}" fill="url(#a)"/>`).join('')}</g><g fill="#fff" opacity=".7">${cells.map(([x, y]) => `<ellipse cx="${x - 10}" cy="${y - 14}" rx="9" ry="5" transform="rotate(-28 ${x - 10} ${y - 14})"/>`).join('')}</g>
    <path d="M-84 26C-60 40-40 30-22 34C0 40 16 26 40 32C58 36 72 28 90 24C92 54 84 70 78 70C70 70 72 52 62 52C50 52 54 96 42 96C30 96 34 60 20 58C8 58 10 118-4 118C-18 118-14 62-30 58C-44 58-40 84-52 84C-64 84-58 54-70 52C-80 50-86 40-84 26Z" fill="url(#g)" stroke="#8a4204" stroke-width="3"/><path d="M-72 36C-40 50-10 42 20 46" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round"/>${spark(84, -92, 14)}`)
}

/** H3, a swallowtail of the forest. */
export const butterfly = (): string =>
  square(`<defs>${halo('#c8f0ff', '#2a7ae8')}${linearAt('u', 'x1="0" y1="0" x2="1" y2="1"', [0, '#a8f0ff'], [0.45, '#2aa0f0'], [1, '#1a2a9a'])}${linearAt('v', 'x1="1" y1="0" x2="0" y2="1"', [0, '#a8f0ff'], [0.45, '#2aa0f0'], [1, '#1a2a9a'])}${linear('l', [0, '#6ae0f0'], [1, '#2a3ac0'])}</defs>
    <circle r="124" fill="url(#h)"/><g stroke="#0a1440" stroke-width="6" stroke-linejoin="round"><path d="M-8-10C-40-92-112-116-122-72C-128-28-70 8-8 12Z" fill="url(#u)"/><path d="M8-10C40-92 112-116 122-72C128-28 70 8 8 12Z" fill="url(#v)"/><path d="M-8 10C-70 10-104 40-88 72C-80 88-60 84-56 112C-44 92-16 66-6 34ZM8 10C70 10 104 40 88 72C80 88 60 84 56 112C44 92 16 66 6 34Z" fill="url(#l)"/></g>
    <g fill="#fff6c0"><circle cx="-88" cy="-70" r="11"/><circle cx="88" cy="-70" r="11"/><circle cx="-100" cy="-42" r="7"/><circle cx="100" cy="-42" r="7"/><circle cx="-66" cy="52" r="9"/><circle cx="66" cy="52" r="9"/></g><path d="M-30-20C-56-50-74-60-96-66M30-20C56-50 74-60 96-66M-26 26C-46 32-60 42-66 52M26 26C46 32 60 42 66 52" stroke="#0a1440" stroke-opacity=".6" stroke-width="4" fill="none"/>
    <path d="M0-44C-14-30-12 40 0 74C12 40 14-30 0-44Z" fill="#1a1430"/><circle cy="-48" r="12" fill="#1a1430"/><path d="M-4-58C-10-84-26-96-40-98M4-58C10-84 26-96 40-98" stroke="#1a1430" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-42" cy="-98" r="5" fill="#1a1430"/><circle cx="42" cy="-98" r="5" fill="#1a1430"/>${spark(-74, -102, 10)}${spark(98, 88, 10)}`)

/** W, a drop of honey that every cluster beside it may use. */
export const honey = (): string =>
  square(`<defs>${radial('h', [0, '#fffbe0', 1], [0.45, '#ffe04a', 0.55], [1, '#ffb01a', 0])}${radialAt('d', 'cx=".38" cy=".6" r=".8"', [0, '#fffde0'], [0.35, '#ffe04a'], [0.75, '#ffa81a'], [1, '#d86a04'])}</defs>
    <circle r="127" fill="url(#h)"/>${times(10, (i) => `<path d="M-7-96L0-${i % 2 ? 112 : 124}L7-96Z" fill="#fff2a0" transform="rotate(${i * 36})"/>`)}
    <path d="M0-100C30-52 72-14 72 32A72 72 0 0 1-72 32C-72-14-30-52 0-100Z" fill="url(#d)" stroke="#b85a04" stroke-width="5"/><path d="M-44 34C-44 8-30-14-18-30" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="-38" cy="56" r="8" fill="#fff"/><path d="M46 20C52 56 26 82-4 84" stroke="#fff6c0" stroke-opacity=".75" stroke-width="7" fill="none" stroke-linecap="round"/>${spark(34, -64, 16)}${spark(88, 40, 12)}${spark(-90, -34, 11)}`)
