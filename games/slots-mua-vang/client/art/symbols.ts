import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, radial, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

const shade = (y: number, rx: number) => `<ellipse cy="${y}" rx="${rx}" ry="12" fill="#1a1404" opacity=".45"/>`

/** H1, the buffalo. */
export const buffalo = (): string =>
  square(`<defs>${radial('h', [0, '#fff0b0', 0.85], [0.5, '#ffc03a', 0.35], [1, '#f28a1a', 0])}${radialAt('b', 'cx=".4" cy=".28" r=".9"', [0, '#b8a8a0'], [0.4, '#7a6a68'], [0.8, '#44383c'], [1, '#1e161c'])}${linear('k', [0, '#fffbe8'], [0.5, '#e6cf98'], [1, '#8a6a34'])}${radialAt('n', 'cx=".5" cy=".3" r=".8"', [0, '#e8b8b0'], [1, '#9a6a68'])}</defs>
    <circle r="126" fill="url(#h)"/>${shade(108, 74)}
    <path d="M-40-40C-84-44-124-76-120-122C-104-84-76-72-30-72ZM40-40C84-44 124-76 120-122C104-84 76-72 30-72Z" fill="url(#k)" stroke="#5a421a" stroke-width="2"/>
    <path d="M-52-34C-84-50-106-34-112-12C-92-4-66-8-52-18ZM52-34C84-50 106-34 112-12C92-4 66-8 52-18Z" fill="url(#b)"/>
    <path d="M-54-40C-46-74 46-74 54-40C64-6 54 34 46 62C38 98 20 108 0 108C-20 108-38 98-46 62C-54 34-64-6-54-40Z" fill="url(#b)"/>
    <path d="M-44 58C-40 40 40 40 44 58C46 92 24 106 0 106C-24 106-46 92-44 58Z" fill="url(#n)"/><ellipse cx="-18" cy="66" rx="9" ry="7" fill="#3a1c20"/><ellipse cx="18" cy="66" rx="9" ry="7" fill="#3a1c20"/><path d="M-20 88Q0 98 20 88" stroke="#3a1c20" stroke-width="5" fill="none" stroke-linecap="round"/>
    <circle cx="-30" cy="-2" r="13" fill="#fffbe8"/><circle cx="30" cy="-2" r="13" fill="#fffbe8"/><circle cx="-28" cy="0" r="8" fill="#1a0a12"/><circle cx="28" cy="0" r="8" fill="#1a0a12"/><circle cx="-31" cy="-4" r="3" fill="#fff"/><circle cx="25" cy="-4" r="3" fill="#fff"/>
    <path d="M-24-58Q0-84 24-58Q10-46 0-30Q-10-46-24-58Z" fill="#2a2026"/><path d="M-8 92a8 8 0 1 0 16 0" fill="none" stroke="#ffd23f" stroke-width="5"/><path d="M-40-44C-48-20-50 6-46 30" stroke="#fff" stroke-opacity=".45" stroke-width="8" fill="none" stroke-linecap="round"/>${spark(86, -36, 12)}${spark(-94, 60, 9)}`)

