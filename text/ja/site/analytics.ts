import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': '開いたページを集計してもよろしいですか',
  'analytics.body':
    '同意いただくと、{services} が {brand} のどのページが開かれたかを集計します。その際、IP アドレスとブラウザーの情報が伝わります。お名前、遊んだゲーム、残高などが渡ることはありません。',
  'analytics.accept': '同意する',
  'analytics.refuse': '拒否する',
  'analytics.privacy': 'プライバシー',
  'analytics.accepted': '同意済みです。いつでも取り消せます。取り消すとページを読み込み直します。',
  'analytics.refused': '拒否済みです。何も集計しません。',
  'analytics.signal': 'ブラウザーが追跡拒否を求めているため、何も集計しません。',
} as const satisfies Record<keyof typeof vi, string>
