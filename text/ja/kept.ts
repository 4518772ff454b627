import type { kept as vi } from '../vi/kept.ts'

export const kept = {
  'kept.title': 'プレイ保留中の資金',
  'kept.limit.until':
    '{amount} はご自身の入金限度額を超えて着金しました。{time} 以降、限度額の範囲でメインウォレットに移ります。',
  'kept.limit':
    '{amount} はご自身の入金限度額を超えて着金しました。限度額に空きができ次第、メインウォレットに移ります。',
  'kept.tier':
    '{amount} は本人確認前の口座で入金できる額を超えて着金しました。本人確認が済むと、1分以内にメインウォレットに移ります。',
  'kept.withdraw': 'この資金を出金する',
  'kept.confirm': '本人確認をする',
  'kept.from': '出金元',
  'kept.from.MAIN': 'メインウォレット',
  'kept.from.LOCKED': '保留中の資金',
  'kept.terms': '金額は自由、手数料はかかりません。申請はすべて担当者が確認します。',
  'kept.tier.room': '本人確認の前に入金できるのは、合計であと {amount} です。',
  'kept.tier.full': '本人確認前の口座で入金できる上限に達しました。続けるには本人確認をしてください。',
  'kept.pin.forgot': '取引パスワードをお忘れですか？',
  'kept.pin.hint': 'ログインパスワードとコードでご本人と確認します。その後に追加した出金先は24時間後から使えます。',
  'kept.pin.none':
    '再設定には確認済みの電話番号かメールアドレス、または認証アプリが必要です。どれもない場合はカスタマーサービスがお手伝いします。',
} as const satisfies Record<keyof typeof vi, string>