/** H2, a flute kite. */
export const kite = (): string =>
  square(`<defs>${radial('h', [0, '#d8f4ff', 0.8], [0.5, '#5ac8ff', 0.3], [1, '#2a8ad8', 0])}${linearAt('r', 'x1="0" y1="0" x2="1" y2="1"', [0, '#ff9a7a'], [0.5, '#ee3a2a'], [1, '#8a0c1a'])}${linearAt('y', 'x1="1" y1="0" x2="0" y2="1"', [0, '#fff6b0'], [0.5, '#ffc62a'], [1, '#c0720a'])}${linear('w', [0, '#e8b870'], [1, '#7a4a1c'])}</defs>
    <circle r="124" fill="url(#h)"/><g transform="rotate(18)"><path d="M0-70C-60-104-112-70-122-28C-92-40-62-34-40-10C-24-20-10-22 0-22C10-22 24-20 40-10C62-34 92-40 122-28C112-70 60-104 0-70Z" fill="url(#r)" stroke="#5e0612" stroke-width="2"/><path d="M0-62C-40-86-80-72-98-44C-74-50-52-44-36-26C-24-34-10-36 0-36C10-36 24-34 36-26C52-44 74-50 98-44C80-72 40-86 0-62Z" fill="url(#y)"/>
    <path d="M0-84L40 30L0 74L-40 30Z" fill="url(#y)" stroke="#8a4a06" stroke-width="2"/><path d="M0-66L24 26L0 54L-24 26Z" fill="url(#r)"/><circle cy="8" r="13" fill="#fffbe0"/><path d="M0-104V80M-116-34Q0-58 116-34" stroke="url(#w)" stroke-width="5" fill="none"/><path d="M-34-104H34V-88H-34Z" fill="url(#w)"/>
    <path d="M-10 72C-40 92-24 108-48 124M10 72C40 92 24 108 48 124" stroke="#ee3a2a" stroke-width="8" fill="none" stroke-linecap="round"/></g>${spark(90, -86, 12)}${spark(-88, 72, 9)}`)

/** H3, the rooster that wakes the village. */
export const rooster = (): string =>
  square(`<defs>${radial('h', [0, '#ffe6b0', 0.8], [0.5, '#ff9a3a', 0.3], [1, '#f2601a', 0])}${radialAt('b', 'cx=".4" cy=".3" r=".85"', [0, '#fff0b0'], [0.4, '#ffb02a'], [0.8, '#d8601a'], [1, '#7a2a0c'])}${linear('t', [0, '#4fe0b8'], [0.5, '#0f8a7a'], [1, '#04404a'])}${linear('c', [0, '#ff7a6a'], [1, '#c0101e'])}</defs>
    <circle r="124" fill="url(#h)"/>${shade(108, 66)}${times(4, (i) => `<path d="M30 30C${70 + i * 12} ${10 - i * 26} ${80 + i * 12} ${-40 - i * 20} ${62 + i * 14} ${-70 - i * 12}C${112 + i * 3} ${-60 - i * 10} ${120 - i * 2} ${20 - i * 10} 52 62Z" fill="url(#t)" stroke="#04303a" stroke-width="2"/>`)}
    <path d="M-34-52C-10-60 4-40 10-12C30-2 66 14 72 44C70 82 34 94 0 92C-44 90-64 58-58 18C-56-10-52-36-34-52Z" fill="url(#b)"/><path d="M-44-62C-60-70-62-92-50-100C-50-90-42-92-42-106C-32-102-30-94-32-88C-26-98-16-98-14-90C-18-80-16-70-20-60Z" fill="url(#c)"/>
    <circle cx="-34" cy="-50" r="27" fill="url(#b)"/><path d="M-58-54L-88-42L-58-36Z" fill="#ffd23f" stroke="#a8640c" stroke-width="2"/><path d="M-58-34C-66-20-60-4-50-6C-42-10-46-26-50-34Z" fill="url(#c)"/><circle cx="-40" cy="-54" r="8" fill="#fffbe8"/><circle cx="-41" cy="-54" r="5" fill="#1a0a12"/>
    <path d="M-20 22C10 10 44 26 48 52C24 74-16 66-20 22Z" fill="url(#t)"/><path d="M-8 34Q18 54 42 50M-4 48Q16 62 32 60" stroke="#aef6e0" stroke-opacity=".7" stroke-width="4" fill="none"/><path d="M-16 90L-20 112M14 90L16 112" stroke="#e8961a" stroke-width="7"/><path d="M-36 114H-4M2 114H34" stroke="#e8961a" stroke-width="6" stroke-linecap="round"/>${spark(-84, -84, 10)}`)

