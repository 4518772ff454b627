import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, radial, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

/** Rings of water around what swims. */
export const rings = (y: number, wide: number): string =>
  [1, 0.78, 0.56]
    .map(
      (size, nth) =>
        `<ellipse cy="${y}" rx="${Math.round(wide * size)}" ry="${Math.round(wide * size * 0.17)}" fill="none" stroke="#c9fff4" stroke-opacity="${0.3 + nth * 0.2}" stroke-width="4"/>`,
    )
    .join('')

const eye = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fffbe8"/><circle cx="${x + size * 0.16}" cy="${y + size * 0.1}" r="${(size * 0.55).toFixed(1)}" fill="#1a0a12"/><circle cx="${x - size * 0.1}" cy="${y - size * 0.2}" r="${(size * 0.2).toFixed(1)}" fill="#fff"/>`

/** H1, the dragon, lacquered red and gold. */
export const dragon = (): string =>
  square(`<defs>${radial('h', [0, '#ffe9a0', 0.85], [0.5, '#ff9a2a', 0.35], [1, '#ff5a1a', 0])}
    ${linearAt('r', 'x1=".1" y1="0" x2=".8" y2="1"', [0, '#ff9a72'], [0.3, '#ef3526'], [0.7, '#b30f1c'], [1, '#5e0612'])}
    ${linear('g', [0, '#fffbd0'], [0.35, '#ffd95e'], [0.7, '#e8961a'], [1, '#8a4a06'])}${linear('m', [0, '#8affd0'], [0.5, '#17b58a'], [1, '#066050'])}</defs>
    <circle r="126" fill="url(#h)"/>${rings(100, 104)}
    ${times(7, (i) => `<path d="M${-74 + i * 6} ${-46 + i * 22}C${-112 + i * 3} ${-64 + i * 24} ${-122 + i * 4} ${-34 + i * 22} ${-108 + i * 6} ${-16 + i * 20}C${-98 + i * 5} ${-30 + i * 21} ${-88 + i * 5} ${-34 + i * 22} ${-70 + i * 6} ${-24 + i * 20}Z" fill="url(#m)" stroke="#044a3e" stroke-width="2"/>`)}
    <path d="M-40-92C-14-118 34-112 58-84C92-80 118-56 118-26C118-4 100 8 78 8C84 26 70 44 44 44C50 70 26 98-14 98C-58 98-84 66-80 20C-78-28-68-66-40-92Z" fill="url(#r)"/>
    <path d="M-18-94C-30-122-22-126-4-126C-10-112-4-104 6-98ZM30-96C30-122 42-128 60-122C48-112 46-100 50-88Z" fill="url(#g)" stroke="#7a3a06" stroke-width="2"/>
    <path d="M58-84C92-80 118-56 118-26C118-4 100 8 78 8C60 0 52-22 54-44Z" fill="url(#g)"/><ellipse cx="100" cy="-40" rx="6" ry="8" fill="#7a2a06"/>
    <path d="M26 12C52 6 78 10 98 0C90 24 66 30 38 30C28 28 24 20 26 12Z" fill="#4a0410"/><path d="M38 12L44 24L52 11L60 23L68 9L76 20L84 6Z" fill="#fffbe8"/><path d="M40 30C60 34 84 44 98 60C76 62 52 52 40 30Z" fill="#ff6a8a"/>
    ${eye(18, -46, 19)}<path d="M-8-72C8-84 34-80 44-66C30-70 12-70-8-72Z" fill="url(#g)"/>
    <path d="M70 4C90 26 88 50 66 62M54 20C62 46 50 66 28 74" fill="none" stroke="url(#g)" stroke-width="6" stroke-linecap="round"/>
    ${times(5, (i) => `<path d="M${-54 + i * 5} ${-20 + i * 24}q14-14 30 0q-14 14-30 0Z" fill="url(#g)" fill-opacity=".8"/>`)}
    <path d="M-36-78C-52-58-62-36-64-10" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>${spark(84, -92, 13)}${spark(-96, -84, 9)}`)

