import type { instant as vi } from '../../vi/games/instant.ts'

export const instant = {
  'instant.autoplay': '自動プレイ',
  'instant.recent': '最近のラウンド',
  'instant.chance': '確率',
  'instant.times': '倍率',
  'instant.brings': '払い戻し',
  'instant.rules.rtp': '還元率（RTP）：どの選択でも {rtp} 以上',
  'instant.rules.chosen': '当たりの割合とボラティリティは、現在の選択のものです。',
  'instant.rules.pace': '1ラウンドは {seconds, plural, other {# 秒}}以上かかります。',
  'dice.name': 'ハンドレッドダイス',
  'dice.play': '振る',
  'dice.under': '未満',
  'dice.over': '超',
  'dice.side': '未満か超か',
  'dice.target': 'ポイント',
  'dice.keys.swap': '未満と超を入れ替える',
  'dice.keys.less': 'ポイントを下げる',
  'dice.keys.more': 'ポイントを上げる',
  'dice.rules.how':
    '毎回 0.00 から 99.99 までの数がひとつ出ます。どの数も同じ確率です。ポイントを決め、出る数がそれ未満か超えるかを選びます。ちょうど同じ数なら当たりになりません。',
  'dice.rules.pays':
    '倍率は 99 を確率（パーセント）で割り、小数第4位より下を切り捨てた数です。払い戻しには賭け金が含まれます。',
  'limbo.name': 'ムーンリーチ',
  'limbo.play': '灯を上げる',
  'limbo.target': '目標倍率',
  'limbo.keys.less': '目標を下げる',
  'limbo.keys.more': '目標を上げる',
  'limbo.rules.how':
    '目標の倍率を決めます。毎回ひとつの倍率が抽選され、目標以上なら賭け金に目標の倍率を掛けた額が払い戻されます。',
  'limbo.rules.pays':
    'ある倍率に届く確率は 99% をその倍率で割った値です。最高は 1,000,000 倍です。払い戻しには賭け金が含まれます。',
  'plinko.name': 'パールレイン',
  'plinko.play': '真珠を落とす',
  'plinko.rows': '段数',
  'instant.risk': 'リスク',
  'instant.low': '低',
  'instant.medium': '中',
  'instant.high': '高',
  'instant.most': '最高',
  'plinko.keys.rows': '段数を変える',
  'instant.keys.risk': 'リスクを変える',
  'plinko.rules.how':
    '真珠はピンの段を、各段で同じ確率で左か右に進みながら落ち、ひとつの枠に入ります。賭け金に枠の数を掛けた額が、賭け金込みで払い戻されます。両端の枠が最も高くなります。',
} as const satisfies Record<keyof typeof vi, string>
