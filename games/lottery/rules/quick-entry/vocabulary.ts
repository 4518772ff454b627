import { PROVINCES } from '../catalogue/provinces.ts'
import type { QuickRegion } from './entry.ts'
import { BY_DIGIT, LISTS } from './generators.ts'
import { plainOf, type Token } from './tokens.ts'

/** What a word or several together mean. */
export type Meaning =
  | { readonly is: 'REGION'; readonly region: QuickRegion }
  | { readonly is: 'STATIONS'; readonly count: number; readonly area?: QuickRegion['area'] }
  | { readonly is: 'TYPE'; readonly type: string }
  | { readonly is: 'LIST'; readonly name: string }
  | { readonly is: 'BY_DIGIT'; readonly name: string }
  | { readonly is: 'REVERSED' | 'ANIMAL' | 'RANGE' | 'EACH' | 'UNCLEAR' }

/**
 * The words for each bet type; the first is how it is printed. LO, DA, B7, B8, LO_DAO, B7_DAO,
 * XIEN, XIEN_QUAY, TRUOT are distinguished by their numbers, DA by how many stations it is for.
 */
const TYPES: Readonly<Record<string, string>> = {
  LO2: 'lô 2 số | lô 2',
  LO2_1K: 'lô 2 số 1k | lô 1k',
  LO2_DAU: 'lô 2 số đầu | lô đầu',
  LO3: 'lô 3 số | lô 3',
  LO4: 'lô 4 số | lô 4',
  BAO7: 'bao lô 7 | bao 7',
  BAO8: 'bao lô 8 | bao 8',
  XIEN2: 'xiên 2 | lô xiên 2 | xi 2',
  XIEN3: 'xiên 3 | lô xiên 3 | xi 3',
  XIEN4: 'xiên 4 | lô xiên 4 | xi 4',
  DE_DB: 'đề | đề đb | đề đặc biệt | đề đuôi | đb | đặc biệt',
  DE_DAU_DB: 'đề đầu đb | đề đầu đặc biệt',
  DE_G7: 'đề giải 7 | đề giải bảy | đề g 7 | g 7',
  DE_G1: 'đề giải nhất | đề giải 1 | đề g 1 | giải nhất | g 1',
  DE_DAU_G1: 'đề đầu giải nhất | đề đầu giải 1 | đề đầu g 1',
  DE_DAU: 'đề đầu | đề giải 8 | giải 8 | giải tám | g 8',
  DE_DAU_DUOI: 'đề đầu đuôi | đầu đuôi | dd',
  DAU: 'đầu đb | đầu đặc biệt',
  DUOI: 'đuôi đb | đuôi đặc biệt',
  C3_DB:
    '3 càng | ba càng | 3 c | bc | 3 càng đb | ba càng đb | 3 càng đặc biệt | ba càng đặc biệt | xỉu chủ đuôi | xc đuôi',
  C3_DAU: '3 càng đầu | ba càng đầu | xỉu chủ đầu | xc đầu',
  C3_DAU_DUOI: '3 càng đầu đuôi | ba càng đầu đuôi | xỉu chủ | xc',
  C3_G1: '3 càng giải nhất | ba càng giải nhất | 3 càng g 1 | ba càng g 1',
  C4_DB: '4 càng | bốn càng | 4 c | 4 càng đb | bốn càng đb | 4 càng đặc biệt',
  TRUOT4: 'trượt 4 | lô trượt 4 | trượt xiên 4',
  TRUOT5: 'trượt 5 | lô trượt 5 | trượt xiên 5',
  TRUOT6: 'trượt 6 | lô trượt 6 | trượt xiên 6',
  TRUOT8: 'trượt 8 | lô trượt 8 | trượt xiên 8',
  TRUOT10: 'trượt 10 | lô trượt 10 | trượt xiên 10',
  TX_DB: 'tài xỉu | tài xỉu đb | tx',
  CL_DB: 'chẵn lẻ đb | cl',
  TONG_DB: 'tổng đb | tổng đặc biệt',
  TONG_TX: 'tổng tài xỉu | tổng tx',
  TONG_CL: 'tổng chẵn lẻ | tổng cl',
  DA: 'đá | đá vòng | da | dv | dav',
  DA1: 'đá thẳng | dat',
  DA1_KR: 'đá ky rưỡi | đá kr | đá thẳng ky rưỡi',
  DA2: 'đá xiên | đá chéo | đá xiên vòng | dx | dax | cheo | dxv',
  B7L3: 'bao 7 lô 3 số | bảy lô 3 số',
  B8L3: 'bao 8 lô 3 số | tám lô 3 số',
  LO2_DAO: 'lô 2 số đảo',
  LO3_DAO: 'lô 3 số đảo',
  LO4_DAO: 'lô 4 số đảo',
  BAO7_DAO: 'bao lô 7 đảo',
  B7L3_DAO: 'bao 7 lô 3 số đảo',
  B8L3_DAO: 'tám lô đảo | b 8 ld | bao 8 lô đảo | bao 8 lô 3 số đảo',
  C3_DB_DAO: 'xỉu chủ đuôi đảo | xỉu chủ đảo đuôi | xcdduoi | xcd đuôi | dxcduoi | dxc đuôi',
  C3_DAU_DAO: 'xỉu chủ đầu đảo | xỉu chủ đảo đầu | xcddau | xcd đầu | dxcdau | dxc đầu',
  C3_DAU_DUOI_DAO: 'xỉu chủ đảo | xcd | xcdao | xc đảo | dxc',
  C4_DB_DAO: '4 càng đảo | bốn càng đảo',
  B7: 'bao 7 lô | bao bảy lô | bảy lô | b 7 l',
  B8: 'bao 8 lô | bao tám lô | tám lô | b 8 l',
  LO_DAO: 'bao đảo | lô đảo | bao lô đảo | bdao | daob | daolo | đảo lô | blodao',
  B7_DAO: 'bảy lô đảo | bao 7 lô đảo | b 7 ld',
  LO: 'lô | bao lô | bao | blo | b | lô tô | loto',
  XIEN: 'xiên | lô xiên',
  XIEN_QUAY: 'xiên quay | xq',
  TRUOT: 'trượt | lô trượt | trượt xiên',
}