/** H2, the fairy who dances, with her crown and scarf. */
export const fairy = (): string =>
  square(`<defs>${radial('h', [0, '#d8fff4', 0.8], [0.5, '#4fe0c8', 0.3], [1, '#1aa0b0', 0])}
    ${linear('g', [0, '#fffbd0'], [0.4, '#ffd95e'], [1, '#b06a0c'])}${linear('d', [0, '#ff9ad0'], [0.5, '#ee2f86'], [1, '#8a0a50'])}${linear('s', [0, '#aef6ff'], [0.5, '#2fb0dc'], [1, '#0a5a8a'])}
    ${radialAt('f', 'cx=".42" cy=".36" r=".75"', [0, '#fff4e0'], [0.7, '#ffdcb8'], [1, '#d99a72'])}</defs>
    <circle r="124" fill="url(#h)"/>${rings(104, 100)}
    <path d="M-40-4C-92-20-120 8-112 44C-102 22-84 18-66 28C-82 52-78 78-58 96L-40 60ZM40-4C92-20 120 8 112 44C102 22 84 18 66 28C82 52 78 78 58 96L40 60Z" fill="url(#s)"/>
    <path d="M-44 0C-30-12 30-12 44 0C56 40 64 78 70 104Q0 122-70 104C-64 78-56 40-44 0Z" fill="url(#d)"/><path d="M-18-2L0 34L18-2ZM-12 40H12L18 112Q0 116-18 112Z" fill="url(#g)"/>
    <path d="M-58 92Q0 110 58 92" fill="none" stroke="#ffe79a" stroke-width="7"/>
    <path d="M-44-46C-48-86-26-104 0-104C26-104 48-86 44-46C40-8 20 8 0 8C-20 8-40-8-44-46Z" fill="#1a0a1e"/>
    <path d="M-34-44C-34-72-18-84 0-84C18-84 34-72 34-44C34-14 18 2 0 2C-18 2-34-14-34-44Z" fill="url(#f)"/>
    <path d="M-34-54C-22-76-8-80 0-70C8-80 22-76 34-54C24-66 12-68 0-62C-12-68-24-66-34-54Z" fill="#1a0a1e"/>
    <path d="M-20-42q8-6 14 0M6-42q6-6 14 0" stroke="#2a0a1e" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-7-20Q0-12 7-20Q0-24-7-20Z" fill="#e0203e"/><circle cx="-20" cy="-28" r="7" fill="#ff8a9a" opacity=".6"/><circle cx="20" cy="-28" r="7" fill="#ff8a9a" opacity=".6"/>
    <path d="M-46-80L-34-116L-18-96L0-126L18-96L34-116L46-80Q0-102-46-80Z" fill="url(#g)" stroke="#8a4a06" stroke-width="2"/><circle cy="-100" r="8" fill="#ee2f4e"/><circle cx="-26" cy="-92" r="5" fill="#3fd0e8"/><circle cx="26" cy="-92" r="5" fill="#3fd0e8"/>
    ${spark(74, -74, 13)}${spark(-78, -64, 9)}`)

