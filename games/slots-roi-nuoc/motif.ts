import { linear, radial, radialAt, times } from '../art/svg.ts'
import type { Motif } from '../art/motifs/motif.ts'

/** Chú Tễu of the water puppets before his pavilion, waist-deep in the pond. */
export const puppet: Motif = (key, tone) => `<defs>
    ${radial(key + 'h', [0, tone.light, 0.65], [1, tone.light, 0])}${radialAt(key + 'f', 'cx=".38" cy=".3" r=".85"', [0, '#ffe9d0'], [0.5, '#ffc394'], [0.85, '#e8915a'], [1, '#a8562a'])}
    ${linear(key + 'v', [0, '#ff7a5a'], [0.5, '#d8201e'], [1, '#7a0612'])}${linear(key + 'g', [0, '#fffbd0'], [0.5, tone.accent], [1, '#9a560a'])}${linear(key + 'w', [0, tone.bright, 0.9], [1, tone.deep, 0.95])}</defs>
    <g transform="translate(0 4) scale(.86)"><circle cy="-40" r="150" fill="url(#${key}h)"/>
    <path d="M-160-58C-124-66-106-92-92-120H92C106-92 124-66 160-58L140-42H-140Z" fill="url(#${key}v)"/><path d="M-140-44H140V-32H-140Z" fill="url(#${key}g)"/><path d="M-60-120C-42-136-16-138 0-160C16-138 42-136 60-120Z" fill="url(#${key}g)"/>
    <path d="M-126-34H-110V110H-126ZM110-34H126V110H110Z" fill="url(#${key}v)"/>
    <path d="M-96 128C-94 74-58 52 0 52C58 52 94 74 96 128Z" fill="url(#${key}f)"/><path d="M-96 128C-96 86-72 60-42 54L-8 134H-96ZM96 128C96 86 72 60 42 54L8 134H96Z" fill="url(#${key}v)"/><path d="M-42 54L-8 134M42 54L8 134" stroke="url(#${key}g)" stroke-width="8"/>
    <ellipse cx="-82" cy="-14" rx="18" ry="24" fill="url(#${key}f)"/><ellipse cx="82" cy="-14" rx="18" ry="24" fill="url(#${key}f)"/><path d="M-82-16C-82-72-46-100 0-100C46-100 82-72 82-16C82 42 46 72 0 72C-46 72-82 42-82-16Z" fill="url(#${key}f)"/>
    <path d="M-66-54C-76-88-52-104-34-98C-32-80-46-62-66-54ZM66-54C76-88 52-104 34-98C32-80 46-62 66-54Z" fill="#1c0e14"/><path d="M-18-98C-22-124-8-134 0-134C8-134 22-124 18-98Z" fill="#1c0e14"/><path d="M-20-100H20V-88H-20Z" fill="${tone.contrast}"/>
    <path d="M-52-28Q-34-48-16-28M16-28Q34-48 52-28" stroke="#1c0e14" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-10-12C-18 6-8 14 0 14C8 14 18 6 10-12Z" fill="#e8915a"/>
    <path d="M-48 20C-26 32 26 32 48 20C42 58 18 64 0 64C-18 64-42 58-48 20Z" fill="#8a0e1e"/><path d="M-42 25C-20 34 20 34 42 25L38 37C18 44-18 44-38 37Z" fill="#fffdf4"/><circle cx="-54" cy="10" r="14" fill="#ff6a5a" opacity=".45"/><circle cx="54" cy="10" r="14" fill="#ff6a5a" opacity=".45"/>
    <path d="M-176 122Q-136 104-96 122T-16 122T64 122T172 122L164 196H-164Z" fill="url(#${key}w)"/>${times(3, (i) => `<ellipse cy="${128 + i * 14}" rx="${112 + i * 18}" ry="${9 + i * 3}" fill="none" stroke="${tone.light}" stroke-opacity="${0.6 - i * 0.16}" stroke-width="4"/>`)}</g>`
