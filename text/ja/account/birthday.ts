import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': '{age}歳以上の方に限ります。',
  'birthday.once': '登録は1回のみです。以後の変更はカスタマーサービスが行います。',
  'birthday.part': '日、月、4桁の年をすべて入力してください。',
  'birthday.none': 'その日付は存在しません。ご確認ください。',
  'birthday.young': '{age}歳未満の方はご利用いただけません。',
} as const satisfies Record<keyof typeof vi, string>