const AREAS: Readonly<Record<QuickRegion['area'], string>> = {
  N: 'miền bắc | mb | bắc | xsmb',
  C: 'miền trung | mt | trung | xsmt',
  S: 'miền nam | mn | nam | xsmn',
}

/** What else a province is called. */
const ALIASES: Readonly<Record<string, string>> = {
  HCM: 'hồ chí minh | tp hcm | tphcm | tp | sài gòn | sg',
  HUE: 'tt huế | thừa thiên',
  VT: 'bà rịa vũng tàu | brvt',
  DL: 'lâm đồng | đà lạt lâm đồng',
  DNG: 'dna',
  DLK: 'đắc lắc | daklak',
}

/**
 * Short words that mean two things to players: Bạc Liêu and bao lô, three provinces called Quảng
 * N…, Đồng Nai and Đà Nẵng, Bình Dương and Bình Định. They are asked for in full.
 */
const UNCLEAR = ['bl', 'qn', 'dn', 'bd']

interface Phrase {
  readonly words: readonly string[]
  readonly meaning: Meaning
}

const PHRASES = phrases()

/** The longest phrase the tokens from `at` on begin with, and how many tokens it takes. */
export function phraseAt(tokens: readonly Token[], at: number): { meaning: Meaning; length: number } | undefined {
  const first = tokens[at]
  if (!first) return undefined
  for (const { words, meaning } of PHRASES.get(first.text) ?? []) {
    if (!words.every((word, index) => tokens[at + index]?.text === word && isSpoken(tokens[at + index]))) continue
    if (meaning.is === 'TYPE' && opensList(words, tokens, at + words.length)) continue
    return { meaning, length: words.length }
  }
  return undefined
}

