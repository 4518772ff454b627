import type { head as vi } from '../../vi/site/head.ts'

export const head = {
  'head.home':
    'ベトナム北部・中部・南部の宝くじ、高速抽選、スロット「Sen Vàng」。入出金は速く、結果はすべて自分で検証できます。',
  'head.slots': '{brand}のスロット：登録なしで無料プレイ、RTPを公開、すべてのスピンを検証できます。',
  'head.vnlottery': '北部・中部・南部の抽選の番号選び。配当は明確で、各回の結果と統計も確認できます。',
  'head.lottery': '高速ロト、K3、PK10、キノ、各国の宝くじ：抽選時刻、結果、各ゲームの配当。',
  'head.results': 'ベトナム北部・南部・中部の宝くじ結果を日付と地域ごとに。下2桁の表、番号の照合、印刷も。',
  'head.results.day': '{region} {day} の結果：全等級、下2桁の表、番号の照合、印刷。',
  'head.results.stats':
    'ベトナム宝くじの統計：頻度、未出の長さ、特等の数字、位置のつながり、組み合わせ。直近30～300回。',
  'head.promotions': '{brand}で開催中のプロモーションと全条件。',
  'head.fairness': '{brand}が各ラウンドの前にハッシュを公開する仕組みと、結果を自分で検証する方法。',
  'head.help': '入金、出金、ベット、アカウントの安全、{brand}への問い合わせ方法。',
} as const satisfies Record<keyof typeof vi, string>