/** L1, a sickle. */
export const sickle = (): string =>
  square(`<defs>${linearAt('s', 'x1="0" y1="0" x2="1" y2="1"', [0, '#fff'], [0.4, '#c2d6e2'], [0.7, '#7a94a6'], [1, '#3a4e5e'])}${linear('w', [0, '#e8a85a'], [0.5, '#a8642a'], [1, '#4e2610'])}</defs>
    ${shade(110, 60)}<path d="M-44 46C-118 0-104-108 2-116C64-116 104-74 112-22C82-66 42-84 6-78C-54-68-66-8-26 28Z" fill="url(#s)" stroke="#2a3a48" stroke-width="2"/><path d="M-34 22C-76-18-52-82 8-92C50-96 84-70 104-36" stroke="#fff" stroke-opacity=".75" stroke-width="5" fill="none"/>
    <path d="M-48 28L-22 48L-78 118C-92 124-106 112-102 96Z" fill="url(#w)"/><path d="M-52 26L-20 52L-30 64L-62 40Z" fill="#ffd23f"/>${spark(70, -96, 12)}`)

/** L2, a clay water jar. */
export const jar = (): string =>
  square(`<defs>${radialAt('b', 'cx=".36" cy=".3" r=".85"', [0, '#f2b88a'], [0.45, '#c0683a'], [0.85, '#7a3218'], [1, '#3e140a'])}${radial('w', [0, '#bff0ff'], [1, '#3a9ac8'])}</defs>
    ${shade(106, 70)}<path d="M-62-72C-100-34-104 40-66 88Q0 116 66 88C104 40 100-34 62-72Z" fill="url(#b)"/><ellipse cy="-74" rx="66" ry="22" fill="#8a3e1e"/><ellipse cy="-76" rx="54" ry="16" fill="url(#w)"/><path d="M-40-80q20-6 40 0" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none"/>
    <path d="M-88-14Q0 16 88-14M-92 8Q0 40 92 8" stroke="#3e140a" stroke-opacity=".45" stroke-width="6" fill="none"/>${times(7, (i) => `<path d="M${-66 + i * 22} ${8 + 8 * Math.sin((i / 6) * 3.14)}l11 12l11-12" stroke="#ffd98a" stroke-width="4" fill="none"/>`)}
    <path d="M-70-34C-80-4-76 28-64 52" stroke="#fff" stroke-opacity=".5" stroke-width="10" fill="none" stroke-linecap="round"/>${spark(84, -66, 10)}`)

/** L3, a grasshopper on a blade. */
export const grasshopper = (): string =>
  square(`<defs>${linearAt('b', 'x1="0" y1="0" x2=".4" y2="1"', [0, '#e4ff9a'], [0.5, '#8ac62a'], [1, '#2f6a12'])}${linear('w', [0, '#c8f06a', 0.95], [1, '#4a8a1a', 0.9])}</defs>
    ${shade(106, 80)}<path d="M-120 92C-60 60 40 58 122 96C40 84-50 84-120 92Z" fill="#3f8a1e"/><path d="M40 40C64-10 84-54 104-78L112-72C96-36 84 14 76 80L64 78L62 34Z" fill="url(#b)"/><path d="M-84 20C-88-20-52-34-22-26C40-18 96 14 116 52C76 62-10 74-54 62C-76 54-84 40-84 20Z" fill="url(#b)"/><path d="M-30-26C30-20 88 8 112 46C70 44 4 26-34 2Z" fill="url(#w)" stroke="#2f6a12" stroke-width="2"/>
    <circle cx="-74" cy="4" r="27" fill="url(#b)"/><circle cx="-82" cy="-4" r="12" fill="#fffbe8"/><circle cx="-85" cy="-3" r="7" fill="#1a0a12"/><path d="M-72-20C-70-62-50-92-20-104M-84-20C-96-56-88-88-66-112" stroke="#2f6a12" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-40 58L-52 86M-10 64L-14 90M20 64L24 88" stroke="#2f6a12" stroke-width="6" stroke-linecap="round"/><path d="M-84 22Q-74 30-64 24" stroke="#2f6a12" stroke-width="4" fill="none"/>${spark(66, -84, 10)}`)