/** How a bet type and a region are written so that they read back. */
export const wordsOfType = (type: string): string | undefined => TYPES[type]?.split(' | ')[0]

export const wordsOfRegion = ({ area, province, second }: QuickRegion): string | undefined => {
  if (province === undefined) return AREAS[area].split(' | ')[0]
  const [own, other] = [wordsOfProvince(province), second === undefined ? '' : wordsOfProvince(second)]
  return own === undefined || other === undefined ? undefined : `${own} ${other}`.trim()
}

const wordsOfProvince = (province: string) =>
  PROVINCES.find(({ code }) => code === province)?.names.VI.replace('TP. ', '')

const isSpoken = (token: Token | undefined) => token?.kind === 'WORD' || token?.kind === 'NUMBER'

/** `đề đầu 1` is a list of ten numbers for đề, `đề đầu 12` the type of that name. */
const opensList = (words: readonly string[], tokens: readonly Token[], next: number) => {
  const last = words.at(-1)
  const after = tokens[next]
  if (words.length < 2 || (last !== 'dau' && last !== 'duoi')) return false
  return (after?.kind === 'NUMBER' && after.text.length === 1) || after?.text === 'chan' || after?.text === 'le'
}

function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  const all: Phrase[] = []
  const add = (spoken: string, meaning: Meaning) => {
    const words = plainOf(spoken)
      .replaceAll('.', '')
      .split(' ')
      .flatMap((word) => word.match(/[0-9]+|[a-z]+/g) ?? [])
    all.push({ words, meaning })
    // Written together: danang, bacang. A number stands apart in any case.
    if (words.length > 1 && !words.some((word) => /[0-9]/.test(word))) all.push({ words: [words.join('')], meaning })
  }
  const addAll = (spoken: string, meaning: Meaning) => spoken.split(' | ').forEach((part) => add(part, meaning))
  for (const [type, spoken] of Object.entries(TYPES)) addAll(spoken, { is: 'TYPE', type })
  for (const area of ['N', 'C', 'S'] as const) addAll(AREAS[area], { is: 'REGION', region: { area } })
  for (const { code, region: area, names } of PROVINCES) {
    const meaning: Meaning = { is: 'REGION', region: { area, province: code } }
    addAll([names.VI, ...(UNCLEAR.includes(plainOf(code)) ? [] : [code])].join(' | '), meaning)
    if (ALIASES[code]) addAll(ALIASES[code], meaning)
  }
  for (const name of Object.keys(LISTS)) add(name, { is: 'LIST', name })
  for (const name of Object.keys(BY_DIGIT)) add(name, { is: 'BY_DIGIT', name })
  for (const count of [2, 3]) {
    const spoken = (['đài', 'd'] as const).map((word) => `${count} ${word}`)
    addAll(spoken.join(' | '), { is: 'STATIONS', count })
    for (const area of ['N', 'C', 'S'] as const)
      for (const region of AREAS[area].split(' | '))
        for (const words of spoken) {
          add(`${words} ${region}`, { is: 'STATIONS', count, area })
          add(`${words}${region}`, { is: 'STATIONS', count, area })
        }
  }
  addAll('đảo', { is: 'REVERSED' })
  addAll('giáp | giáp con', { is: 'ANIMAL' })
  addAll('kéo | đến | tới', { is: 'RANGE' })
  addAll('mỗi con | mỗi số | mỗi', { is: 'EACH' })
  addAll(UNCLEAR.join(' | '), { is: 'UNCLEAR' })
  return byFirst(all)
}

function byFirst(all: readonly Phrase[]) {
  const found = new Map<string, Phrase[]>()
  for (const phrase of all.toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = phrase.words
    found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}
