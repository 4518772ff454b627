import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'ムーンホイール',
  'wheel.play': '回す',
  'wheel.segments': 'マス数',
  'wheel.rules.how':
    'ホイールには同じ大きさのマスが20あり、どのマスに止まる確率も同じです。賭け金にマスの数字を掛けた額が払い戻されます（賭け金を含みます）。リスクでホイールを選びます。還元率は3つとも97.5 %です。',
  'coinFlip.name': '表か裏か',
  'coinFlip.play': '投げる',
  'coinFlip.heads': '表',
  'coinFlip.tails': '裏',
  'coinFlip.side': '面',
  'coinFlip.flips': '投げる回数',
  'coinFlip.keys.swap': '面を替える',
  'coinFlip.keys.less': '1回減らす',
  'coinFlip.keys.more': '1回増やす',
  'coinFlip.rules.how':
    '面と投げる回数（1〜10回）を選びます。表と裏は毎回同じ確率で出ます。すべて選んだ面なら、1回で賭け金の1.96倍、1回増えるごとに2倍が払い戻されます（賭け金を含みます）。一覧では●が表、○が裏です。',
  'rps.name': 'じゃんけん',
  'rps.play': '出す',
  'rps.rock': 'グー',
  'rps.paper': 'パー',
  'rps.scissors': 'チョキ',
  'rps.hand': 'グー、チョキ、パー',
  'rps.you': 'あなた',
  'rps.house': 'ハウス',
  'rps.end': '結果',
  'rps.won': '勝ち',
  'rps.even': 'あいこ',
  'rps.lost': '負け',
  'rps.keys.next': '手を替える',
  'rps.rules.how':
    'グー、チョキ、パーのどれかを出します。ハウスの手は3つから同じ確率で決まります。グーはチョキに、チョキはパーに、パーはグーに勝ちます。勝ちは賭け金の1.94倍、あいこは賭け金が戻ります。何を出しても還元率は98 %です。',
  'scratch.name': 'ラッキースクラッチ',
  'scratch.play': '削る',
  'scratch.symbol': 'シンボル',
  'scratch.cards': '100,000枚中の当たり',
  'scratch.rules.how':
    'カードには9マスあります。同じシンボルが3つ出ると、その倍率が払い戻されます（賭け金を含みます）。1枚でそろうのは最大1組です。リスクでカードの種類を選びます。表は100,000枚のうち何枚が当たりかを示します。還元率は3種類とも97.5 %です。',
} as const satisfies Record<keyof typeof vi, string>