/** H3, Chú Tễu, who laughs and opens the show. */
export const teu = (): string =>
  square(`<defs>${radial('h', [0, '#fff0b0', 0.8], [0.5, '#ffb83a', 0.3], [1, '#ff8a2a', 0])}
    ${radialAt('f', 'cx=".38" cy=".3" r=".85"', [0, '#ffe9d0'], [0.5, '#ffc394'], [0.85, '#e8915a'], [1, '#a8562a'])}${linear('v', [0, '#ff7a5a'], [0.5, '#d8201e'], [1, '#7a0612'])}${linear('g', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#b06a0c'])}</defs>
    <circle r="124" fill="url(#h)"/>${rings(106, 100)}
    <path d="M-76 108C-74 66-48 46 0 46C48 46 74 66 76 108Q0 124-76 108Z" fill="url(#f)"/><path d="M-76 108C-76 74-58 54-34 48L-8 116Q-46 116-76 108ZM76 108C76 74 58 54 34 48L8 116Q46 116 76 108Z" fill="url(#v)"/><path d="M-34 48L-8 116M34 48L8 116" stroke="url(#g)" stroke-width="7"/>
    <ellipse cx="-72" cy="-22" rx="17" ry="22" fill="url(#f)"/><ellipse cx="72" cy="-22" rx="17" ry="22" fill="url(#f)"/>
    <path d="M-72-24C-72-74-40-98 0-98C40-98 72-74 72-24C72 26 40 58 0 58C-40 58-72 26-72-24Z" fill="url(#f)"/>
    <path d="M-58-58C-66-84-46-102-30-96C-28-80-40-64-58-58ZM58-58C66-84 46-102 30-96C28-80 40-64 58-58Z" fill="#1c0e14"/><path d="M-16-94C-20-118-6-126 0-126C6-126 20-118 16-94Z" fill="#1c0e14"/><path d="M-18-96H18V-86H-18Z" fill="#e0203e"/>
    <path d="M-46-34Q-30-52-14-34M14-34Q30-52 46-34" stroke="#1c0e14" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-48-56Q-32-68-14-58M48-56Q32-68 14-58" stroke="#1c0e14" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M-9-20C-16-6-8 4 0 4C8 4 16-6 9-20Z" fill="#e8915a"/><path d="M-42 8C-22 18 22 18 42 8C36 42 16 48 0 48C-16 48-36 42-42 8Z" fill="#8a0e1e"/><path d="M-36 12C-18 20 18 20 36 12L33 22C16 28-16 28-33 22Z" fill="#fffdf4"/>
    <circle cx="-48" cy="0" r="13" fill="#ff6a5a" opacity=".45"/><circle cx="48" cy="0" r="13" fill="#ff6a5a" opacity=".45"/>
    <path d="M-52-62C-40-80-24-86-10-86" stroke="#fff" stroke-opacity=".6" stroke-width="8" fill="none" stroke-linecap="round"/>${spark(90, -66, 12)}${spark(-92, 46, 9)}`)

/** H4, the lion that plays with a ball. */
export const lion = (): string =>
  square(`<defs>${radial('h', [0, '#d4ffe4', 0.75], [0.5, '#35d08a', 0.3], [1, '#0a8a6a', 0])}
    ${radialAt('b', 'cx=".38" cy=".3" r=".85"', [0, '#b8ffd8'], [0.4, '#2fc08a'], [0.8, '#0a7a5e'], [1, '#043a34'])}${linear('g', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#b0640c'])}${radialAt('o', 'cx=".36" cy=".3" r=".8"', [0, '#ff9a8a'], [0.6, '#e0203e'], [1, '#7a0616'])}</defs>
    <circle r="122" fill="url(#h)"/>${rings(104, 100)}
    ${times(14, (i) => `<path d="M0-74C-22-92-18-118 2-126C22-116 20-92 0-74Z" fill="url(#g)" stroke="#8a4a06" stroke-width="2" transform="rotate(${i * 25.7})"/>`)}
    <circle r="82" fill="url(#b)"/><path d="M-66-44C-84-78-58-92-36-74ZM66-44C84-78 58-92 36-74Z" fill="url(#b)" stroke="#043a34" stroke-width="2"/>
    ${eye(-30, -22, 20)}${eye(30, -22, 20)}<path d="M-54-44C-40-58-18-52-10-40M54-44C40-58 18-52 10-40" stroke="url(#g)" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M-20 2C-14-8 14-8 20 2C16 16-16 16-20 2Z" fill="#1a0a12"/><path d="M-58 22C-30 36 30 36 58 22C54 62 26 74 0 74C-26 74-54 62-58 22Z" fill="#6a0a1a"/><path d="M-50 28L-40 44L-30 32ZM50 28L40 44L30 32Z" fill="#fff"/><circle cy="52" r="22" fill="url(#o)"/><path d="M-14 44Q0 34 14 44" stroke="#ffd98a" stroke-width="4" fill="none"/>
    <path d="M-60-20C-58-42-46-58-30-64" stroke="#fff" stroke-opacity=".55" stroke-width="8" fill="none" stroke-linecap="round"/>${spark(88, -78, 12)}`)
