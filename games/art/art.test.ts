import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BACKDROP_NAMES } from './backdrops.ts'
import { OWN_GAMES } from '../own-games.ts'
import { drawPicture, motifName } from '../pictures.ts'
import { MOTIF_NAMES } from './motifs.ts'
import { NAMED } from './named.ts'
import { PALETTE_NAMES } from './palettes.ts'
import { emblem, nameOf, thumbnail, type Picture } from './thumbnail.ts'
import { wordMark } from './word-mark.ts'

const shown = (nth: number): Picture => ({
  motif: MOTIF_NAMES[nth % MOTIF_NAMES.length]!,
  palette: PALETTE_NAMES[nth % PALETTE_NAMES.length]!,
  backdrop: BACKDROP_NAMES[nth % BACKDROP_NAMES.length]!,
  seed: nth + 1,
})
const pictures = Array.from({ length: MOTIF_NAMES.length * 9 }, (_, nth) => shown(nth))
const hash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12)

test('there are 39 motifs, 10 palettes and 9 backdrops', () => {
  assert.deepEqual([MOTIF_NAMES.length, PALETTE_NAMES.length, BACKDROP_NAMES.length], [39, 10, 9])
})

test('the same seed gives the same picture, another seed another one', () => {
  for (const picture of pictures) assert.equal(thumbnail(picture), thumbnail({ ...picture }))
  assert.equal(new Set(pictures.map((picture) => thumbnail(picture))).size, new Set(pictures.map(nameOf)).size)
})

/** Opening and closing tags match, every id that is used is there, nothing is not a number. */
function checkDrawing(svg: string, name: string) {
  const open: string[] = []
  for (const [, closing, tag, single] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) assert.equal(open.pop(), tag, name)
    else if (!single) open.push(tag!)
  }
  assert.deepEqual(open, [], name)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) assert.ok(ids.includes(used), `${name}: ${used}`)
  assert.equal(new Set(ids).size, ids.length, `${name} has an id twice`)
  assert.doesNotMatch(svg, /NaN|undefined|null|\[object|<text|<script|href|>\s*,\s*</, name)
}

test('every picture is a whole drawing without text, scripts or links', () => {
  for (const picture of pictures) checkDrawing(thumbnail(picture), nameOf(picture))
  for (const { catalogue } of OWN_GAMES) {
    const picture = { ...shown(1), motif: motifName(catalogue.motif) }
    checkDrawing(drawPicture(picture), nameOf(picture))
  }
  for (const motif of MOTIF_NAMES) checkDrawing(emblem(motif, 'jade'), motif)
  for (const [name, draw] of Object.entries(NAMED)) checkDrawing(draw(), name)
  for (let nth = 0; nth < 40; nth++) checkDrawing(wordMark(`VENDOR${nth}`, PALETTE_NAMES[nth % 10]!), `vendor ${nth}`)
})

test('what a folder draws itself has a name of its own', () => {
  for (const { catalogue } of OWN_GAMES)
    if (typeof catalogue.motif !== 'string') assert.ok(!MOTIF_NAMES.some((name) => name === motifName(catalogue.motif)))
  assert.throws(() => drawPicture({ ...shown(1), motif: 'nothing' }), RangeError)
})

test('two pictures in one document share no id', () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  const all = pictures.flatMap((picture) => ids(thumbnail(picture)))
  assert.equal(new Set(all).size, all.length)
})

test('the art stands still: a change is made on purpose, together with the art version', () => {
  expect(Object.fromEntries(MOTIF_NAMES.map((motif, nth) => [motif, hash(thumbnail(shown(nth)))]))).toMatchSnapshot(
    'thumbnails',
  )
  expect(Object.fromEntries(Object.entries(NAMED).map(([name, draw]) => [name, hash(draw())]))).toMatchSnapshot('named')
})
