import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'このアカウントは無期限に自己排除されています。',
  'rg.excluded.returnAt': '再開を申請済みです。{time}からログインできます。',
  'rg.excluded.until': 'このアカウントは{time}まで休止中または自己排除中です。',
  'rg.excluded.over':
    '自己排除の期間は終わりましたが、自動では再開されません。再開を申請でき、24時間後にログインできます。',
  'shell.limits': '上限と休止',
  'rg.session.soon': '設定した上限により、本日の残りは{count, plural, other {#分}}です。',
  'inbox.title': 'メッセージ',
  'vip.title': 'VIP',
  'promo.title': 'プロモーション',
  'identities.title': 'ログイン方法',
  'referral.title': '友だちを招待',
  'agent.center': 'エージェントセンター',
  'shell.app': 'アプリを入手',
  'shell.affiliates': 'アフィリエイト',
  'shell.help': 'ヘルプ',
  'shell.security': 'アカウントのセキュリティ',
  'login.cryptoFailed': 'このブラウザーではデータを暗号化できません。安全なアドレス（https）で開いてください。',
  'trial.started': '仮想マネーで無料プレイ中です。',
  in_increase_submit: '今すぐ登録',
} as const satisfies Record<keyof typeof vi, string>
