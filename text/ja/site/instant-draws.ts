import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'ムーンホイール',
  'wheel.play': '回す',
  'wheel.segments': 'マス数',
  'wheel.rules.how':
    'ホイールには同じ大きさのマスが20あり、どのマスに止まる確率も同じです。賭け金にマスの数字を掛けた額が払い戻されます（賭け金を含みます）。リスクでホイールを選びます。還元率は3つとも97.5 %です。',
} as const satisfies Record<keyof typeof vi, string>
