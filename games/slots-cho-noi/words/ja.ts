import type { texts as vi } from './vi.ts'

export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': '倍率の合計：×{times}',
  'choNoi.freeSpins': '黄金の笠がスピンの配当を倍にします',
  'choNoi.say.scatter': '{symbol} {count} 個、{amount}。',
  'choNoi.rules.how':
    '同じシンボルが盤面のどこかに {least} 個以上そろうと当たりです。落下ごとに各シンボルは個数に応じて一度支払われ、すべての配当が合計されます。',
  'choNoi.rules.scatter':
    '有料スピンが止まったとき、{scatter}が {least} 個以上あれば表のとおり支払われ、フリースピンが {spins} 回始まります。',
  'choNoi.rules.multiplier':
    '{symbol}はフリースピンにだけ現れます。落下が終わると、盤面の倍率をすべて合計し、そのスピンの配当に掛けます。倍率：{values}。',
  'choNoi.rules.more':
    'フリースピン中は{scatter} {scatters} 個以上で {spins} 回追加され（1 ラウンド最大 {most} 回）、配当はありません。',
  'choNoi.rules.measured':
    'RTP とフリースピンの頻度は {rounds} ラウンドのシミュレーションによる値で、RTP の誤差は ±{span} 以内です。当選率は正確な値です。',
  'choNoi.rules.chance':
    '最大配当（{multiple} 倍）になる確率：5,000 万分の 1 未満。{rounds} ラウンドのシミュレーションでは一度も出ず、最大はベットの {largest} 倍でした。',
  'choNoi.H1': 'ドリアン',
  'choNoi.H2': 'ドラゴンフルーツ',
  'choNoi.H3': 'マンゴー',
  'choNoi.H4': 'マンゴスチン',
  'choNoi.L1': 'ココナッツ',
  'choNoi.L2': 'スターフルーツ',
  'choNoi.L3': 'ライム',
  'choNoi.L4': '唐辛子',
  'choNoi.L5': 'バナナ',
  'choNoi.S': '市場の小舟',
  'choNoi.M': '黄金の笠',
} as const satisfies Record<keyof typeof vi, string>
