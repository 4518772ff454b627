import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} {count}リール · {ways}通り',
  'roiNuoc.freeSpins': '{symbol}1つを{times}つとして数えます',
  'roiNuoc.rules.how':
    '同じシンボルが左のリールから連続3リール以上に出れば、位置を問わず当たりです。通り数は各リールに出た数の積で、ワイルドの上乗せ前は最大{ways}通り。表は1通りの配当で、全シンボルの配当を合計します。',
  'roiNuoc.rules.freeSpins':
    'フリースピン中は{symbol}1つを{times}つとして数えます。3つ以上でフリースピンが追加され、回数に上限はありません。',
  'roiNuoc.H1': '龍',
  'roiNuoc.H2': '仙女',
  'roiNuoc.H3': 'テウ',
  'roiNuoc.H4': '獅子',
  'roiNuoc.L1': '木のアヒル',
  'roiNuoc.L2': '魚',
  'roiNuoc.L3': '月琴',
  'roiNuoc.L4': 'カエル',
  'roiNuoc.L5': '扇子',
  'roiNuoc.W': '水上楼閣',
  'roiNuoc.S': '火の玉',
} as const satisfies Record<keyof typeof vi, string>
