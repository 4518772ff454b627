import type { texts as vi } from './vi.ts'

export const texts = {
  'matRung.name': 'Mật Rừng',
  'matRung.jar': 'はちみつ瓶 {now}/{full}',
  'matRung.freeSpins': '落下ごとの倍率：{times}',
  'matRung.rules.how':
    '上下左右に{least}個以上つながった同じシンボルが当たりのかたまりです。かたまりの配当は合計されます。',
  'matRung.rules.wild': '{symbol}は隣り合うすべてのかたまりに数えます。単独ではかたまりになりません。',
  'matRung.rules.jar':
    '有料スピンでシンボルが1つ消えるたびに、瓶に1滴たまります。1回のスピンで{jar}滴たまるとフリースピン{spins}回が始まり、落下ごとに配当が順に{times}倍になります。最後の倍率はそのスピンの終わりまで続きます。瓶はスピンごとに空から始まります。',
  'matRung.rules.fields':
    'スピンごとに、番号の付いた{fields}枚の盤から1枚を同じ確率で引きます。番号が落ちてくるシンボルをすべて決めるので、数値は全部の盤で計算しています。',
  'matRung.H1': '女王蜂',
  'matRung.H2': '蜂の巣',
  'matRung.H3': 'アゲハチョウ',
  'matRung.L1': 'カユプテの花',
  'matRung.L2': '紫の睡蓮',
  'matRung.L3': 'きのこ',
  'matRung.L4': 'シダ',
  'matRung.W': 'はちみつの滴',
} as const satisfies Record<keyof typeof vi, string>
