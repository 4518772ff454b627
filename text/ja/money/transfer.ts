import type { transfer as vi } from '../../vi/money/transfer.ts'

export const transfer = {
  'transfer.lead':
    'ほとんどの提携先はメインウォレットのまま遊べます。次の提携先は専用のウォレットを使います。お金を移して遊び、いつでも戻せます。',
  'transfer.main': 'メインウォレット',
  'transfer.inTransit': '移動中：{amount}',
  'transfer.inTransitWhy':
    '提携先からまだ返事がありません。お金は安全です。届くか、ここに戻ります。確認を続けています。',
  'transfer.recall': 'すべて戻す',
  'transfer.balance': '残高',
  'transfer.amountOf': '{vendor} との金額',
  'transfer.all': 'すべて',
  'transfer.to': '移す',
  'transfer.from': '戻す',
  'transfer.limits': '{min} から {max} まで、{step} 単位',
  'transfer.noAnswer': 'この提携先は今、応答がありません。',
  'transfer.maintenance': 'メンテナンス中：戻すことはできますが、移すことはできません。',
  'transfer.seamless': '{count} 社はメインウォレットで遊べます',
  'transfer.none': '専用のウォレットを使う提携先はありません。',
  'transfer.done.in': '{vendor} に {amount} を移しました。',
  'transfer.done.out': '{vendor} から {amount} を戻しました。',
  'transfer.pending': '{vendor} からまだ返事がありません。{amount} は移動中です。確認を続けています。',
  'transfer.failed': '{vendor} は受け付けませんでした。お金は元の場所にあります。',
  'transfer.down': '{vendor} の応答がありません。お金はそのままです。数分後にもう一度お試しください。',
  'transfer.nothing': '戻すお金はありませんでした。',
  'transfer.invalid': '金額を数字で入力してください。',
} as const satisfies Record<keyof typeof vi, string>
