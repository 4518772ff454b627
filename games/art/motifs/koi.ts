import { linear, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const koi: Motif = (key, tone) => {
  const shape = `<path d="M0 82C26 104 44 128 40 160C20 148 8 136 0 120C-8 136-20 148-40 160C-44 128-26 104 0 82Z" fill="url(#${key}f)" opacity=".92"/>
    <path d="M24-36C58-34 76-8 74 18C52 12 34 2 22-12ZM-24-36C-58-34-76-8-74 18C-52 12-34 2-22-12Z" fill="url(#${key}f)" opacity=".85"/>
    <path d="M0-98C30-90 38-36 26 18C18 50 8 78 0 98C-8 78-18 50-26 18C-38-36-30-90 0-98Z" fill="url(#${key}w)"/>
    <path d="M-18-84C-2-96 24-84 26-58C28-38 8-30-6-40C-20-48-30-72-18-84ZM-22-4C-6-16 20-8 20 10C20 28-4 34-14 24C-24 16-32 6-22-4ZM-6 46C6 42 12 54 6 64C0 72-8 64-8 58Z" fill="url(#${key}o)"/>
    ${times(9, (i) => `<path d="M${-13 + (i % 3) * 13} ${-26 + Math.floor(i / 3) * 20}q6.5 8 13 0" stroke="#b5481b" stroke-opacity=".25" fill="none" stroke-width="1.5"/>`)}
    <path d="M0-70C3-30 3 30 0 70" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" fill="none"/>
    <circle cx="-15" cy="-74" r="4.5" fill="#1b0d18"/>
    <circle cx="15" cy="-74" r="4.5" fill="#1b0d18"/>
    <circle cx="-14" cy="-75.5" r="1.5" fill="#fff"/>
    <circle cx="16" cy="-75.5" r="1.5" fill="#fff"/>`
  return `<defs>
    ${linear(key + 'w', [0, '#fff'], [0.6, '#ffe9d6'], [1, '#f0b58a'])}${linear(key + 'o', [0, '#ffa23a'], [0.5, '#f4511e'], [1, '#b81d10'])}${linear(key + 'f', [0, '#ffd2a0', 0.95], [1, '#ff7a3c', 0.25])}
    </defs>
    ${times(4, (i) => `<circle r="${58 + i * 30}" fill="none" stroke="${tone.light}" stroke-opacity="${0.3 - i * 0.06}" stroke-width="1.5"/>`)}
    <g transform="translate(-46 -8) rotate(-24) scale(.82)">
    ${shape}
    </g>
    <g transform="translate(50 22) rotate(158) scale(.72)">
    ${shape}
    </g>`
}