/** W, the sun over the fields. */
export const sun = (): string =>
  square(`<defs>${radial('h', [0, '#fffbe0', 0.95], [0.5, '#ffc43a', 0.45], [1, '#ff8a1a', 0])}${radialAt('s', 'cx=".4" cy=".34" r=".8"', [0, '#fffde0'], [0.5, '#ffd93a'], [0.85, '#f79a1a'], [1, '#c85a0c'])}</defs>
    <circle r="127" fill="url(#h)"/>${times(12, (i) => `<path d="M-15-70L0-${i % 2 ? 104 : 122}L15-70Z" fill="${i % 2 ? '#ffb02a' : '#ffe06a'}" stroke="#c85a0c" stroke-width="2" transform="rotate(${i * 30})"/>`)}<circle r="72" fill="url(#s)"/>
    <path d="M-38-10q13-16 26 0M12-10q13-16 26 0" stroke="#7a3a06" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-32 18Q0 52 32 18" stroke="#7a3a06" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="-46" cy="14" r="12" fill="#ff7a3a" opacity=".5"/><circle cx="46" cy="14" r="12" fill="#ff7a3a" opacity=".5"/>${spark(84, -86, 14)}${spark(-90, 70, 10)}`)

/** C, a basket of golden grain. What it holds is written over it. */
export const basket = (): string =>
  square(`<defs>${radial('h', [0.1, '#fff6c2', 0.95], [0.5, '#ffb93a', 0.5], [1, '#ff8a1a', 0])}${linear('w', [0, '#f2c47a'], [0.5, '#b8742e'], [1, '#5e3412'])}${radialAt('g', 'cx=".5" cy=".2" r=".9"', [0, '#fffde0'], [0.5, '#ffd93a'], [1, '#d98a12'])}</defs>
    <circle r="127" fill="url(#h)"/>${shade(106, 78)}<path d="M-92-14C-84-70-40-96 0-98C40-96 84-70 92-14Z" fill="url(#g)"/>${times(26, (i) => `<ellipse cx="${-78 + ((i * 37) % 158)}" cy="${-22 - ((i * 23) % 54) * (1 - Math.abs(-78 + ((i * 37) % 158)) / 110)}" rx="8" ry="5" fill="#fff3a0" stroke="#c87e0c" stroke-width="1.500" transform="rotate(${(i * 47) % 90} ${-78 + ((i * 37) % 158)} ${-22 - ((i * 23) % 54) * (1 - Math.abs(-78 + ((i * 37) % 158)) / 110)})"/>`)}
    <path d="M-104-22H104L78 100Q0 116-78 100Z" fill="url(#w)"/>${times(4, (row) => times(9, (i) => `<path d="M${-92 + i * 21 + (row % 2) * 10} ${-4 + row * 26}l12 10l10-10" stroke="#5e3412" stroke-opacity=".4" stroke-width="4" fill="none"/>`))}<path d="M-112-30H112V-8H-112Z" fill="#e0a050" stroke="#5e3412" stroke-width="2"/>${times(13, (i) => `<path d="M${-108 + i * 17}-30l8 22" stroke="#5e3412" stroke-opacity=".5" stroke-width="4"/>`)}${spark(86, -74, 14)}${spark(-92, -62, 10)}`)

/** X, bare soil where a basket may still come. */
export const soil = (): string =>
  square(`<defs>${radialAt('s', 'cx=".5" cy=".4" r=".8"', [0, '#7a5430', 0.85], [1, '#2a1a0a', 0.85])}</defs>
    <rect x="-98" y="-98" width="196" height="196" rx="34" fill="url(#s)"/><rect x="-98" y="-98" width="196" height="196" rx="34" fill="none" stroke="#ffd98a" stroke-opacity=".22" stroke-width="4"/>${times(4, (i) => `<path d="M-76 ${-54 + i * 36}q19-12 38 0t38 0t38 0t38 0" stroke="#160c04" stroke-opacity=".55" stroke-width="7" fill="none" stroke-linecap="round"/>`)}<path d="M0 16C-4-8-22-18-38-16C-34 0-20 10 0 12C-2-14 12-34 34-34C34-12 22 8 2 16" fill="#7ac832"/>`)
