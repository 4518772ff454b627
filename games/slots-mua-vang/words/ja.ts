import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'かごは残り、空きマスがもう一度回ります',
  'muaVang.won': '収穫！リスピン{count}回',
  'muaVang.left': 'リスピン残り{count}回',
  'muaVang.over': '収穫終了',
  'muaVang.paid': 'すべてのかごの合計',
  'muaVang.harvest': 'かご{count}個 · {amount}',
  'muaVang.full': '畑いっぱいの黄金！',
  'muaVang.rules.every': '収穫は平均{spins}回に1度',
  'muaVang.rules.how':
    '1つの畝で同じシンボルが3つ以上隣り合えば、位置を問わず当たりです。畝ごとに最高の並びを払い、3つの畝を合計します。',
  'muaVang.rules.wild': '{symbol}は{basket}以外のすべての代わりになります。',
  'muaVang.rules.harvest':
    '{basket}はそれぞれベット額の倍数を持ちます：{values}。{least}個以上で収穫が始まり、リスピンは{respins}回です。',
  'muaVang.rules.respins':
    '収穫中、かごは残ります。各リスピンで空きマスごとに1/{chance}の確率で新しいかごが出て、出ればリスピンは{respins}回に戻ります。最後にすべてのかごを合計します。{cells}マスが埋まるとさらにベット額の{full}倍です。',
  'muaVang.H1': '水牛',
  'muaVang.H2': '笛凧',
  'muaVang.H3': 'おんどり',
  'muaVang.L1': '鎌',
  'muaVang.L2': '水がめ',
  'muaVang.L3': 'バッタ',
  'muaVang.W': '太陽',
  'muaVang.C': '黄金のかご',
  'muaVang.X': '土',
} as const satisfies Record<keyof typeof vi, string>
